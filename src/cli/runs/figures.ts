// How numbers of a run are written.

/** `950`, `12.3k`, `1.2M`. */
export function spokenCount(count: number): string {
  if (count < 1_000) return String(count);
  const [value, unit] = count < 999_500 ? [count / 1_000, 'k'] : [count / 1_000_000, 'M'];
  return `${value < 100 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)}${unit}`;
}

/** `0.4 s`, `14 s`, `2 min 5 s`, `1 h 3 min`. */
export function spokenTime(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Small sums keep the digits that tell them apart. */
export function spokenCost(dollars: number): string {
  if (dollars === 0) return '$0';
  return dollars < 0.0001 ? '< $0.0001' : `$${dollars.toFixed(dollars < 1 ? 4 : 2)}`;
}

export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
