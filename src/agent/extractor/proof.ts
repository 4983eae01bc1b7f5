import { isWordForWord, type Shape } from './shape.ts';
import { numbersIn, plain, standsIn } from './words.ts';

/** One thing that a page says. */
export type Value = string | number | boolean;

/** What proves a value: words that stand on a page. Or why nothing does. */
export type Proof = { proved: true; quote: string; url: string } | { proved: false; because: string };

/** A quote as it was given, and whether it is for this very value or for what the value is a part of. */
export interface Quote {
  quote: string;
  isOwn: boolean;
}

/** A piece of a page, ready to be searched. */
export interface Ground {
  url: string;
  lines: readonly { line: string; plain: string }[];
  /** All of it, plain. */
  plain: string;
}

export function groundOf(url: string, lines: readonly string[]): Ground {
  return { url, lines: lines.map((line) => ({ line, plain: plain(line) })), plain: plain(lines.join('\n')) };
}

/** Words of fewer characters stand everywhere by chance, and figures of fewer. */
const TELLING_WORDS = 3;
const TELLING_FIGURES = 6;

/** Looks a value up where it is said to stand. Asked of the page: what a model says of its own answer proves nothing. */
export function prove(value: Value, quotes: readonly Quote[], shape: Shape | undefined, ground: Ground): Proof {
  const standing = quotes.filter(({ quote }) => standsIn(ground.plain, plain(quote)));
  const proof = standing.find((quote) => says(quote, value, shape));
  if (proof) return { proved: true, quote: proof.quote, url: ground.url };
  const line = lineWith(value, ground);
  if (line !== undefined) return { proved: true, quote: line, url: ground.url };
  return { proved: false, because: why(value, quotes, standing) };
}

function says({ quote, isOwn }: Quote, value: Value, shape: Shape | undefined): boolean {
  switch (typeof value) {
    case 'number':
      return saysNumber(quote, value);
    case 'boolean':
      return isOwn;
    default:
      return standsIn(plain(quote), plain(value)) || (isOwn && !isWordForWord(shape));
  }
}

/** With or without its sign: `−5`, `(5)` and `5 owed` are all ways to write it. */
function saysNumber(quote: string, value: number): boolean {
  const size = Math.abs(value);
  const isShare = quote.includes('%');
  return numbersIn(quote).some((one) => one === size || (isShare && Math.abs(one / 100 - size) < 1e-9));
}

/** Words that stand on the page as they are need nobody to quote them. Numbers and short words stand there by chance. */
function lineWith(value: Value, { lines, plain: all }: Ground): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = plain(value);
  const fewest = /\p{L}/u.test(words) ? TELLING_WORDS : TELLING_FIGURES;
  if (words.length < fewest || !standsIn(all, words)) return undefined;
  const found = lines.find((one) => standsIn(one.plain, words));
  return found ? withoutMarks(found.line) : value;
}

/** A line without what our own writing puts before it. */
export function withoutMarks(line: string): string {
  return line
    .trim()
    .replace(/^(?:[-•]|\d+[.)]) (?=\S)/, '')
    .replace(/^#+ /, '');
}

function why(value: Value, quotes: readonly Quote[], standing: readonly Quote[]): string {
  const [said] = standing.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  if (said) return `"${said.quote}" stands on the page, but it does not say ${JSON.stringify(value)}.`;
  const own = quotes.find(({ isOwn }) => isOwn);
  return own ? `"${own.quote}" does not stand on the page.` : 'Nothing was quoted for it.';
}
