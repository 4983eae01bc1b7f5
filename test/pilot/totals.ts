import type { Tried } from './run.ts';

/** How many of some tasks came out well, and how many of the rest were honest about it. */
export interface Total {
  of: string;
  tasks: number;
  ok: number;
  /** Said that it could not, or asked. */
  honest: number;
  wrong: number;
}

type Group = readonly [name: string, belongs: (one: Tried) => boolean];

/** All of them, then each wording, language and site by itself, and those in which task and page speak different languages. */
export function totalsOf(tried: readonly Tried[]): Total[] {
  const sites = new Set(tried.map(({ site }) => site));
  const groups: Group[] = [
    ['all', () => true],
    ...[1, 2, 3, 4].map((number): Group => [`wording ${number}`, ({ wording }) => wording === number]),
    ['English', ({ language }) => language === 'en'],
    ['Russian', ({ language }) => language === 'ru'],
    ['mixed', ({ mixed }) => mixed],
    ...[...sites].map((name): Group => [name, ({ site }) => site === name]),
  ];
  return groups.map(([of, belongs]) => totalOf(of, tried.filter(belongs))).filter(({ tasks }) => tasks > 0);
}

function totalOf(of: string, tried: readonly Tried[]): Total {
  const count = (...marks: readonly string[]) => tried.filter(({ mark }) => marks.includes(mark)).length;
  return { of, tasks: tried.length, ok: count('ok'), honest: count('no', 'asked'), wrong: count('wrong') };
}

/** The time that a step takes, in the middle of all steps of all tasks. */
export function medianStep(tried: readonly Tried[]): number {
  const times = tried.flatMap(({ stepTimes }) => stepTimes).toSorted((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}
