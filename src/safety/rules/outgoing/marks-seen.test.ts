import { expect, test } from 'vitest';
import { facts } from '../../../../test/judging.ts';
import { sample } from '../../../../test/outgoings.ts';
import type { Case } from '../../rule.ts';
import { opensView } from './arriving.ts';
import { marksSeen } from './marks-seen.ts';

function sending(method: string, path: string, body: unknown = '', wake?: Case['wake']): Case {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const outgoing = sample({ method, url: `https://mail.example${path}`, from: 'https://mail.example', body: text });
  return facts({ url: 'https://mail.example/inbox', outgoing, ...(wake ? { wake } : {}) });
}

test.each([
  ['PATCH', '/api/messages', { ids: ['m-1'], change: { unread: false } }],
  ['POST', '/threads/7/read', ''],
  ['POST', '/notifications/markAsRead', { ids: [1, 2] }],
  ['PUT', '/items/7', { is_read: true }],
  ['POST', '/videos/7/views', ''],
  ['PATCH', '/chat/7', { lastReadAt: '2026-11-15T10:00:00Z' }],
])('%s %s %j only says that something was looked at', (method, path, body) => {
  expect(marksSeen(sending(method, path, body))).toBe(true);
});

test.each([
  ['PATCH', '/api/messages', { ids: ['m-1'], change: { folder: 'trash' } }],
  ['PATCH', '/api/messages', { ids: ['m-1'], change: { unread: false, folder: 'trash' } }],
  ['DELETE', '/threads/7/read', ''],
  ['POST', '/read/delete', ''],
  ['POST', '/messages', { read: 'a text that somebody would read' }],
  ['POST', '/messages', { ids: [1] }],
  ['POST', '/orders', ''],
])('%s %s %j says more', (method, path, body) => {
  expect(marksSeen(sending(method, path, body))).toBe(false);
});

test('a view that was gone to may do what views do, and nothing that has a name', () => {
  const moved = { isUntouched: false, isHabit: false, hasMoved: true };

  expect(opensView(sending('POST', '/api/state', { open: 7 }, moved))).toBe(true);
  expect(opensView(sending('POST', '/api/state', { open: 7 }))).toBe(false);
  expect(opensView(sending('POST', '/api/orders/place', { id: 7 }, moved))).toBe(false);
  expect(opensView(sending('DELETE', '/api/state', '', moved))).toBe(false);
  expect(opensView(sending('POST', '/api/state', { id: 7, at: '2026-11-15T12:00:00Z', first: true }, moved))).toBe(
    true,
  );
  expect(opensView(sending('POST', '/api/state', { id: 7, seat: '14C' }, moved))).toBe(false);
  expect(opensView(sending('POST', '/api/state', { qty: 3 }, moved))).toBe(false);
  expect(opensView(sending('POST', '/api/state', { to: 'a@b.example' }, moved))).toBe(false);
});
