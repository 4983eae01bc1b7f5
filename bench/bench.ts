/** One thing that is measured, beside what users would pick instead. */
export interface Bench {
  /** What it measures and which options it takes. */
  readonly help: string;
  run(args: readonly string[]): Promise<void>;
}

/** Prints to the terminal: benches are read by people. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** The middle value. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Rows under a head, columns as wide as they must be; everything but the first column to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
