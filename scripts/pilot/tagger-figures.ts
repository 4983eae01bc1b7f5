// How well tagged clauses fit the marked ones.
import type { TaggedClause } from '../../src/brain/pilot/tagging/tagged.ts';
import type { Saying } from './sayings.ts';

/** Shares of 0…1. */
export interface Figures {
  sayings: number;
  clauses: number;
  /** Of the marked clauses, those found from their first token to their last. */
  bounds: number;
  /** Of the marked clauses, those whose best fitting clause has the right kind. */
  kind: number;
  /** Of slots with exactly the right tokens. */
  slotF1: number;
  /** Of the tasks, those with the right kinds in the right order. */
  allKinds: number;
  /** Of the tasks, those with the right kinds and the right slots. */
  whole: number;
}

export type Tagging = (saying: Saying) => readonly TaggedClause[];

export function figuresOf(sayings: readonly Saying[], tagging: Tagging): Figures {
  const sums = { clauses: 0, bounds: 0, kind: 0, right: 0, found: 0, marked: 0, allKinds: 0, whole: 0 };
  for (const saying of sayings) {
    const tagged = tagging(saying);
    const [meant, said] = [saying.clauses.flatMap(slotsOf), tagged.flatMap(slotsOf)];
    const kindsFit = kindsOf(tagged) === kindsOf(saying.clauses);
    sums.clauses += saying.clauses.length;
    for (const clause of saying.clauses) {
      sums.bounds += Number(tagged.some(({ from, to }) => from === clause.from && to === clause.to));
      sums.kind += Number(bestFor(clause, tagged)?.kind === clause.kind);
    }
    sums.right += meant.filter((slot) => said.includes(slot)).length;
    sums.found += said.length;
    sums.marked += meant.length;
    sums.allKinds += Number(kindsFit);
    sums.whole += Number(kindsFit && meant.join() === said.join());
  }
  return {
    sayings: sayings.length,
    clauses: sums.clauses,
    bounds: sums.bounds / sums.clauses,
    kind: sums.kind / sums.clauses,
    slotF1: (2 * sums.right) / Math.max(1, sums.found + sums.marked),
    allKinds: sums.allKinds / sayings.length,
    whole: sums.whole / sayings.length,
  };
}

export function kindsOf(clauses: readonly TaggedClause[]): string {
  return clauses.map(({ kind }) => kind).join(' ');
}

export function bestFor(clause: TaggedClause, tagged: readonly TaggedClause[]): TaggedClause | undefined {
  const shared = ({ from, to }: TaggedClause) => Math.min(to, clause.to) - Math.max(from, clause.from);
  return tagged.filter((other) => shared(other) > 0).sort((a, b) => shared(b) - shared(a))[0];
}

function slotsOf({ slots }: TaggedClause): string[] {
  return slots.map(({ slot, from, to }) => `${slot} ${from}-${to}`);
}

export function printed({ sayings, clauses, ...shares }: Figures): string {
  const parts = Object.entries(shares).map(([name, share]) => `${name} ${(100 * share).toFixed(1).padStart(5)}`);
  return `${parts.join('  ')}   (${sayings} tasks, ${clauses} clauses)`;
}
