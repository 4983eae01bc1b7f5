import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const DOCTOR = { is: '=', value: { text: 'Weiss', kind: 'text' } } as const;
const CANCEL: Act = { kind: 'remove', things: { what: { words: 'appointment' }, count: 'one', where: [DOCTOR] } };
const GOAL = { act: CANCEL, said: 'Cancel my appointment with Weiss' };
const LINDT = [heading(3, 'Dr Lindt'), ['Monday'], [control(1, 'button', 'Cancel appointment')]] as const;

test('the only button that says it, under the heading that says which one', () => {
  const seen = page(...LINDT, heading(3, 'Dr Weiss'), ['Friday'], [control(2, 'button', 'Cancel appointment')]);

  expect(calls({ ...situated(CANCEL, seen), goal: GOAL })).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('what stands under another heading is not touched', () => {
  const seen = page(...LINDT, heading(3, 'Dr Weiss'), ['Friday']);

  expect(calls({ ...situated(CANCEL, seen), goal: GOAL })).not.toContainEqual({ tool: 'click', input: { id: 1 } });
});

test('"and confirm it" is done when it was confirmed on the way', () => {
  const submit: Act = { kind: 'submit', what: { words: 'appointment', isPronoun: true } };

  expect(pursue(situated(submit, page(['No appointments.']), { previous: CANCEL }))).toHaveProperty('reached');
});
