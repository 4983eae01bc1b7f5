import { Refusal } from '../refusal.ts';
import { both, type Said } from '../words.ts';
import { findMessage } from './changes.ts';
import { seededFile } from './files.ts';
import { type MailState, nameOf, next } from './mailbox.ts';
import type { Address, Attachment, Letter, Message } from './model.ts';
import { people } from './people.ts';

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** Houses that we know from the inside: an address there either belongs to somebody or does not exist. */
const KNOWN_HOUSES = ['northwharf.example', 'fernpost.example'];

/** Keeps an unfinished mail; half-typed recipients are fine. */
export function saveDraft(state: MailState, letter: Letter, id?: string): Message<Said> {
  const known = id === undefined ? undefined : findMessage(state, id);
  if (known && !known.unsent)
    throw new Refusal(409, both('This mail has already been sent.', 'Это письмо уже отправлено.'));
  const made = next(state, 'd');
  const draft: Message<Said> = {
    ...written(state, letter, known?.id ?? made.id, made.date),
    folder: 'drafts',
    unsent: true,
  };
  state.messages = [...state.messages.filter((message) => message.id !== draft.id), draft];
  return draft;
}

export interface Sending {
  sent: Message<Said>;
  /** What lands in the own inbox because of it: a mail to oneself, or one that came back. */
  arrived: Message<Said>[];
}

export function send(state: MailState, letter: Letter): Sending {
  const recipients = [...letter.to, ...letter.cc, ...letter.bcc];
  if (recipients.length === 0)
    throw new Refusal(422, both('Add at least one recipient.', 'Укажите хотя бы одного получателя.'));
  const wrong = recipients.find((email) => !ADDRESS.test(email));
  if (wrong !== undefined)
    throw new Refusal(422, both(`“${wrong}” is not a mail address.`, `«${wrong}» — не адрес электронной почты.`));
  const draft = state.messages.find((message) => message.id === letter.draftId);
  if (draft && !draft.unsent)
    throw new Refusal(409, both('This mail has already been sent.', 'Это письмо уже отправлено.'));

  const { id, date } = next(state, 'm');
  const sent: Message<Said> = { ...written(state, letter, id, date), folder: 'sent' };
  state.messages = [...state.messages.filter((message) => message !== draft), sent];

  const undelivered = recipients.filter((email) => !exists(email));
  const arrived = recipients.includes(people.me.email) ? [ownCopy(state, sent)] : [];
  if (undelivered.length > 0) arrived.push(comesBack(state, sent, undelivered));
  state.messages.push(...arrived);

  const { to, cc, bcc, subject, body, inReplyTo = null } = letter;
  const attachments = sent.attachments.map(({ name }) => name);
  state.sent.push({ id, to, cc, bcc, subject, body, attachments, inReplyTo, date, undelivered });
  return { sent, arrived };
}

function written(state: MailState, letter: Letter, id: string, date: string): Omit<Message<Said>, 'folder'> {
  const answered = state.messages.find((message) => message.id === letter.inReplyTo);
  const addresses = (emails: readonly string[]): Address<Said>[] =>
    emails.map((email) => ({ email, name: nameOf(state, email) }));
  return {
    id,
    threadId: answered?.threadId ?? `t-${id}`,
    from: people.me,
    to: addresses(letter.to),
    cc: addresses(letter.cc),
    bcc: addresses(letter.bcc),
    subject: letter.subject,
    body: letter.body,
    date,
    unread: false,
    starred: false,
    labels: [...(answered?.labels ?? [])],
    attachments: letter.attachments.map((file) => attachment(state, file)),
    ...(answered ? { inReplyTo: answered.id } : {}),
  };
}

function attachment(state: MailState, id: string): Attachment {
  const seeded = seededFile(id);
  if (seeded) return { id, name: seeded.name, type: seeded.type, size: seeded.content.byteLength };
  const upload = state.uploads[id];
  if (!upload) throw new Refusal(422, both('An attachment is missing.', 'Одного из вложений нет.'));
  return { id, name: upload.name, type: upload.type, size: upload.size };
}

function exists(email: string): boolean {
  const house = email.slice(email.indexOf('@') + 1).toLowerCase();
  return !KNOWN_HOUSES.includes(house) || Object.values(people).some((one) => one.email === email.toLowerCase());
}

function ownCopy(state: MailState, sent: Message<Said>): Message<Said> {
  return { ...sent, ...next(state, 'm'), folder: 'inbox', unread: true, bcc: [] };
}

function comesBack(state: MailState, sent: Message<Said>, undelivered: readonly string[]): Message<Said> {
  const list = undelivered.map((email) => `- ${email}`).join('\n');
  return {
    ...sent,
    ...next(state, 'm'),
    folder: 'inbox',
    from: people.postmaster,
    to: [people.me],
    cc: [],
    bcc: [],
    attachments: [],
    unread: true,
    subject: { en: 'Your mail could not be delivered', ru: 'Письмо не доставлено' },
    body: {
      en: `Nobody has this address:\n\n${list}\n\nPlease check it and send the mail again.`,
      ru: `Такого адреса нет:\n\n${list}\n\nПроверьте его и отправьте письмо ещё раз.`,
    },
  };
}
