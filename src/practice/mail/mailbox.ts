import { TODAY } from '../days.ts';
import type { Language } from '../site.ts';
import { type Said, say } from '../words.ts';
import { plainText } from './body.ts';
import {
  type ChatNote,
  type Conversation,
  type Counts,
  type Folder,
  folders,
  type Label,
  type Message,
  type ThreadRow,
  type View,
} from './model.ts';
import { people } from './people.ts';
import { matches, parseQuery } from './search.ts';
import { seededMessages } from './seed/mailbox.ts';
import { spoken } from './text.ts';

/** Every mail that left the mailbox, also when its copy in Sent was deleted since. */
export interface SentMail {
  id: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  body: string;
  attachments: string[];
  inReplyTo: string | null;
  date: string;
  /** Addresses that do not exist; a mail about them came back. */
  undelivered: string[];
}

export interface Upload {
  name: string;
  type: string;
  size: number;
  base64: string;
}

export interface MailState {
  messages: Message<Said>[];
  sent: SentMail[];
  deletedForever: string[];
  uploads: Record<string, Upload>;
  /** Addresses of links in mails that the visitor followed. */
  openedLinks: string[];
  chat: ChatNote[];
  /** How many things were made since the beginning: their ids and times come from it. */
  made: number;
}

export function initialState(): MailState {
  return {
    messages: structuredClone(seededMessages),
    sent: [],
    deletedForever: [],
    uploads: {},
    openedLinks: [],
    chat: [],
    made: 0,
  };
}

/** For tests: English texts, no file contents. */
export function reveal(state: MailState): unknown {
  const uploads = Object.entries(state.uploads).map(([id, { name, type, size }]) => ({ id, name, type, size }));
  return { ...state, messages: state.messages.map((message) => spoken(message, 'en')), uploads };
}

/** The next id and time. Minutes pass only when something happens, so that every run of a test sees the same clock. */
export function next(state: MailState, kind: string): { id: string; date: string } {
  state.made += 1;
  const minutes = 10 * 60 + state.made;
  const clock = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { id: `${kind}-new-${state.made}`, date: `${TODAY}T${clock}:00` };
}

export type Selection = { view: View } | { label: Label } | { query: string };

/** The rows of one list, newest first. */
export function listThreads(state: MailState, selection: Selection, language: Language): ThreadRow[] {
  const all = state.messages.map((message) => spoken(message, language));
  const chosen = Map.groupBy(all.filter(chooser(selection)), (message) => message.threadId);
  return [...chosen.values()]
    .map((messages) => row(messages, all, language))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** A conversation as seen from a list: what was thrown away is shown only to those who look into the bin. */
export function conversation(
  state: MailState,
  id: string,
  language: Language,
  from?: string,
): Conversation | undefined {
  const whole = state.messages.filter((message) => message.threadId === id).map((message) => spoken(message, language));
  const bin = from === 'trash' || from === 'spam' ? from : undefined;
  const kept = whole.filter(({ folder }) => (bin ? folder === bin : folder !== 'trash' && folder !== 'spam'));
  const messages = (kept.length > 0 ? kept : whole).sort((a, b) => a.date.localeCompare(b.date));
  const [first] = messages;
  return first && { id, subject: first.subject, messages };
}

export function counts(state: MailState): Counts {
  const empty = (): Record<Folder, number> => ({ inbox: 0, sent: 0, drafts: 0, archive: 0, spam: 0, trash: 0 });
  const found: Counts = { unread: empty(), total: empty() };
  for (const folder of folders) {
    const inside = state.messages.filter((message) => message.folder === folder);
    found.total[folder] = inside.length;
    found.unread[folder] = inside.filter((message) => message.unread).length;
  }
  return found;
}

export function nameOf(state: MailState, email: string): Said {
  const known = state.messages.flatMap(({ from, to, cc }) => [from, ...to, ...cc]).find((one) => one.email === email);
  return known?.name ?? email;
}

function chooser(selection: Selection): (message: Message) => boolean {
  if ('query' in selection) {
    const query = parseQuery(selection.query);
    return (message) => matches(message, query);
  }
  if ('label' in selection)
    return ({ labels, folder }) => labels.includes(selection.label) && folder !== 'trash' && folder !== 'spam';
  const { view } = selection;
  if (view === 'starred') return ({ starred, folder }) => starred && folder !== 'trash' && folder !== 'spam';
  return ({ folder }) => folder === view;
}

function row(messages: Message[], all: readonly Message[], language: Language): ThreadRow {
  const self = say({ en: 'me', ru: 'я' }, language);
  const sorted = messages.toSorted((a, b) => b.date.localeCompare(a.date));
  const newest = sorted[0] as Message;
  const outgoing = newest.folder === 'sent' || newest.folder === 'drafts';
  const whole = all.filter(
    ({ threadId, folder }) =>
      threadId === newest.threadId && (folder === newest.folder || !['trash', 'spam', 'drafts'].includes(folder)),
  );
  const participants = outgoing ? newest.to : whole.map(({ from }) => from);
  return {
    id: newest.threadId,
    subject: newest.subject,
    people: [...new Set(participants.map(({ name, email }) => (email === people.me.email ? self : name)))],
    snippet: plainText(newest.body).slice(0, 160),
    date: newest.date,
    unread: messages.some(({ unread }) => unread),
    starred: messages.some(({ starred }) => starred),
    labels: [...new Set(whole.flatMap(({ labels }) => labels))],
    attachments: [...new Set(sorted.flatMap(({ attachments }) => attachments.map(({ name }) => name)))],
    folder: newest.folder,
    messageIds: sorted.map(({ id }) => id),
    size: whole.length,
  };
}
