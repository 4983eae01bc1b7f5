import { commandsAt } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, markInPlaceOf, saidThere, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Отправь заявку, приложив файл и выбрав «Срочно»», "tick “Milk”, opening the list “Shopping”": what is done on the way is told after, and is done
 * first. What confirms it is done after: «удали заметку, подтвердив удаление».
 */
export function asWayFirst(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => tokens[index - 1]?.text === ',' && verbAt(tokens, index) !== undefined);
  const stop = tokens.findIndex(({ text }, index) => index > at && /^(?:[.!?;:]|\n+)$/.test(text));
  const end = goingOn(tokens, at, stop < 0 ? tokens.length : stop);
  const start = sentenceStart(tokens, at);
  const main = tokens.slice(start, Math.max(at - 1, 0));
  const verb = lastVerb(main);
  if (at < 0 || !verb || tokens[stop]?.text === ':') return [...tokens];
  const from = start + verb.start;
  const deed = inSmall(tokens.slice(from, at - 1));
  const ways = waysIn(tokens.slice(at, end));
  const done = inOrder(deed, ways, verb.meaning);
  if (!done) return [...tokens];
  return [...tokens.slice(0, from), ...done, ...tokens.slice(end)];
}

/** One thing that is done on the way, told as a command. */
interface Way {
  said: readonly Token[];
  means: Meaning;
}

type Meaning = 'open' | 'press' | 'confirm' | 'set';

function inOrder(deed: readonly Token[], all: readonly Way[], meaning: Concept | undefined): Token[] | undefined {
  const ways = all.map((way) => ofIt(way, deed));
  const [first, pressed, confirmed] = [/^(?:open|set)$/, /^press$/, /^confirm$/].map((sort) =>
    ways.filter(({ means }) => sort.test(means)).map(({ said }) => said),
  );
  const names = deed.filter(({ value }) => value?.exact);
  // «удали файл «план», выбрав «Удалить» в меню его строки».
  const [menu, ...more] = first ?? [];
  const inMenu = menu && more.length === 0 && names.length === 1 ? ofItsRow(menu) : undefined;
  if (inMenu) return inARow([[...deed, markInPlaceOf(inMenu[0], ':'), ...inMenu], ...(confirmed ?? [])]);
  const isOfIt = all.some(pointsAtIt);
  // «…, выбрав все из них»: which ones is told by both together.
  if (ways.some(({ said }) => said.slice(2).some(({ word }) => IT.test(word) || THEM.test(word)))) return undefined;
  if (!first || !pressed || !confirmed || (isOfIt && names.length !== 1)) return undefined;
  // «задай вопрос «…», введя его и нажав «Готово»»: all of it is told by the way.
  const isAll = first.length > 0 && pressed.length === 1 && (isOfIt || names.length === 0);
  if (isAll) return inARow([...first, ...pressed, ...confirmed]);
  // «удали файл, нажав на корзину»: that is how it is done, and not what is done first.
  if (first.length + confirmed.length === 0 || pressed.length > 0 || isOfIt) return undefined;
  // «создай карточку «План», указав срок», «отправь письмо Анне, указав тему»: that belongs to what is made.
  const isMade = (meaning !== undefined && MAKING.has(meaning)) || MADE.test(deed[0]?.word ?? '');
  const isLetter = /^(?:send|answer)$/.test(meaning ?? '') && deed.some(({ word }) => LETTER.test(word));
  if (isMade && names.length === 1 && all.every(isField)) return withFields(deed, all);
  if ((isMade || isLetter) && ways.some(({ means }) => means === 'set')) return undefined;
  return inARow([...first, deed, ...confirmed]);
}

/** «выбери «Удалить» в действиях его строки»: «в меню действий его строки выбери «Удалить»». */
function ofItsRow(way: readonly Token[]): Token[] | undefined {
  const [verb, name] = way;
  const row = wordsIn(way.slice(2)).join(' ');
  if (!verb || !name?.value?.exact || !OF_ITS_ROW.test(row)) return undefined;
  const menu = ['в', 'меню', 'действий', /ее/.test(row) ? 'ее' : 'его', 'строки'];
  return [...menu.map((word) => inPlaceOf(way[2], word)), inPlaceOf(verb, 'выбери'), name];
}

const OF_ITS_ROW = /^в (?:меню действий|меню|действиях|списке действий) (?:(?:его|ее) строки|в (?:его|ее) строке)$/;

/** «указав срок 5 мая»: what is told there is called by a plain word. */
function isField({ said: [verb, field, value] }: Way): boolean {
  return verb?.word === 'укажи' && /^[а-я]{4,}$/.test(field?.word ?? '') && value !== undefined;
}

/** «создай карточку «План»: срок 5 мая». */
function withFields(deed: readonly Token[], ways: readonly Way[]): Token[] {
  return [
    ...deed,
    ...ways.flatMap(({ said: [verb, ...rest] }, at) => [markInPlaceOf(verb, at === 0 ? ':' : ','), ...rest]),
  ];
}

/** It does not begin the sentence any more. */
function inSmall([first, ...rest]: readonly Token[]): Token[] {
  if (!first) return [];
  return [first.value ? first : { ...first, text: first.text.toLowerCase() }, ...rest];
}

