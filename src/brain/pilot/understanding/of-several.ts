import type { Act, Constraint, Goal, Phrase, Things } from '../goal.ts';
import { doneWith, withThings } from './with-things.ts';

/**
 * "Delete the letters from Ann and Bob", "mark the comments by Ann and by Bob and delete them": nothing is from both, so it is done with
 * those of each.
 */
export function ofSeveral(goals: readonly Goal[]): Goal[] {
  const made: Goal[] = [];
  for (const goal of goals.map((one) => oneOfEach(one, goals))) {
    const marked = markedLast(made);
    if (marked.length > 1 && isDoneWithThem(goal.act)) {
      made.splice(-marked.length);
      made.push(...marked.map((things) => withThings(goal, () => things)));
    } else {
      made.push(...partsOf(goal));
    }
  }
  return made;
}

/** The same where it is known by now what the pronouns stand for. */
export function ofSeveralMeant(goals: readonly Goal[]): Goal[] {
  const made: Goal[] = [];
  for (const goal of goals) made.push(...partsOf(isOfMarked(goal, made.at(-1)) ? withThings(goal, allOfThem) : goal));
  return made;
}

/** "tick both and move them": what was just marked one by one is spoken of together. */
function isOfMarked({ act }: Goal, before: Goal | undefined): boolean {
  const things = doneWith(act);
  const isMarked = before?.act.kind === 'tick' && before.act.on && before.act.things.length > 1;
  return isMarked && things?.what.isPronoun === true && things.where.filter(isSource).length > 1;
}

function allOfThem({ what: { kind } }: Things): Things {
  return { what: { words: '', ...(kind && { kind }), isPronoun: true }, count: 'all', where: [] };
}

/** "two letters, from Ann and from Bob" were made two goals already: it is one of each. */
function oneOfEach(goal: Goal, goals: readonly Goal[]): Goal {
  const alike = goals.filter(({ said, act }) => said === goal.said && act.kind === goal.act.kind);
  return withThings(goal, (things) =>
    things.count === alike.length && alike.length > 1 && things.where.some(isSource)
      ? { ...things, count: 'one' }
      : things,
  );
}

/** What was only marked for the next deed, by the goals at the end, where it took several of them. */
function markedLast(goals: readonly Goal[]): Things[] {
  const last = goals.at(-1)?.said;
  const own = goals.slice(goals.findLastIndex(({ said }) => said !== last) + 1);
  const marked = own.flatMap((goal) => markedBy(goal) ?? []);
  return marked.length === own.length ? marked : [];
}

function markedBy({ act, each, only, until }: Goal): Things | undefined {
  if (only ?? until) return undefined;
  if (act.kind === 'choose' || (act.kind === 'tick' && act.on)) return each;
  const isMarking =
    act.kind === 'handle' && !act.with && /^(?:mark|select|pick|отмет|выдел)\p{L}*$/u.test(act.verb.words);
  return isMarking ? act.things : undefined;
}

export function isDoneWithThem(act: Act): boolean {
  const things = doneWith(act);
  return (
    things?.what.isPronoun === true &&
    /^(?:them|all|all of them|both|these|их|все|оба|обе|эти)?$/i.test(things.what.words)
  );
}

/** One goal for each of those that nothing can be from at once. */
function partsOf(goal: Goal): Goal[] {
  const { act, each } = goal;
  if (each) return eachFrom(each).map((one) => ({ ...goal, each: one }));
  if (act.kind === 'remove' || act.kind === 'handle' || act.kind === 'add') {
    const parts = eachFrom(act.things);
    return parts.length > 1 && MARKED.test(goal.said)
      ? markedFirst(goal, parts)
      : parts.map((one) => withThings(goal, () => one));
  }
  if (act.kind !== 'choose' && act.kind !== 'tick') return [goal];
  const things = act.things.flatMap(eachSource);
  if (act.kind === 'tick') return [{ ...goal, act: { ...act, things } }];
  const isMarking = !act.from && things.length > 1 && things.every(isRecord);
  return [isMarking ? { ...goal, act: { kind: 'tick', things, on: true } } : goal];
}

/** "tick both", of what is from Ann and from Bob. */
function eachSource(phrase: Phrase): Phrase[] {
  const { isPronoun: _, like = [], ...plain } = phrase;
  const sources = like.filter(isSource);
  if (sources.length < 2) return [phrase];
  return sources.map((source) => ({ ...plain, like: like.filter((one) => one === source || !sources.includes(one)) }));
}

const MARKED = /(?<!\p{L})(?:select|tick|отметь|отметить|отметьте|выдели|выделить|выделите)(?!\p{L})/iu;

/** "There are letters from Ann and Bob, tick both and move them": who says that they are marked wants them moved at once. */
function markedFirst(goal: Goal, parts: readonly Things[]): Goal[] {
  const things = parts.map(({ what, where }): Phrase => ({ ...what, like: where }));
  const [first] = parts;
  return [{ ...goal, act: { kind: 'tick', things, on: true } }, withThings(goal, (whole) => allOfThem(first ?? whole))];
}

/** "select the letters from Ann and Bob": of records so many are marked, not picked among answers. */
function isRecord({ kind, like = [] }: Phrase): boolean {
  return kind === 'message' || (kind === undefined && like.some(isSource));
}

function eachFrom(things: Things): Things[] {
  const sources = things.where.filter(isSource);
  const areOfOne = new Set(sources.map(({ of }) => of?.words)).size === 1;
  // "two letters, from Ann and from Bob": one of each.
  const isOneEach = things.count === sources.length;
  if (sources.length < 2 || !areOfOne || !(isOneEach || things.count === 'all')) return [things];
  return sources.map((source) => ({
    ...things,
    count: isOneEach ? 'one' : things.count,
    where: things.where.filter((one) => one === source || !sources.includes(one)),
  }));
}

export function isSource({ of, is }: Constraint): boolean {
  return is === '=' && /^(?:from|by|от)$/.test(of?.words ?? '');
}
