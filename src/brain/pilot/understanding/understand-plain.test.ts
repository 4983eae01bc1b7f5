import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { understand, understandPlain } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);

test.each([
  [
    'Open my inbox. If there is a letter from Ann Lee: mark the letter from Ann Lee as unread.',
    'go(inbox) ; handle(mark as unread :message[from=Ann Lee]) if there(:message[from=Ann Lee])',
  ],
  [
    'Открой входящие. Если есть письмо от Анны: пометь письмо от Анны как непрочитанное.',
    'go(входящие) ; handle(пометь как непрочитанное :message[от=Анны]) if there(:message[от=Анны])',
  ],
])('plain commands that the ear makes unclear are read by the rules alone: %s', (text, means) => {
  expect(understand(text, NOW).unclear).not.toEqual([]);
  expect(inBrief(understandPlain(text, NOW))).toBe(means);
});

test('what neither reads stays unclear', () => {
  expect(understandPlain('Frobnicate the quux. Open Mail.', NOW).unclear).not.toEqual([]);
});
