import type { Phrase, Shows } from '../goal.ts';
import { firstComparison } from './constraints.ts';
import { type Context, trim } from './context.ts';
import { changing, existentials, parities, showing } from './lexicon/conditions.ts';
import { type Lexicon, look } from './lexicon/match.ts';
import { known } from './lexicon/properties.ts';
import { copulas } from './lexicon/questions.ts';
import { readPhrase } from './phrase.ts';
import { isPronoun } from './pronoun.ts';
import { type Token, wordsIn } from './tokens.ts';

/** "the counter shows 7", «цена упадёт ниже 500 ₽», "the number is even": what is read off a page, and what it has to be. */
export function shownNumber(tokens: readonly Token[], context: Context): Shows | undefined {
  const kept = trim(tokens);
  if (look(existentials, wordsIn(kept), 0) || /^(?:a|an|any|some|есть)$/.test(tokens[0]?.word ?? '')) return undefined;
  return readOff(kept, context) ?? compared(kept, context) ?? even(kept, context);
}

/** A number at the end, and before it a word for being read off. */
function readOff(kept: readonly Token[], context: Context): Shows | undefined {
  const words = wordsIn(kept);
  const at = kept.findIndex((_, place) => look(showing, words, place) !== undefined);
  const found = at > 0 ? look(showing, words, at) : undefined;
  const [last, ...more] = found ? kept.slice(at + found.length) : [];
  const number = more.length === 0 && last?.value?.kind === 'number' ? last.value.number : undefined;
  const said = kept.slice(0, at);
  // "when it reaches 5": whatever shows the one number there is.
  const shown = isPronoun(said) ? { words: NUMBER[context.language] } : whatShows(said, context);
  return number === undefined || !shown || !found ? undefined : { shown, is: found.meaning, number };
}

/** A comparison at the end, and before it what is compared. */
function compared(kept: readonly Token[], context: Context): Shows | undefined {
  const found = firstComparison(kept);
  if (!found || found.to !== kept.length) return undefined;
  const { comparison, from, value } = found;
  const isPlain = /^(?:number|money)$/.test(value.kind) && comparison.by !== known.date;
  const shown = isPlain ? whatShows(kept.slice(0, from), context) : undefined;
  const { number } = value;
  const { is } = comparison;
  if (!shown || number === undefined || !isOrder(is)) return undefined;
  return { shown, is, number };
}

function isOrder(is: string): is is '<' | '≤' | '>' | '≥' {
  return /^[<≤>≥]$/.test(is);
}

function even(kept: readonly Token[], context: Context): Shows | undefined {
  const found = look(parities, wordsIn(kept), kept.length - 1);
  const shown = found ? whatShows(kept.slice(0, -1), context) : undefined;
  return found && shown ? { shown, is: found.meaning } : undefined;
}

/** What stands before "is", "drops", "does not become": one name, without a value in it. */
function whatShows(said: readonly Token[], context: Context): Phrase | undefined {
  const words = wordsIn(said);
  const isSpare = (at: number) =>
    /^(?:not|не)$/.test(words[at] ?? '') || SPARE.some((list) => look(list, words, at) !== undefined);
  let end = said.length;
  while (end > 0 && isSpare(end - 1)) end--;
  const name = trim(said.slice(0, end));
  const isName = name.length > 0 && name.length <= LONGEST && name.every(({ value, isMark }) => !value && !isMark);
  const shown = isName ? readPhrase(name, context) : undefined;
  return shown?.isPronoun ? undefined : shown;
}

const SPARE: readonly Lexicon<unknown>[] = [copulas, changing, showing];
const LONGEST = 4;
const NUMBER = { en: 'number', ru: 'число' } as const;
