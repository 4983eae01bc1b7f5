import { expect, test } from 'vitest';
import { saveDraft, send } from './letters.ts';
import { initialState } from './mailbox.ts';
import type { Letter } from './model.ts';

const letter = (part: Partial<Letter>): Letter => ({
  to: [],
  cc: [],
  bcc: [],
  subject: 'Hello',
  body: 'A few words',
  attachments: [],
  ...part,
});

test('a mail to a colleague who does not exist comes back', () => {
  const state = initialState();

  const { arrived } = send(state, letter({ to: ['ghost@northwharf.example', 'mira@northwharf.example'] }));

  expect(arrived).toMatchObject([{ folder: 'inbox', unread: true, from: { email: 'postmaster@fernpost.example' } }]);
  expect(state.sent).toMatchObject([{ undelivered: ['ghost@northwharf.example'] }]);
});

test('a sent draft leaves the drafts and cannot be sent twice', () => {
  const state = initialState();
  const draft = saveDraft(state, letter({ to: ['mira@northwharf.example'] }));

  const { sent } = send(state, letter({ to: ['mira@northwharf.example'], draftId: draft.id }));

  expect(state.messages.some(({ id }) => id === draft.id)).toBe(false);
  expect(() => saveDraft(state, letter({}), sent.id)).toThrow('already been sent');
});

test('an answer stays in its conversation, a hidden copy stays hidden', () => {
  const state = initialState();

  const { sent, arrived } = send(
    state,
    letter({ to: ['alex@fernpost.example'], bcc: ['nina@fernpost.example'], inReplyTo: 'm-arrival' }),
  );

  expect(sent).toMatchObject({ threadId: 't-arrival', inReplyTo: 'm-arrival' });
  expect(arrived).toMatchObject([{ threadId: 't-arrival', bcc: [] }]);
});
