import type { Value } from '../../goal.ts';
import type { Token } from '../../understanding/tokens.ts';

/** Longer words are known by their beginning. */
const LONGEST = 32;
/** Letters of a piece. */
const SIZES = [3, 4, 5];

/** A word is known by its pieces, so that one nobody has seen is still like others. Each piece has a row in the table. */
export function piecesOf(token: Token, most: number, buckets: number): number[] {
  const word = [...normal(spelling(token))].slice(0, LONGEST);
  const framed = ['<', ...word, '>'];
  const pieces = [`=${word.join('')}`];
  for (const size of SIZES)
    for (let at = 0; at + size <= framed.length; at++) pieces.push(framed.slice(at, at + size).join(''));
  return pieces.slice(0, most).map((piece) => hash(piece) % buckets);
}

/** How it is written: 0 small, 1 with a capital, 2 in capitals, 3 with capitals inside. */
export function caseOf(token: Token): number {
  const letters = [...spelling(token)].filter((letter) => letter.toLowerCase() !== letter.toUpperCase());
  const [first] = letters;
  if (first === undefined || letters.every((letter) => letter === letter.toLowerCase())) return 0;
  if (letters.length > 1 && letters.every((letter) => letter === letter.toUpperCase())) return 2;
  return first === first.toUpperCase() ? 1 : 3;
}

const VALUES: readonly Value['kind'][] = [
  'text',
  'number',
  'money',
  'date',
  'time',
  'duration',
  'mail',
  'address',
  'phone',
  'secret',
  'file',
];

/** What it is: 0 a word, 1 a mark, then the kinds of values. */
export function sortOf({ value, isMark }: Token): number {
  if (value) return 2 + VALUES.indexOf(value.kind);
  return isMark ? 1 : 0;
}

/** Of a value of several words the first two, without quotes. */
function spelling({ text }: Token): string {
  const words = text.trim().split(/\s+/);
  if (words.length < 2) return text;
  return text
    .replace(/^[«»"“”„]+|[«»"“”„]+$/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .join(' ');
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .replace(/\p{Nd}/gu, '0');
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return sum;
}
