import type { Attachment, Letter, Message } from '../model.ts';
import { api } from './api.ts';
import { longDate } from './format.ts';
import { session, t } from './session.ts';

/** A letter on the desk: as `Letter`, but with what the window shows about files and where it belongs. */
export interface OpenLetter extends Omit<Letter, 'attachments'> {
  attachments: Attachment[];
  title: string;
  threadId: string | null;
}

const blank: OpenLetter = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  body: '',
  attachments: [],
  title: t('New message', 'Новое письмо'),
  threadId: null,
};

/** `reply.m-4` → the letter as it looks when the window opens. */
export async function openLetter(compose: string): Promise<OpenLetter> {
  const [kind = 'new', ...rest] = compose.split('.');
  const id = rest.join('.');
  if (kind === 'new' || id === '') return blank;
  const message = await api.message(id);
  if (kind === 'draft') return fromDraft(message);
  return kind === 'forward' ? forwarded(message) : answered(message, kind === 'replyall');
}

export function forServer(
  { to, cc, bcc, subject, body, attachments, inReplyTo }: OpenLetter,
  draftId?: string,
): Letter {
  return { to, cc, bcc, subject, body, attachments: attachments.map(({ id }) => id), inReplyTo, draftId };
}

function fromDraft(draft: Message): OpenLetter {
  return {
    ...blank,
    to: emails(draft.to),
    cc: emails(draft.cc),
    bcc: emails(draft.bcc),
    subject: draft.subject,
    body: draft.body,
    attachments: draft.attachments,
    inReplyTo: draft.inReplyTo,
    draftId: draft.id,
    title: t('Draft', 'Черновик'),
    threadId: draft.inReplyTo === undefined ? null : draft.threadId,
  };
}

function answered(message: Message, all: boolean): OpenLetter {
  const mine = message.from.email === session.me.email;
  const to = mine ? emails(message.to) : [message.from.email];
  const others = [...(mine ? [] : emails(message.to)), ...emails(message.cc)];
  const cc = all ? others.filter((email) => email !== session.me.email && !to.includes(email)) : [];
  const said = t(
    `On ${longDate(message.date)}, ${message.from.name} wrote:`,
    `${longDate(message.date)}, ${message.from.name}:`,
  );
  return {
    ...blank,
    to,
    cc,
    subject: prefixed('Re', message.subject),
    body: `\n\n${said}\n${quoted(message.body)}`,
    inReplyTo: message.id,
    title: all ? t('Reply to all', 'Ответ всем') : t('Reply', 'Ответ'),
    threadId: message.threadId,
  };
}

function forwarded(message: Message): OpenLetter {
  const head = [
    t('---------- Forwarded message ----------', '---------- Пересланное письмо ----------'),
    `${t('From', 'От')}: ${message.from.name} <${message.from.email}>`,
    `${t('Date', 'Дата')}: ${longDate(message.date)}`,
    `${t('Subject', 'Тема')}: ${message.subject}`,
  ];
  return {
    ...blank,
    subject: prefixed('Fwd', message.subject),
    body: `\n\n${head.join('\n')}\n\n${message.body}`,
    attachments: message.attachments,
    title: t('Forward', 'Пересылка'),
  };
}

function prefixed(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(`${prefix.toLowerCase()}:`) ? subject : `${prefix}: ${subject}`;
}

function quoted(body: string): string {
  return body
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function emails(addresses: Message['to']): string[] {
  return addresses.map(({ email }) => email);
}
