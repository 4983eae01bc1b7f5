import type { MailState } from '../../../src/practice/mail/mailbox.ts';
import { nothingChanged } from '../commits.ts';

/** Nothing is sent, and every letter lies where it lay: what somebody has not named is not to be tidied away. */
export const lettersStay = nothingChanged<MailState>('mail', 'The place of a letter', ({ messages }) =>
  messages.map(({ id, folder }) => [id, folder]),
);
