import { folded } from '../search-words.ts';
import { plainText } from './body.ts';
import type { Address, Message } from './model.ts';

export interface Query {
  words: string[];
  from: string[];
  to: string[];
  subject: string[];
  has: string[];
  is: string[];
  in: string[];
  label: string[];
}

const KEYS = ['from', 'to', 'subject', 'has', 'is', 'in', 'label'] as const;

/** `from:mira has:attachment "final offer"` → what is asked of each part of a mail. */
export function parseQuery(text: string): Query {
  const query: Query = { words: [], from: [], to: [], subject: [], has: [], is: [], in: [], label: [] };
  for (const [, key, quoted, plain] of text.matchAll(/(?:(\p{L}+):)?(?:"([^"]*)"|(\S+))/gu)) {
    const value = folded(quoted ?? plain ?? '');
    const known = KEYS.find((candidate) => candidate === key?.toLowerCase());
    if (value === '') continue;
    if (known) query[known].push(value);
    else query.words.push(key === undefined ? value : `${folded(key)}:${value}`);
  }
  return query;
}

/** Spam and trash are found only by those who ask for them. */
export function matches(message: Message, query: Query): boolean {
  if (query.in.length === 0 && (message.folder === 'spam' || message.folder === 'trash')) return false;
  const everywhere = folded(
    [
      message.subject,
      plainText(message.body),
      ...[message.from, ...message.to].map(addressText),
      ...message.attachments.map(({ name }) => name),
    ].join(' '),
  );
  const recipients = folded([...message.to, ...message.cc].map(addressText).join(' '));
  return (
    query.words.every((word) => everywhere.includes(word)) &&
    query.from.every((word) => folded(addressText(message.from)).includes(word)) &&
    query.to.every((word) => recipients.includes(word)) &&
    query.subject.every((word) => folded(message.subject).includes(word)) &&
    query.has.every((word) => word.startsWith('attachment') && message.attachments.length > 0) &&
    query.is.every((word) => isTrue(message, word)) &&
    query.in.every((word) => word === 'anywhere' || message.folder === word) &&
    query.label.every((word) => message.labels.some((label) => label === word))
  );
}

function isTrue(message: Message, word: string): boolean {
  if (word === 'unread') return message.unread;
  if (word === 'read') return !message.unread;
  return word === 'starred' && message.starred;
}

function addressText({ name, email }: Address): string {
  return `${name} ${email}`;
}
