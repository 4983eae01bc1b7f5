import { look } from '../../lexicon/match.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, partStart, sentenceStart, type Token, wordsIn } from '../../tokens.ts';
import { HOLDERS } from '../talk/that-are-there.ts';

/** "list all the letters from there", «назови все товары оттуда»: who only wants to know them leaves them there. */
export function asThere(said: readonly Token[]): Token[] {
  const tokens = asMadeInThere(asFromThere(asOfThat(said)));
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const isFromThere = token.word === 'from' && /^(?:there|here)$/.test(words[at + 1] ?? '');
    const isSo = isFromThere || /^(?:оттуда|отсюда)$/.test(token.word);
    if (!isSo || isBeginning(tokens[at - 1]) || !isAskedFor(words, at)) return token;
    return inPlaceOf(token, isFromThere ? 'in' : 'там');
  });
}

/** "…, and from there go to the shop": what comes next begins with it. */
function isBeginning(before: Token | undefined): boolean {
  return before === undefined || before.isMark === true || /^(?:and|then|и|а|потом|затем)$/.test(before.word);
}

/** Whether the verb before it asks to be told something. */
function isAskedFor(words: readonly string[], at: number): boolean {
  const verb = words.findLastIndex((_, index) => index < at && look(verbs, words, index) !== undefined);
  const meaning = verb < 0 ? undefined : look(verbs, words, verb)?.meaning;
  return meaning !== undefined && ASKING.has(meaning);
}

/** «В папке «Старое» одни копии. Удали оттуда все файлы»: from that folder, the only one that was named. */
function asFromThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.indexOf('оттуда');
  const verb = at > 0 ? look(verbs, words, at - 1) : undefined;
  const start = partStart(tokens, at);
  const [name, ...others] = tokens.slice(0, start).filter(({ value }) => value?.exact);
  const isDone = tokens
    .slice(0, start)
    .some((token, index) => !token.value && look(verbs, words, index)?.form === 'base');
  if (!name || others.length > 0 || isDone || verb?.form !== 'base' || !TAKING.has(verb.meaning)) return [...tokens];
  const stop = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark || /^(?:в|во|на|к|и)$/.test(word)));
  const end = stop < 0 ? tokens.length : stop;
  const kind = HOLDERS.get(tokens[tokens.indexOf(name) - 1]?.word ?? '');
  const out = ['из', ...(kind ? [kind] : [])].map((word) => inPlaceOf(tokens[at], word));
  const from = [...out, { ...name, start: tokens[at]?.start ?? 0, end: tokens[at]?.end ?? 0 }];
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, end), ...from, ...tokens.slice(end)];
}

/** «Всё, что было в «Новых», мы разобрали: удали все письма этой папки»: from that folder, the only one that was named. */
function asOfThat(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => /^эт(?:ой|ого)$/.test(word) && [...HOLDERS.values()].includes(words[index + 1] ?? ''),
  );
  const start = partStart(tokens, at);
  const [name, ...others] = tokens.slice(0, start).filter(({ value }) => value?.exact);
  const isAll = /^все , что(?: |$)/.test(words.slice(0, 4).join(' ')) && FINISHED.test(words[start - 2] ?? '');
  if (at < 0 || !name || others.length > 0 || !isAll) return [...tokens];
  const stand = { start: tokens[at]?.start ?? 0, end: tokens[at + 1]?.end ?? 0 };
  const from = [inPlaceOf(tokens[at], 'из'), ...tokens.slice(at + 1, at + 2), { ...name, ...stand }];
  return [...tokens.slice(start, at), ...from, ...tokens.slice(at + 2)];
}

const FINISHED =
  /^(?:закончил[аи]?|закончено|доделал[аи]?|сделал[аи]?|сделано|готово|выполнил[аи]?|выполнено|разобрал[аи]?|разобрано|завершил[аи]?|завершено|проверил[аи]?|проверено)$/;

/** «Хочу спросить в разделе «Дача». Заведи там тему …», «… в разделе «Дача»: заведи там …»: in that section, the only one that was named. */
function asMadeInThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => word === 'там' && MAKING.test(words[index - 1] ?? ''));
  const start = partStart(tokens, at);
  const [name, ...others] = tokens.slice(0, start).filter(({ value }) => value?.exact);
  const place = name ? tokens.indexOf(name) - 2 : -1;
  const isPlace = /^(?:в|во)$/.test(words[place] ?? '') && HOLDERS.has(words[place + 1] ?? '');
  if (at < 0 || !name || others.length > 0 || !isPlace) return [...tokens];
  const stand = { start: tokens[at]?.start ?? 0, end: tokens[at]?.end ?? 0 };
  const there = tokens.slice(place, place + 3).map((token) => ({ ...token, ...stand }));
  // «Хочу спросить …»: that is what it is made for.
  const from = sentenceStart(tokens, place);
  const isWish = /^(?:хочу|хотим|хочется)$/.test(words[from] ?? '') && tokens.indexOf(name) === start - 2;
  const made = tokens.findIndex(({ value, isMark }, index) => index > at && (isMark || value?.exact));
  const end = tokens[made]?.value?.exact ? made + 1 : at + 1;
  const before = [...tokens.slice(0, isWish ? from : start), ...tokens.slice(start, at)];
  return [...before, ...tokens.slice(at + 1, end), ...there, ...tokens.slice(end)];
}

const MAKING = /^(?:создай|создайте|заведи|заведите|открой|откройте|начни|начните|добавь|добавьте)$/;

const TAKING: ReadonlySet<Concept> = new Set(['move', 'drag', 'remove', 'add', 'download']);

const ASKING: ReadonlySet<Concept> = new Set(['tell', 'list', 'extract', 'compare', 'count', 'sum', 'show']);
