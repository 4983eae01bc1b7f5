import { observation, text } from '../../../../test/observations.ts';
import type { Line, Observation, Part } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { pursue } from './pursue.ts';

/** A page of plain lines. */
export function page(...lines: readonly (readonly Part[] | Line)[]): Observation {
  return observation(lines.map((line) => ('kind' in line ? line : text(...line))));
}

/** One act to be brought forward on a page, with what was done for it so far. */
export function situated(act: Act, seen: Observation, more: Partial<Situation> = {}): Situation {
  return {
    task: 'do it',
    goal: { act, said: 'do it' },
    language: 'en',
    memo: NOTHING_YET,
    page: seen,
    print: 'now',
    told: [],
    notes: [],
    secrets: [],
    files: [],
    answer: '',
    previous: undefined,
    ahead: [],
    isLast: false,
    heard: 0,
    now: new Date('2026-11-15T12:00:00'),
    ...more,
  };
}

/** What has been done, one way after the other, all of it well. */
export function after(...names: readonly string[]): Pick<Situation, 'memo'> {
  const ways: Way[] = names.map((name) => ({ name, went: 'well', before: 'before' }));
  return { memo: { ...NOTHING_YET, ways } };
}

/** What is called with a tool next; nothing where nothing is to be done. */
export function calls(situation: Situation): readonly { tool: string; input: unknown }[] {
  const pursuit: Pursuit = pursue(situation);
  return 'do' in pursuit ? pursuit.do : [];
}

/** How what is to be done next is kept. */
export function wayOf(situation: Situation): string {
  const pursuit = pursue(situation);
  return 'do' in pursuit ? pursuit.way : '';
}
