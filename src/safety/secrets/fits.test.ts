import { expect, test } from 'vitest';
import type { FieldKind, SecretField } from '../../secrets.ts';
import { fits } from './fits.ts';

const plain: SecretField = {
  origins: ['https://mail.example'],
  type: 'text',
  autocomplete: '',
  words: '',
  hidesText: false,
  boxes: 0,
  besidePassword: false,
};

test.each<[string, Partial<SecretField>, FieldKind[]]>([
  ['a field for a password', { type: 'password' }, ['password']],
  ['one that was made readable and still says so', { autocomplete: 'current-password' }, ['password']],
  ['one that draws dots by itself', { hidesText: true }, ['password']],
  ['a plain field that only claims to be for a password', { words: 'Password' }, []],
  ['a code that is hidden like a password', { type: 'password', autocomplete: 'one-time-code' }, ['code']],
  ['boxes of a code', { type: 'password', boxes: 6 }, ['code']],
  ['a field called a code', { words: 'otp | Verification code' }, ['code']],
  ['a field called a code, in Russian', { words: 'Код из приложения' }, ['code']],
  ['a security code of a card', { words: 'Card security code' }, ['card']],
  ['a card by the book', { autocomplete: 'billing cc-number', type: 'tel' }, ['card']],
  ['a name beside a password', { besidePassword: true }, ['username']],
  ['a field for an address', { type: 'email' }, ['username']],
  ['a comment', { type: 'textarea', words: 'Comment' }, []],
])('%s', (_, facts, kinds) => {
  const all = ['password', 'username', 'code', 'card'] as const;

  expect(all.filter((kind) => fits(kind, { ...plain, ...facts }))).toEqual(kinds);
  expect(fits('any', { ...plain, ...facts })).toBe(true);
});

test('what is no field for text, or one to search with, gets nothing', () => {
  for (const type of ['search', 'hidden', 'file', 'checkbox', 'range'])
    expect(fits('any', { ...plain, type })).toBe(false);
});