function inARow(steps: readonly (readonly Token[])[]): Token[] {
  const last = steps.at(-1);
  const and = inPlaceOf(last?.[0], /[а-я]/.test(last?.[0]?.word ?? '') ? 'и' : 'and');
  return steps.flatMap((said, at) => {
    if (at === 0) return said;
    return [...(said === last ? [and] : [markInPlaceOf(said[0], ',')]), ...said];
  });
}

/** «…, введя его»: that which was named. */
function ofIt(way: Way, deed: readonly Token[]): Way {
  const name = deed.find(({ value }) => value?.exact);
  if (!pointsAtIt(way) || !name) return way;
  const [verb, it, ...rest] = way.said;
  return verb ? { ...way, said: [verb, ...saidThere([name], it), ...rest] } : way;
}

function pointsAtIt({ said, means }: Way): boolean {
  return means !== 'confirm' && IT.test(said[1]?.word ?? '');
}

/** Each begins with its verb, after a comma or «и». */
function waysIn(tokens: readonly Token[]): Way[] {
  const starts = [...tokens.keys()].filter((at) => verbAt(tokens, at) && (at === 0 || jointBefore(tokens, at) < at));
  return starts.flatMap((at, index) => {
    const next = starts[index + 1];
    const rest = tokens.slice(at + 1, next === undefined ? tokens.length : jointBefore(tokens, next));
    const [command, means] = verbAt(tokens, at) ?? [];
    if (!command || !means) return [];
    const there = THERE.exec(wordsIn(rest).slice(0, 3).join(' '))?.[0].trim().split(' ').length ?? 0;
    const what = means === 'confirm' && IT.test(rest[0]?.word ?? '') ? rest.slice(1) : rest.slice(there);
    return [{ said: [inPlaceOf(tokens[at], command), ...what], means }];
  });
}

/** Where the comma and the «и» begin that stand right before it. */
function jointBefore(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && (tokens[from - 1]?.text === ',' || JOINT.test(tokens[from - 1]?.word ?? ''))) from--;
  return from;
}

/** Where the sentence goes on with another command, or ends. */
function goingOn(tokens: readonly Token[], from: number, stop: number): number {
  const next = tokens.findIndex(
    (_, at) => at > from && at < stop && jointBefore(tokens, at) < at && !verbAt(tokens, at) && commandsAt(tokens, at),
  );
  return next < 0 ? stop : jointBefore(tokens, next);
}

/** The last deed before the way, and where it begins to be spoken of. */
function lastVerb(main: readonly Token[]): { start: number; meaning: Concept | undefined } | undefined {
  const words = wordsIn(main);
  const found = [...main.keys()].filter((at) => {
    const verb = main[at]?.value ? undefined : look(verbs, words, at);
    return verb?.form === 'base' && verb.meaning !== 'need';
  });
  const last = found.at(-1);
  if (main.some((_, at) => verbAt(main, at))) return undefined;
  if (last === undefined)
    return /^\p{L}+(?:и|й|ь|йте|ите|ьте|ть|ться)$/u.test(words[0] ?? '') ? { start: 0, meaning: undefined } : undefined;
  const isSecond = found.length > 1 && jointBefore(main, last) < last && commandsAt(main, last);
  return { start: isSecond ? last : 0, meaning: look(verbs, words, last)?.meaning };
}

function verbAt(tokens: readonly Token[], at: number): readonly [string, Meaning] | undefined {
  return tokens[at]?.value ? undefined : WAYS.get(tokens[at]?.word ?? '');
}

const IT = /^(?:его|ее|их|it|them)$/;
const THEM = /^(?:них|ними|нем|ним|ней|нее)$/;
const JOINT = /^(?:и|а|затем|потом|также|and|then)$/;
/** In that of which it is spoken. */
const THERE = /^(?:(?:в|к|на|для) (?:нем|ней|нему|них|ним|него|нее)|там|туда)(?= |$)/;
const MAKING: ReadonlySet<Concept> = new Set(['add', 'enter', 'set', 'put']);
const MADE = /^(?:созда|завед|завес|начн|нача)\p{L}+$/u;
const LETTER = /^(?:письмо|сообщение|ответ|letter|mail|email|e-mail|message|reply)$|^\p{Lu}/u;

const WAYS: ReadonlyMap<string, readonly [string, Meaning]> = new Map(
  (
    [
      ['open', 'открыв открой', 'зайдя зайди', 'перейдя перейди', 'раскрыв раскрой', 'opening open'],
      ['press', 'нажав нажми', 'щелкнув нажми', 'кликнув нажми', 'pressing press', 'clicking click'],
      ['confirm', 'подтвердив подтверди', 'confirming confirm'],
      [
        'set',
        ...['выбрав выбери', 'указав укажи', 'приложив приложи', 'прикрепив прикрепи', 'загрузив загрузи'],
        ...['поставив поставь', 'отметив отметь', 'введя введи', 'вписав впиши', 'вбив введи', 'сняв сними'],
        ...['заполнив заполни', 'установив установи', 'включив включи', 'выключив выключи', 'отключив отключи'],
        ...['choosing choose', 'selecting select', 'attaching attach', 'uploading upload', 'ticking tick'],
        ...['entering enter', 'typing type', 'unticking untick', 'setting set'],
      ],
    ] as const
  ).flatMap(([meaning, ...pairs]) =>
    pairs.map((pair): [string, readonly [string, Meaning]] => {
      const [said = '', command = ''] = pair.split(' ');
      return [said, [command, meaning]];
    }),
  ),
);
