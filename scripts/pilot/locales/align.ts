/** How often each word of one language stands for each word of the other. */
export type Alignment = Map<string, Map<string, number>>;

/** Two sentences as stems, and how much they count. */
export interface Sentences {
  from: readonly string[];
  to: readonly string[];
  weight: number;
}

const ROUNDS = 8;
/** What stands for words that the other language does without. */
const NOTHING = '∅';

/**
 * Which words translate which, learnt from whole strings: every word shares itself out among the words it may have come from,
 * by how well they explained it last time (the first model of Brown et al., 1993).
 */
export function align(pairs: readonly Sentences[]): Alignment {
  let chances: Alignment | undefined;
  for (let round = 0; round < ROUNDS; round++) chances = chancesOf(share(pairs, chances));
  return chances ?? new Map();
}

function share(pairs: readonly Sentences[], chances: Alignment | undefined): Alignment {
  const counts: Alignment = new Map();
  for (const { from, to, weight } of pairs) {
    const sources = [NOTHING, ...from];
    for (const word of to) {
      const shares = sources.map((source) => (chances ? (chances.get(source)?.get(word) ?? 0) : 1));
      const total = shares.reduce((sum, one) => sum + one, 0);
      if (total === 0) continue;
      for (const [place, source] of sources.entries()) {
        const row = counts.get(source) ?? new Map<string, number>();
        counts.set(source, row);
        row.set(word, (row.get(word) ?? 0) + (weight * (shares[place] ?? 0)) / total);
      }
    }
  }
  return counts;
}

function chancesOf(counts: Alignment): Alignment {
  for (const [source, row] of counts) {
    const total = [...row.values()].reduce((sum, one) => sum + one, 0);
    // Traces are dropped on the way: they slow the next round and never win.
    const kept = [...row].filter(([, count]) => count / total > 0.002);
    counts.set(source, new Map(kept.map(([word, count]) => [word, count / total])));
  }
  return counts;
}
