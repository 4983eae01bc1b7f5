import { lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/**
 * "Search for a flat in Porto and tell me the rent", «поищи работу юристом в Перми и назови зарплату»: with a place, and a question after
 * it, things are meant that are looked through, rather than words for a field.
 */
export function asFound(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(searches, words, index) !== undefined);
  const found = at < 0 ? undefined : look(searches, words, at);
  const end = tokens.findIndex(({ isMark, word }, index) => index > at && (isMark || /^(?:and|и)$/.test(word)));
  const first = tokens[at];
  if (!found || !first || end < 0) return [...tokens];
  const isPlaced = tokens
    .slice(at, end)
    .some(
      ({ word }, index, said) => /^(?:in|at|в|во)$/.test(word) && /^\p{Lu}\p{Ll}/u.test(said[index + 1]?.text ?? ''),
    );
  const next = tokens
    .slice(end)
    .findIndex((_, index) => isTelling(words, end + index) || isWritten(tokens, end + index));
  const isPlain = !tokens.slice(at, end).some(({ value }) => value?.exact);
  if (!isPlaced || !isPlain || next < 0 || next > MOST_BETWEEN) return [...tokens];
  return [
    ...tokens.slice(0, at),
    { ...first, text: found.meaning, word: found.meaning },
    ...tokens.slice(at + found.length),
  ];
}

/** Only a joining word or two stand between the search and the question. */
const MOST_BETWEEN = 2;

function isTelling(words: readonly string[], at: number): boolean {
  const verb = look(verbs, words, at);
  return verb?.meaning === 'tell' && verb.form === 'base';
}

/** «напиши мне, какая там зарплата»: what is written so is told. */
function isWritten(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:напиши|напишите|write)$/.test(tokens[at]?.word ?? '')) return false;
  const asked = tokens.findIndex(
    ({ word, isMark }, index) => index > at && !isMark && !/^(?:мне|нам|me|down)$/.test(word),
  );
  return asked > at && asksAt(tokens, asked);
}

const searches = lexicon<string>([
  ['find', 'search for|look for'],
  ['найди', 'поищи|поищите|поискать'],
]);
