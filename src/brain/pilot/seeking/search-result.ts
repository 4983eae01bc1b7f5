import type { Control } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { isAnything, withoutSort } from '../reading/nouns.ts';
import type { Situation } from '../situation.ts';
import { coverage } from '../words/coverage.ts';
import { isOfTheSite } from './of-the-site.ts';

/** "Search for a coffee grinder and open the topic": the only result that says what was searched for. */
export function searchResult({ page, previous }: Situation, phrase: Phrase): Control | undefined {
  if (previous?.kind !== 'search' || !isAnySort(phrase)) return undefined;
  const found = page.lines.flatMap(({ parts }, at) =>
    parts.flatMap((part) => (typeof part !== 'string' && part.role === 'link' && !isOfTheSite(page, at) ? [part] : [])),
  );
  const saying = found.filter(({ name }) => coverage(previous.query.text, name).share >= ALL_OF_IT);
  const [first, ...others] = saying;
  return others.every(({ name }) => name === first?.name) ? first : undefined;
}

const ALL_OF_IT = 0.8;

/** Only the word for what is looked for, and nothing that would tell which one. */
function isAnySort({ words, exact, ordinal, place, like, best }: Phrase): boolean {
  const isTold =
    exact === true || ordinal !== undefined || place !== undefined || like !== undefined || best !== undefined;
  return !isTold && (words === '' || isAnything(words) || withoutSort(words) === '');
}
