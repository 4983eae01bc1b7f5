import type { Goal, Phrase, Things } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { quantifiers } from './lexicon/small-words.ts';

/** "In “Topics” pick two, I don't care which": so many of what is offered there. */
export function soManyOf(goal: Goal): Goal {
  const { act, each } = goal;
  const list = each && listOf(each);
  if (act.kind === 'choose' && !act.from && each && list)
    return { ...goal, each: { ...each, what: { words: each.what.words } }, act: { ...act, from: list } };
  const [only, ...others] = act.kind === 'choose' && act.from ? act.things : [];
  if (act.kind !== 'choose' || !only || others.length > 0 || each || !isBare(only)) return goal;
  const count = look(quantifiers, [only.words.toLowerCase()], 0)?.meaning;
  if (typeof count !== 'number') return goal;
  const option: Phrase = { words: '', kind: 'option' };
  return {
    ...goal,
    each: { what: option, count, where: [] },
    act: { ...act, things: [{ ...option, isPronoun: true }] },
  };
}

function isBare({ exact, isPronoun, ordinal, place, like, best }: Phrase): boolean {
  return !(exact ?? isPronoun ?? place ?? like ?? best) && ordinal === undefined;
}

/** "any two topics of “Topics (several)”": what they are of is the list in which they are. */
function listOf({ what: { words, place }, count }: Things): Phrase | undefined {
  const isList = typeof count === 'number' && words !== '' && place?.is === 'of' && place.what.exact;
  return isList ? { ...place.what, kind: 'list' } : undefined;
}
