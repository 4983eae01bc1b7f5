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

/** How long steps take, each in the middle of all steps of all tasks; nothing where there are none. */
export interface StepTimes {
  all: number | undefined;
  /** Of those after which the page has the same address, and of the others. */
  here: number | undefined;
  elsewhere: number | undefined;
  deciding: number | undefined;
}

export function stepTimesOf(tried: readonly Tried[]): StepTimes {
  const steps = tried.flatMap(({ steppedIn }) => steppedIn);
  const wholeOf = (some: typeof steps) => median(some.map(({ whole }) => whole));
  return {
    all: wholeOf(steps),
    here: wholeOf(steps.filter(({ isElsewhere }) => !isElsewhere)),
    elsewhere: wholeOf(steps.filter(({ isElsewhere }) => isElsewhere)),
    deciding: median(steps.map(({ deciding }) => deciding)),
  };
}

function median(times: readonly number[]): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
