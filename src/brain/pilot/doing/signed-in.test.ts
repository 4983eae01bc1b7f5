import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, page, situated } from './situation.testing.ts';

const LOGIN: Act = {
  kind: 'login',
  entries: [
    { field: { words: 'user name' }, value: { text: 'anna_b', kind: 'text' } },
    { field: { words: 'password' }, value: { text: 'Teapot9', kind: 'text' } },
  ],
};
const DONE = after('enter 0 1', 'enter 1 2', 'send it off', 'wait to be let in', 'wait to be let in again');

function shown(said: string) {
  return page(
    [control(1, 'textbox', 'User name', { value: 'anna_b' })],
    [control(2, 'textbox', 'Password', { value: 'Teapot9' })],
    [control(3, 'clickable', 'Sign in')],
    [said],
  );
}

test('a form that stays says nothing, where the page greets who has signed in', () => {
  expect(pursue(situated(LOGIN, shown('Welcome, anna_b!'), DONE))).toHaveProperty('reached');
});

test.each(['The password is wrong.', 'Could not sign in: anna_b is not known. Hello?', 'Hello, guest!'])(
  '%s',
  (said) => {
    expect(pursue(situated(LOGIN, shown(said), DONE))).not.toHaveProperty('reached');
  },
);
