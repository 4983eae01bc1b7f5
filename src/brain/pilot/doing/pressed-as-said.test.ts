import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { page, situated } from './situation.testing.ts';

const idle = { memo: { ...NOTHING_YET, ways: [{ name: 'submit 2', went: 'idle' as const, before: 'now' }] } };
const said = { goal: { act: { kind: 'submit' } as const, said: 'submit' } };

test('“and submit”, where the button says just that, is a press like others', () => {
  const form = page([control(1, 'textbox', 'Town', { value: 'Riga' })], [control(2, 'button', 'Submit')]);
  expect(pursue(situated({ kind: 'submit' }, form, { ...idle, ...said }))).toHaveProperty('reached');
});

test('what is called otherwise, or marks a field as wrong, has taken nothing', () => {
  const other = page([control(1, 'textbox', 'Town', { value: 'Riga' })], [control(2, 'button', 'Place the order')]);
  const wrong = page([control(1, 'textbox', 'Town', { states: ['invalid'] })], [control(2, 'button', 'Submit')]);
  expect(pursue(situated({ kind: 'submit' }, other, { ...idle, ...said }))).toHaveProperty('stuck');
  expect(pursue(situated({ kind: 'submit' }, wrong, { ...idle, ...said }))).toHaveProperty('stuck');
});
