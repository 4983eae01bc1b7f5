import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { changesThings } from './takes-away.ts';

test.each([
  ['profile', 'Save profile', true],
  ['письмо', 'Отправить письмо', true],
  ['account', 'Delete account', true],
  ['delete account', 'Delete account', false],
  ['profile', 'Profile', false],
  ['account', 'Nora: account menu', false],
])('who opens “%s” does not press “%s”: %s', (words, name, is) => {
  expect(changesThings(control(1, 'button', name), words)).toBe(is);
});
