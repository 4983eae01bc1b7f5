import { expect, test } from 'vitest';
import { sample, sampleForm, sampleJson } from '../../../test/outgoings.ts';
import type { Control } from '../../observation.ts';
import { commitOf } from './commit-of.ts';

const at = (path: string) => `https://shop.example${path}`;
const button = (name: string): Control => ({ id: 1, role: 'button', name, states: [] });

test('what it carries says more than its button, its button more than its address', () => {
  const card = { number: '4111111111111111' };
  expect(commitOf(sampleForm(at('/x'), card), button('Next'))).toBe('pay');
  expect(commitOf(sampleForm(at('/messages'), { text: 'a' }), button('Удалить'))).toBe('delete');
  expect(commitOf(sampleForm(at('/messages'), { text: 'a' }), button('OK'))).toBe('send');
  expect(commitOf(sample({ method: 'DELETE', url: at('/messages/1') }), button('Send'))).toBe('delete');
  expect(commitOf(sampleForm(at('/messages/1'), { _method: 'delete' }))).toBe('delete');
});

test.each([
  [{ login: 'ann', password: 'x' }, '/session', 'sign in'],
  [{ password: 'x', password_confirmation: 'x' }, '/users', 'account'],
  [{ old_password: 'x', new_password: 'y' }, '/x', 'account'],
  [{ email: 'a@b.example', password: 'x' }, '/register', 'account'],
  [{ code: '123456' }, '/verify', 'sign in'],
  [{ iban: 'DE89370400440532013000' }, '/x', 'pay'],
  [{ client_id: 'a', scope: 'all', allow: 'yes' }, '/consent', 'authorise'],
])('%o to %s: %s', (fields, path, kind) => {
  expect(commitOf(sampleForm(at(path), fields))).toBe(kind);
});

test.each([
  ['/cart/checkout', 'pay'],
  ['/api/v1/payments', 'pay'],
  ['/orders', 'order'],
  ['/bookings', 'order'],
  ['/items/12/delete', 'delete'],
  ['/removeItem', 'delete'],
  ['/mail/send', 'send'],
  ['/invitations', 'send'],
  ['/posts/7/comments', 'publish'],
  ['/issues', 'publish'],
  ['/account/logout', 'sign out'],
  ['/sign-out', 'sign out'],
  ['/login', 'sign in'],
  ['/settings/email', 'account'],
  ['/oauth/authorize', 'authorise'],
  ['/newsletter', 'subscribe'],
  ['/anything', 'submit'],
])('POST %s: %s', (path, kind) => {
  expect(commitOf(sampleJson(at(path), { a: 1 }))).toBe(kind);
});

test.each([
  ['deletePost', 'delete'],
  ['PlaceOrder', 'order'],
  ['sendMessage', 'send'],
  ['createComment', 'publish'],
  ['updatePassword', 'account'],
  ['LogOut', 'sign out'],
  ['toggle', 'submit'],
])('the mutation %s: %s', (name, kind) => {
  expect(commitOf(sampleJson(at('/graphql'), { query: `mutation ${name} { a }` }))).toBe(kind);
  expect(commitOf(sampleJson(at('/rpc'), { jsonrpc: '2.0', method: `api.${name}` }))).toBe(kind);
});

test('files are uploaded', () => {
  const body = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhi\r\n--x--';
  expect(commitOf(sample({ body, contentType: 'multipart/form-data; boundary=x' }), button('Send'))).toBe('upload');
});
