import type { Goal, Things } from '../goal.ts';
import { placeNamed, targetOf } from '../tagging/decoding/nouns.ts';
import { wordsOf } from '../tagging/decoding/tagged-words.ts';
import type { TaggedClause } from '../tagging/tagged.ts';
import type { Reading } from './clause.ts';
import { type Context, trim } from './context.ts';
import { asThings } from './mentions.ts';
import { readPhrase } from './phrase.ts';
import { saidBy, type Token } from './tokens.ts';

/** "Keep the newest and delete the others": what was said to stay is left out of what is done with them. */
export function leftOut(reading: Reading, clause: TaggedClause, tokens: readonly Token[], context: Context): Reading {
  if (!clause.leavesOut) return reading;
  const words = { ...clause, tokens, context };
  const { what, place } = clause.leavesOut;
  const except = readPhrase(wordsOf(words, what), context);
  const goals = reading.goals.flatMap((goal) => withoutIt(goal, leave) ?? []);
  const unclear =
    goals.length < reading.goals.length ? [saidBy(trim(tokens.slice(clause.from, clause.to)), context.task)] : [];
  return { ...reading, goals, unclear: [...reading.unclear, ...unclear] };

  function leave(things: Things, isPlaced: boolean): Things {
    const isThere = isPlaced || things.what.place !== undefined || things.where.some(({ of }) => of);
    const there = place && !isThere ? { place: { is: 'in' as const, what: placeNamed(words, place) } } : {};
    return { ...things, what: { ...things.what, ...there }, except: [...(things.except ?? []), except] };
  }
}

/** Nothing where the deed knows of no exceptions. */
function withoutIt(goal: Goal, leave: (things: Things, isPlaced: boolean) => Things): Goal | undefined {
  const { act, each } = goal;
  if (each) return { ...goal, each: leave(each, false) };
  switch (act.kind) {
    case 'add':
    case 'remove':
    case 'handle':
      return { ...goal, act: { ...act, things: leave(act.things, act.kind === 'remove' && act.from !== undefined) } };
    case 'choose':
    case 'tick': {
      const [thing, ...others] = act.things;
      const some = thing && others.length === 0 ? leave({ ...asThings(thing), count: 'all' }, false) : undefined;
      return some && { ...goal, each: some, act: { ...act, things: [targetOf(some).phrase] } };
    }
    default:
      return undefined;
  }
}
