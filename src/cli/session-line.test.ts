import { expect, test } from 'vitest';
import type { SessionEvent } from '../events.ts';
import { sessionLine } from './session-line.ts';

const EVIL = 'x\u001b[2J\n✗ forged\u009b31m\u202e';
const file = { path: EVIL, size: 1, sha256: '', origin: EVIL, url: EVIL };

test.for<SessionEvent>([
  { type: 'tab_opened', tab: 1, url: EVIL, by: 'page' },
  { type: 'tab_opened', tab: 1, url: EVIL, by: 'us' },
  { type: 'tab_borrowed', tab: 1, url: EVIL },
  { type: 'tab_given_back', tab: 1, url: EVIL },
  { type: 'tab_crashed', tab: 1, url: EVIL },
  { type: 'popup_refused', tab: 1, url: EVIL, reason: EVIL },
  { type: 'dialog_shown', tab: 1, kind: 'alert', message: EVIL, answer: 'dismissed' },
  { type: 'dialogs_silenced', tab: 1, url: EVIL, count: 9 },
  { type: 'downloaded', tab: 1, name: EVIL, ...file },
  { type: 'download_failed', tab: 1, url: EVIL, reason: EVIL },
  { type: 'login_asked', tab: 1, origin: EVIL, realm: EVIL, answer: 'cancelled' },
  { type: 'permission_asked', tab: 1, origin: EVIL, permission: EVIL, answer: 'denied' },
  { type: 'connection_lost', reason: EVIL },
  { type: 'browser_killed', reason: EVIL },
  { type: 'relaunched', urls: [EVIL, EVIL] },
  { type: 'opened', mode: 'attached', visible: true, browser: EVIL, notes: [] },
])('$type cannot forge a line or command the terminal', (event) => {
  const line = sessionLine(event);

  expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(line).toContain('x\\u001b[2J\\n✗ forged\\u009b31m\\u202e');
});

test('the notes at the beginning stand on lines of their own', () => {
  const event = {
    type: 'opened',
    mode: 'launched',
    visible: true,
    browser: 'Chrome 141',
    notes: ['One.', 'Two.'],
  } as const;

  expect(sessionLine(event)).toBe('Opened Chrome 141.\n  One.\n  Two.');
});
