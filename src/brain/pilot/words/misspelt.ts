/** Letters that a word needs before its spelling may be doubted, and before two slips are forgiven. */
const SHORTEST = 4;
const LONG = 8;

/** How likely one word is the other with a slip of the finger, 0…1: a letter too many, too few, another, or two swapped. */
export function misspelt(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST) return 0;
  const most = short.length >= LONG ? 2 : 1;
  if (long.length - short.length > most) return 0;
  const slips = slipsBetween(short, long);
  return slips > most ? 0 : 1 - slips / short.length;
}

function slipsBetween(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (last[j - 1] ?? 0) + Number(from[i - 1] !== to[j - 1]);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
