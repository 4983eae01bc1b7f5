/** The known word that was probably meant, or undefined when none is close. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const word = plain(given);
  const ranked = known
    .map((candidate) => ({ candidate, distance: distance(word, plain(candidate)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, Math.floor(word.length * 0.4)) ? best.candidate : undefined;
}

/** `proxy_bypass`, `--proxy-bypass` and `proxyBypass` are one word to whoever types them. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '');
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(last, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let best = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
