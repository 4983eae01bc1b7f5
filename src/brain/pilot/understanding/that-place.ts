import type { Act, Goal, Phrase, Things } from '../goal.ts';

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

/** "In the card “Roof” tick “Nails”; go there, do it and save": who is told then to go where it is done goes there first. */
export function goneThereFirst(goals: readonly Goal[]): Goal[] {
  const at = goals.findIndex(
    (goal, index) => index > 0 && isGoingThere(goal) && placeOf(goals[index - 1]) !== undefined,
  );
  const [deed, gone] = goals.slice(Math.max(0, at - 1), at + 1);
  const to = placeOf(deed);
  if (at < 1 || !deed || !gone || !to) return [...goals];
  return [...goals.slice(0, at - 1), { ...gone, act: { kind: 'go', to } }, deed, ...goals.slice(at + 1)];
}

function isGoingThere({ act, said, only, until, each }: Goal): boolean {
  const isThere = act.kind === 'go' && !('url' in act.to) && act.to.isPronoun === true;
  return isThere && !(only ?? until ?? each) && /(?<!\p{L})(?:there|туда|into it|in it|в не(?:го|ё|е))$/iu.test(said);
}

/** Where the one thing is with which something is done, if that has a name. */
function placeOf(goal: Goal | undefined): Phrase | undefined {
  const [thing, ...others] = goal ? touchedBy(goal.act) : [];
  const place = thing && others.length === 0 && thing.place?.is === 'in' ? thing.place.what : undefined;
  return place?.exact && !place.place ? place : undefined;
}

function touchedBy(act: Act): readonly Phrase[] {
  switch (act.kind) {
    case 'tick':
    case 'choose':
      return act.things;
    case 'press':
      return [act.target];
    case 'enter':
      return act.field ? [act.field] : [];
    default:
      return [];
  }
}
