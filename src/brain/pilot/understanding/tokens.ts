import type { Value } from '../goal.ts';
import type { Span } from './values/span.ts';

/** A word, a value or a mark of the task, and where it stands. */
export interface Token {
  text: string;
  /** Lower case, `ё` as `е`; empty for values. */
  word: string;
  start: number;
  end: number;
  value?: Value;
  isMark?: boolean;
}

export function tokenise(text: string, values: readonly Span[]): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const { start, end, value } of values) {
    tokens.push(...wordsOf(text, at, start));
    tokens.push({ text: text.slice(start, end), word: '', start, end, value });
    at = end;
  }
  return [...tokens, ...wordsOf(text, at, text.length)];
}

/** The words of the tokens, for looking them up. */
export function wordsIn(tokens: readonly Token[]): readonly string[] {
  const known = read.get(tokens);
  if (known?.length === tokens.length) return known;
  const words = tokens.map((token) => token.word);
  read.set(tokens, words);
  return words;
}

/** The same tokens are looked at again and again. */
const read = new WeakMap<readonly Token[], readonly string[]>();

/** How many of these words a pattern takes up at their beginning; zero where it does not fit. */
export function wordsTaken(pattern: RegExp, words: readonly string[]): number {
  return pattern.exec(words.join(' '))?.[0].split(' ').length ?? 0;
}

/** What the tokens say, as it stands in the task. */
export function saidBy(tokens: readonly Token[], task: string): string {
  // Where the order was changed to read it, it is said in the order of the task.
  const from = Math.min(...tokens.map(({ start }) => start));
  const to = Math.max(...tokens.map(({ end }) => end));
  return tokens.length > 0 ? task.slice(from, to).trim() : '';
}

/** Said as a name is: in quotes, or written large. */
export function isNameLike(token: Token | undefined): boolean {
  return token?.value?.exact === true || /^\p{Lu}/u.test(token?.text ?? '');
}

/** Where the words that are written large and begin here end: a name, as people write it. */
export function endOfLarge(tokens: readonly Token[], from: number, isLarge = /^\p{Lu}/u): number {
  const length = tokens.slice(from).findIndex(({ text, value }) => value !== undefined || !isLarge.test(text));
  return length < 0 ? tokens.length : from + length;
}

/** Another word for what stands there. */
export function inPlaceOf(stand: Token | undefined, word: string): Token {
  return { text: word, word, start: stand?.start ?? 0, end: stand?.end ?? 0 };
}

/** Another mark for what stands there. */
export function markInPlaceOf(stand: Token | undefined, mark: string): Token {
  return { ...inPlaceOf(stand, mark), isMark: true };
}

/** What was said elsewhere, put where that stands which only points at it. */
export function saidThere(said: readonly Token[], first: Token | undefined, last = first): Token[] {
  return said.map((token) => ({ ...token, start: first?.start ?? 0, end: last?.end ?? 0 }));
}

const SENTENCE_END = /^[.!?;\n]/;
const PART_END = /^[.!?;:\n]/;

/** Where the sentence begins in which this stands. */
export function sentenceStart(tokens: readonly Token[], at: number): number {
  return tokens.findLastIndex(({ text }, index) => index < at && SENTENCE_END.test(text)) + 1;
}

/** The same where what stands before a colon is a part of its own. */
export function partStart(tokens: readonly Token[], at: number): number {
  return tokens.findLastIndex(({ text }, index) => index < at && PART_END.test(text)) + 1;
}

export function beginsSentence(tokens: readonly Token[], at: number): boolean {
  return at === 0 || SENTENCE_END.test(tokens[at - 1]?.text ?? '');
}

/** A word that nobody said, right before what stands there. */
export function wordBefore({ start }: Token, word: string): Token {
  return { text: word, word, start, end: start };
}

function wordsOf(text: string, from: number, to: number): Token[] {
  return [...text.slice(from, to).matchAll(pieces)].map((match) => {
    const piece = match[0];
    const start = from + match.index;
    const word = piece.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
    const token = { text: piece, word, start, end: start + piece.length };
    return marks.test(piece) ? { ...token, isMark: true } : token;
  });
}

const pieces =
  /\n+|->|=>|[.,;:!?()[\]{}<>=→»«"“”„…]|[^\s.,;:!?()[\]{}<>=→»«"“”„…]+(?:[.:][^\s.,;:!?()[\]{}<>=→»«"“”„…]+)*/gu;
const marks = /^(?:\n+|->|=>|[.,;:!?()[\]{}<>=→»«"“”„…–—-])$/u;
