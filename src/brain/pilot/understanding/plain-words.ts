import { commandsAt, findVerb } from './clauses.ts';
import { has, lexicon, look } from './lexicon/match.ts';
import { connectors } from './lexicon/small-words.ts';
import { verbs } from './lexicon/verbs.ts';
import { type Token, wordsIn } from './tokens.ts';

/** The task without words that add nothing to what is done: all readers are spared them. */
export function plainWords(tokens: readonly Token[]): Token[] {
  return [withoutFinding, withoutWhenDone, withoutPointing, asPress, withPlace].reduce(
    (left, step) => step(left),
    [...tokens],
  );
}

/** "Find and open the letter", «найди и удали файл», "locate and press Next": what is done to it is found first anyway. */
function withoutFinding(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const from = /^(?:and|и)$/.test(words[at] ?? '') ? at - 1 : at;
    const isFinding = look(verbs, words, from)?.meaning === 'find' && look(verbs, words, from)?.form === 'base';
    return !(isFinding && /^(?:and|и)$/.test(words[from + 1] ?? '') && isDoneTo(tokens, from + 2));
  });
}

/** What is done right to the thing that was to be found, with nothing between. */
function isDoneTo(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.value ? undefined : look(verbs, wordsIn(tokens), at);
  return verb?.form === 'base' && tokens[at + verb.length] !== undefined && commandsAt(tokens, at);
}

/** "… and press Send when done", "save it once you are finished", «…, когда закончишь»: the order of the task says it. */
function withoutWhenDone(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 1 && endsAfter(tokens, index, look(dones, words, index)?.length));
  if (at < 0) return [...tokens];
  const from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const kept = [...tokens.slice(0, from), ...tokens.slice(at + (look(dones, words, at)?.length ?? 0))];
  return withoutWhenDone(kept);
}

const dones = lexicon([
  [
    true,
    'when done|once done|when finished|once finished|when ready|when you are done|when you are finished|when you are ready|once you are done|once you are finished|once you are ready|' +
      "when you're done|when you're finished|once you're done|once you're finished|after you are done|after you're done|when it is done|when complete|when completed|once complete|once completed|" +
      'когда закончишь|когда закончите|как закончишь|когда сделаешь|когда все сделаешь|когда будет готово|когда все будет готово|по завершении|по окончании',
  ],
]);

function endsAfter(tokens: readonly Token[], at: number, length: number | undefined): boolean {
  const before = tokens[at - 1];
  const next = length === undefined ? undefined : tokens[at + length];
  const isBefore = before !== undefined && !/^[.!?;]$/.test(before.text);
  return length !== undefined && isBefore && (next === undefined || /^[.!;,]$/.test(next.text));
}

/** "the form below", "the buttons above", «форму ниже»: on the page that is shown it points at what is there anyway. */
function withoutPointing(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((_, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    const isPointing = /^(?:below|above|ниже|выше)$/.test(words[at] ?? '');
    const isNoun = before !== undefined && !before.value && /^\p{Ll}{4,}$/u.test(before.text);
    const isThing =
      isNoun && !/^(?:and|or|from|или|stars|level|price|under|even|just|right|directly)$/.test(before.word);
    const isLast = !next || next.isMark || has(connectors, next.word);
    return !(isPointing && isThing && isLast && findVerb(tokens.slice(0, at)) !== undefined);
  });
}

/** "… to the end of the text hit Send": a word that only presses parts what stands before it, with or without "and". */
function asPress(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isPressing = /^(?:hit|press|click|tap)$/.test(token.text) && before !== undefined && !before.isMark;
    const next = tokens[at + 1];
    const isNamed =
      next !== undefined && look(verbs, [next.word], 0) !== undefined && tokens[at + 2]?.value === undefined;
    const isEnd = tokens[at + 2] === undefined || tokens[at + 2]?.isMark === true;
    const isOpen = isPressing && isNamed && isEnd && /^\p{Ll}{4,}$/u.test(before.text) && !joins(before.word);
    return isOpen ? [{ text: ',', word: ',', start: before.end, end: before.end, isMark: true }, token] : [token];
  });
}

/** After these a verb goes on with what was said: "then press", "please click". */
function joins(word: string): boolean {
  return has(connectors, word) || /^(?:please|just|finally|simply|must|should|will|right|left|double|long)$/.test(word);
}

/** "For Anna Berg, press Edit", «для заказа 12 нажми «Отменить»»: whose it is says where it is. */
function withPlace(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isOpening = /^(?:for|для)$/.test(token.word) && (before === undefined || /^[.!;\n]$/.test(before.text));
    const comma = isOpening ? tokens.findIndex(({ text }, index) => index > at && text === ',') : -1;
    const next = tokens[at + 1];
    const isThing = next !== undefined && !/^(?:each|every|all|any|кажд.*|всех)$/.test(next.word);
    const isNear = comma > at + 1 && comma - at <= MOST_WORDS;
    const verb = isThing && isNear ? look(verbs, wordsIn(tokens), comma + 1) : undefined;
    const isTouched = verb?.form === 'base' && /^(?:press|double|right|hover|tick|untick)$/.test(verb.meaning);
    return isTouched ? { ...token, ...IN[token.word === 'for' ? 'en' : 'ru'] } : token;
  });
}

const MOST_WORDS = 7;
const IN = { en: { text: 'in', word: 'in' }, ru: { text: 'в', word: 'в' } } as const;
