import { asInfinitive } from '../../goals/handling.ts';
import { lexicon, look } from '../../lexicon/match.ts';
import { pronouns } from '../../lexicon/pronouns.ts';
import { padding } from '../../lexicon/small-words.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';
import { commandOf } from '../participles.ts';
import { wishLength, wishLengthRu } from '../wishing.ts';

/** "I need it cancelled", «хочу, чтобы заказ был отменён», «заказ должен быть отменён»: what shall have been done is done. */
export function asDeed(tokens: readonly Token[]): Token[] {
  const done: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfPart(tokens, at);
    const part = tokens.slice(at, end);
    const before = tokens[at - 1];
    const begins = before === undefined || /^[.!?;:\n]/.test(before.text);
    const made = begins ? (inEnglish(part) ?? inRussian(part) ?? lastOf(part)) : undefined;
    done.push(...(made ?? part), ...tokens.slice(end, end + 1));
    at = end + 1;
  }
  return done;
}

/** "…, and could I have Ham and Corn ticked?": what is wished for last, after the rest. */
function lastOf(part: readonly Token[]): Token[] | undefined {
  const comma = part.findLastIndex(({ text }, at) =>
    // "… and get it printed"
    text === ',' ? opensWish(part, at + 1) : text === 'and' && part[at + 1]?.word === 'get',
  );
  const from = comma + (/^(?:and|but|so)$/.test(part[comma + 1]?.word ?? '') ? 2 : 1);
  const made = comma < 0 ? undefined : inEnglish(part.slice(from));
  return made && [...part.slice(0, from), ...made];
}

function opensWish(part: readonly Token[], at: number): boolean {
  const words = wordsIn(part);
  return wishedAt(words, /^(?:and|but|so)$/.test(words[at] ?? '') ? at + 1 : at) > 0;
}

/** Where the sentence ends that begins here. */
function endOfPart(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ text, isMark }, at) => at >= from && isMark === true && /^[.!?;:\n]/.test(text));
  return end < 0 ? tokens.length : end;
}

/** "I need it cancelled": who wants it, with what, and right at the end or after a mere pronoun what shall be done with it. */
function inEnglish(part: readonly Token[]): Token[] | undefined {
  const words = wordsIn(part);
  const joint = /^(?:and|also|oh|just|then|so)$/.test(words[0] ?? '') ? 1 : 0;
  const wish = joint + wishedAt(words, joint);
  const isDone = (at: number) => !part[at]?.value && baseOf(words[at] ?? '', words[at + 1]) !== undefined;
  const [at, ...others] = [...part.keys()].filter((index) => index > wish && isDone(index));
  const [participle] = part.slice(at, at === undefined ? 0 : at + 1);
  if (wish === joint || at === undefined || !participle || others.length > 0) return undefined;
  const what = part.slice(wish, at);
  const end = look(switched, words, at) ? at + 2 : at + 1;
  // "… ticked as extras": what they are is said where they stand.
  const rest = part.slice(TICKED.has(words[at] ?? '') && words[end] === 'as' ? end + 2 : end);
  const isIt = look(pronouns, words, wish)?.length === what.length;
  // "could I get two of them put in the basket"
  const isPut = words[at] === 'put' && /^(?:in|into|on|onto|to)$/.test(words[end] ?? '');
  // "get that file printed": which one is pointed at.
  const isPlain = !what.some(
    ({ isMark, word }, index) => isMark === true || (NARROWED.test(word) && !(index === 0 && word === 'that')),
  );
  if (words[at] === 'put' && !(isPut && look(askings, words, joint))) return undefined;
  if (!isPlain || !(isIt || isPut || isOver(rest))) return undefined;
  const [verb = '', ...particle] = (baseOf(participle.word, words[at + 1]) ?? '').split(' ');
  const deed = [verb, ...particle].map((word) => spanning(part[joint], participle, word));
  return [...part.slice(0, words[0] === 'just' ? 0 : joint), ...deed, ...what, ...rest];
}

/** How many words wish for something there: "I'd like", "I'd like to have", "could I have". */
function wishedAt(words: readonly string[], at: number): number {
  // "Have that order cancelled", but not "have my letters been sent?"
  const isHad =
    /^have (?:that|this|it|my|our|the|two|three|four|five)$/.test(words.slice(at, at + 2).join(' ')) &&
    !words.includes('been');
  const asked = isHad ? 1 : (look(askings, words, at)?.length ?? 0);
  const wanted = wishLength(words, at);
  return (
    asked || (wanted > 0 && /^to have /.test(words.slice(at + wanted, at + wanted + 3).join(' ')) ? wanted + 2 : wanted)
  );
}

const askings = lexicon([
  [
    true,
    'could i have|can i have|may i have|could we have|can we have|please have|could i get|can i get|could you have|could you get|get|please get',
  ],
]);

