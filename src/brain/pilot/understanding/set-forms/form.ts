import type { Act, Value } from '../../goal.ts';
import { type Context, textOf, trim } from '../context.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** What a sentence of this form wants; nothing where it is of another form. */
export type Form = (said: readonly Token[], context: Context) => Act | undefined;

/** What stands before a small word or a mark, and what after it. */
export type Halves = readonly [readonly Token[], readonly Token[]];

/** What comes after these words, where it begins with them and goes on. */
export function following(said: readonly Token[], beginning: RegExp): readonly Token[] | undefined {
  const words = beginning.exec(wordsIn(said).join(' '))?.[0].split(' ').length;
  return words === undefined ? undefined : said.slice(words);
}

export function partedAtLast(said: readonly Token[], at: RegExp): Halves | undefined {
  return partedAt(
    said,
    said.findLastIndex((token) => isSmallWord(token, at)),
  );
}

export function partedAtFirst(said: readonly Token[], at: RegExp): Halves | undefined {
  return partedAt(
    said,
    said.findIndex((token) => isSmallWord(token, at)),
  );
}

function partedAt(said: readonly Token[], place: number): Halves | undefined {
  return place > 0 && place < said.length - 1 ? [said.slice(0, place), said.slice(place + 1)] : undefined;
}

function isSmallWord({ text, value }: Token, at: RegExp): boolean {
  return !value && at.test(text.toLowerCase());
}

/** All of it as a value: as it is known, or as the words that were said. */
export function asValue(said: readonly Token[], context: Context): Value {
  const [only] = said;
  return said.length === 1 && only?.value ? only.value : { text: textOf(trim(said), context), kind: 'text' };
}
