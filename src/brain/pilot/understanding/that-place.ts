import type { Goal, Phrase, Things } from '../goal.ts';

/** "… from Casa Bruna: open that restaurant", "go to their page": what the things were said to be from. */
export function thatPlace(spokenOf: Things | undefined, goal: Goal): Goal {
  const { act, said } = goal;
  if (act.kind !== 'go' || 'url' in act.to || act.to.exact || act.to.like) return goal;
  const isThat = /(?<!\p{L})(?:(?:that|this|their|its|этот|эту|тот|ту|их)\s+\p{Ll}+|there|to them|туда|к ним)$/iu.test(
    said,
  );
  // «три пирога из кафе …, открой его»: three of them are not "it".
  const isOne = typeof spokenOf?.count === 'number' && /(?<!\p{L})(?:it|его|её|ее)$/iu.test(said);
  if (!isThat && !isOne) return goal;
  const to = originOf(spokenOf);
  return to ? { ...goal, act: { kind: 'go', to } } : goal;
}

/** The place that things are from, or in, where it has a name of its own. */
function originOf(things: Things | undefined): Phrase | undefined {
  const { what, where = [] } = things ?? {};
  const from = where.findLast(({ of }) => FROM.test(of?.words ?? ''))?.value;
  const place = what?.place?.is === 'in' ? what.place.what : undefined;
  const { words, exact } = from
    ? { words: from.text, exact: from.exact }
    : { words: place?.words, exact: place?.exact };
  // "from the shop Nordhem".
  const name = exact ? words : /(?<!\p{L})\p{Lu}.*$/u.exec(words ?? '')?.[0];
  return name ? { words: name, ...(exact && { exact }) } : undefined;
}

const FROM = /^(?:from|at|by|из|в|от)$/;