/** How boxes and switches shall be: what one does for it says it too. */
const switched = lexicon([[true, 'turned on|turned off|switched on|switched off']]);

/** The deed in place of the whole wish. */
function spanning(first: Token | undefined, last: Token, word: string): Token {
  return { ...inPlaceOf(first, word), end: last.end };
}

/** "cancelled", "moved": what one does to have it so; nothing where nobody knows such a deed. */
function baseOf(word: string, next?: string): string | undefined {
  if (look(switched, [word, next ?? ''], 0)) return `turn ${next}`;
  if (TICKED.has(word)) return TICKED.get(word);
  const found = word.endsWith('ed') ? commandOf(word) : undefined;
  return found && DEEDS.has(found.meaning) && !TOLD.test(word) ? found.base : undefined;
}

const TICKED: ReadonlyMap<string, string> = new Map([
  ['ticked', 'tick'],
  ['unticked', 'untick'],
  ['enabled', 'enable'],
  ['disabled', 'disable'],
  ['selected', 'select'],
  ['chosen', 'choose'],
  ['put', 'put'],
]);

/** Nothing is said after it but politeness. */
function isOver(rest: readonly Token[]): boolean {
  const words = wordsIn(rest);
  let at = 0;
  while (at < rest.length) {
    // "have it cancelled, and say yes": what comes next is said apart.
    if (rest[at]?.text === ',' && /^(?:and|then)$/.test(words[at + 1] ?? '')) return true;
    const isSpare = rest[at]?.text === ',' || words[at] === 'too';
    const spare = isSpare ? 1 : look(padding, words, at)?.length;
    if (spare === undefined) return false;
    at += spare;
  }
  return true;
}

/** «… чтобы письма были удалены», «заказ должен быть отменён»: the deed, then with what, then what else is said of it. */
function inRussian(part: readonly Token[]): Token[] | undefined {
  const words = wordsIn(part);
  const from = wishLengthRu(words) || (/^(?:пусть|пускай)$/.test(words[0] ?? '') ? 1 : 0);
  const be = words.findIndex(
    (_, at) => at >= from && (from > 0 ? WAS : SHALL_BE).test(words.slice(at, at + 2).join(' ')),
  );
  const at = be + (from > 0 ? 1 : 2);
  const deed = be < from ? undefined : deedIn(words[at] ?? '');
  const what = part.slice(from, Math.max(be, from));
  const [participle] = part.slice(at, at + 1);
  if (!deed || !participle || what.some(({ isMark, word }) => isMark === true || NARROWED.test(word))) return undefined;
  const next = words[at + 1] === 'и' ? deedIn(words[at + 2] ?? '') : undefined;
  const rest = part.slice(at + 1);
  // «выделены и удалены»: what is marked is marked for what is done with it.
  if (next && MARKING.test(deed)) return [inPlaceOf(part[at + 2], next), ...what, ...part.slice(at + 3)];
  const made = [spanning(part[0], participle, deed), ...what];
  const again = part[at + 2];
  if (!next || !again) return [...made, ...rest];
  const it = wordBefore(again, pronounFor(words[at] ?? ''));
  return [...made, ...part.slice(at + 1, at + 2), inPlaceOf(again, next), it, ...part.slice(at + 3)];
}

/** «удалена»: «её». */
function pronounFor(participle: string): string {
  if (participle.endsWith('ы')) return 'их';
  return participle.endsWith('а') ? 'ее' : 'его';
}

/** «отменён»: «отменить»; nothing where nobody knows such a deed. */
function deedIn(word: string): string | undefined {
  if (!/^\p{L}{3,}н[аоы]?$/u.test(word)) return undefined;
  const deed = asInfinitive(word);
  const found = look(verbs, [deed], 0);
  return found?.form === 'base' && (DEEDS.has(found.meaning) || MARKING.test(deed)) ? deed : undefined;
}

/** What is done with a thing as a whole; how a field or a setting shall be is said otherwise. */
const DEEDS: ReadonlySet<Concept> = new Set([
  'remove',
  'handle',
  'move',
  'drag',
  'add',
  'send',
  'download',
  'close',
  'open',
  'save',
  'submit',
]);

/** These tell which one is meant more often than what is to be done. */
const TOLD =
  /^(?:marked|tagged|labelled|labeled|rated|posted|published|shared|reviewed|listed|stored|watched|followed|returned|reported)$/;
const MARKING = /^(?:выделить|отметить)$/;
const NARROWED = /^(?:not|no|never|only|that|which|who|to|не|ни|только|котор\p{L}+|чтобы)$/u;
const WAS = /^(?:был[аои]?|буд[еу]т) /;
const SHALL_BE = /^долж(?:ен|на|но|ны) быть$/;
