import { bestPath, bestPathBut, totalOf } from './model-chain.ts';
import type { ReadTask } from './reader/reader.ts';
import { slotsOf, stretchesOf } from './tag-labels.ts';
import { logOf } from './tag-sure.ts';
import { clauseKinds, type TaggedClause } from './tagged.ts';

/** One way to hear a task. */
export interface Hearing {
  clauses: readonly TaggedClause[];
  /** The logarithm of how likely it is. */
  likely: number;
}

/** So many kinds of a clause are thought of, and so many ways to hear all of a task. */
const MOST_KINDS = 3;
const MOST = 12;
/** A hearing whose clauses are less likely than this, taken together, is not thought of. */
const LEAST_EACH = -1.3;

/** The ways to hear a task, the likeliest first: cut otherwise, of other kinds, with other words that matter; up to two of these at once. */
export function hearings(task: ReadTask): readonly Hearing[] {
  const chain = task.segments();
  const first = bestPath(chain);
  const second = bestPathBut(chain, first);
  const cuts = second ? [first, second] : [first];
  const all = cuts
    .flatMap(({ path, score }) => {
      const clauses = stretchesOf(path).map(({ from, to }) => waysToHear(task, from, to));
      return combined(clauses).map(({ likely, ...heard }) => ({ ...heard, likely: likely + score - first.score }));
    })
    .toSorted((one, other) => other.likely - one.likely);
  return all.filter(({ likely, clauses }) => likely >= LEAST_EACH * clauses.length).slice(0, MOST);
}

interface Heard {
  clause: TaggedClause;
  likely: number;
}

/** Each clause as it is likeliest, then one of them otherwise, then two. */
function combined(clauses: readonly (readonly Heard[])[]): Hearing[] {
  const plain = clauses.flatMap((ways) => ways.slice(0, 1));
  const changes = clauses.flatMap((ways, at) => ways.slice(1).map((way) => ({ at, way })));
  const pairs = changes.flatMap((one) => changes.filter(({ at }) => at > one.at).map((other) => [one, other]));
  return [[], ...changes.map((change) => [change]), ...pairs].map((some) => {
    const heard = plain.map((way, at) => some.find((change) => change.at === at)?.way ?? way);
    return {
      clauses: heard.map(({ clause }) => clause),
      likely: heard.reduce((sum, { likely }) => sum + likely, 0),
    };
  });
}

/** What a clause may be, the likeliest first. */
function waysToHear(task: ReadTask, from: number, to: number): readonly Heard[] {
  const kinds = [...task.kindsOf(from, to).entries()].toSorted(([, one], [, other]) => other - one);
  return kinds
    .slice(0, MOST_KINDS)
    .flatMap(([kind, share]) => {
      const chain = task.slotsOf(from, to, kind);
      const total = totalOf(chain);
      const first = bestPath(chain);
      const paths = [first, bestPathBut(chain, first)].filter((path) => path !== undefined);
      return paths.map(({ path, score }) => ({
        clause: {
          ...{ kind: clauseKinds[kind] ?? 'hint', from, to, slots: slotsOf(path, from) },
          ...{ sure: ON_PURPOSE, exact: Math.exp(score - total) },
        },
        likely: logOf(share) + score - total,
      }));
    })
    .toSorted((one, other) => other.likely - one.likely);
}

/** It is heard so on purpose: whether it holds, the page will show. */
const ON_PURPOSE = 0.95;
