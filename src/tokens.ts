/**
 * About how many tokens a model counts in a text: rather a few too many than one too few. Tokenizers differ; these numbers
 * were measured against the byte-pair kind that today's models share, on prose, code, addresses, numbers and many scripts.
 */
export function tokensOf(text: string): number {
  return Math.ceil(sumOf(text) * MARGIN);
}

/** Of lines under each other. What was counted before is not counted again: most lines of a page are there at the next look. */
export function tokensOfLines(lines: readonly string[]): number {
  return Math.ceil(lines.reduce((sum, line) => sum + remembered(line), 0) * MARGIN);
}

const MOST_REMEMBERED = 4_000;
const sums = new Map<string, number>();

function remembered(line: string): number {
  const known = sums.get(line);
  if (known !== undefined) return known;
  if (sums.size >= MOST_REMEMBERED) sums.clear();
  const sum = sumOf(`\n${line}`);
  sums.set(line, sum);
  return sum;
}

/** The beginning of a text that is worth at most so many tokens. It ends with `…` when something is missing. */
export function cutToTokens(text: string, most: number): string {
  if (tokensOf(text) <= most) return text;
  let fits = 0;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (tokensOf(beginningOf(text, middle)) <= most) fits = middle;
    else tooLong = middle;
  }
  const beginning = beginningOf(text, fits);
  return tokensOf(beginning) <= most ? beginning : '';
}

function beginningOf(text: string, length: number): string {
  // A character that takes two places is not cut in the middle.
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Where a guess is wrong, it should be wrong upwards. */
const MARGIN = 1.08;

/** A sort of characters that tokenizers keep together. */
interface Sort {
  characters: string;
  /** Of so many characters in a row; a word after a space is more often known as a whole. */
  tokens: (length: number, afterSpace: boolean) => number;
}

const SORTS: readonly Sort[] = [
  { characters: '[a-z]+', tokens: (length, spaced) => (spaced ? beyond(4, length, 0.07) : beyond(2, length, 0.15)) },
  { characters: '[A-Z][a-z]+', tokens: (length, spaced) => beyond(3, length, spaced ? 0.1 : 0.15) },
  { characters: '[A-Z]+', tokens: (length) => beyond(1, length, 0.45) },
  { characters: '[\\p{sc=Latin}\\p{M}]+', tokens: (length) => beyond(1, length, 0.36) },
  { characters: '[а-яё]+', tokens: (length, spaced) => beyond(spaced ? 3 : 1, length, 0.29) },
  { characters: '[А-ЯЁ][а-яё]*', tokens: (length) => beyond(1, length, 0.44) },
  { characters: '[\\p{sc=Han}々〆]+', tokens: (length) => 0.99 * length },
  { characters: '[\\p{sc=Hiragana}\\p{sc=Katakana}ー]+', tokens: (length) => 0.9 * length },
  { characters: '[\\p{L}\\p{M}]+', tokens: (length) => beyond(1, length, 0.6) },
  { characters: '\\p{N}+', tokens: (length, spaced) => Math.ceil(length / 3) + (spaced ? 1 : 0) },
  { characters: '[!-/:-@[-`{-~](?=[A-Za-z])', tokens: (_, spaced) => (spaced ? 1 : 0.8) },
  { characters: '[!-/:-@[-`{-~]+', tokens: (length) => beyond(1, length, 0.3) },
  { characters: '\\s+', tokens: (length) => beyond(2, length, 0.03) },
  { characters: '[\\u{10000}-\\u{10FFFF}]', tokens: () => 2.5 },
  { characters: '[^]', tokens: () => 1.2 },
];

const PIECES = new RegExp(` ?(?:${SORTS.map(({ characters }) => `(${characters})`).join('|')})`, 'gu');

/** One for the beginning, and a share for each character beyond it. */
function beyond(beginning: number, length: number, share: number): number {
  return 1 + Math.max(0, length - beginning) * share;
}

function sumOf(text: string): number {
  let sum = 0;
  for (const match of text.matchAll(PIECES)) {
    // The first that is there: which group matched is which sort it is.
    let sort = 1;
    while (match[sort] === undefined) sort += 1;
    const length = match[sort]?.length ?? 0;
    sum += SORTS[sort - 1]?.tokens(length, length < match[0].length) ?? 0;
  }
  return sum;
}
