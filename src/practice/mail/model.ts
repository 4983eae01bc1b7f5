import type { Language } from '../site.ts';

/** Where a mail lies. */
export const folders = ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const;
export type Folder = (typeof folders)[number];

/** Folders as the sidebar lists them: `starred` is a view over all others. */
export const views = ['inbox', 'starred', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const;
export type View = (typeof views)[number];

export const labels = ['work', 'travel', 'family', 'finance'] as const;
export type Label = (typeof labels)[number];

export interface Address<T = string> {
  name: T;
  email: string;
}

export interface Attachment {
  id: string;
  name: string;
  type: string;
  size: number;
}

/** How the body is dressed up: shops and newsletters have a banner in a colour of their own. */
export interface Look {
  kind: 'newsletter' | 'receipt';
  color: string;
}

export interface Message<T = string> {
  id: string;
  threadId: string;
  folder: Folder;
  from: Address<T>;
  to: Address<T>[];
  cc: Address<T>[];
  bcc: Address<T>[];
  subject: T;
  body: T;
  /** ISO without a zone: the mailbox has one clock for everybody. */
  date: string;
  unread: boolean;
  starred: boolean;
  labels: Label[];
  attachments: Attachment[];
  inReplyTo?: string;
  /** A draft, wherever it lies. */
  unsent?: true;
  look?: Look;
}

/** One line of a list: the mails of one conversation that the list is about. */
export interface ThreadRow {
  id: string;
  subject: string;
  people: string[];
  snippet: string;
  date: string;
  unread: boolean;
  starred: boolean;
  labels: Label[];
  attachments: string[];
  folder: Folder;
  /** The mails an action on this row is about. */
  messageIds: string[];
  /** Mails in the whole conversation. */
  size: number;
}

export interface Counts {
  unread: Record<Folder, number>;
  total: Record<Folder, number>;
}

export interface ThreadPage {
  threads: ThreadRow[];
  total: number;
  offset: number;
  counts: Counts;
}

export interface Conversation {
  id: string;
  subject: string;
  messages: Message[];
}

/** What the visitor writes: a draft, or a mail about to be sent. */
export interface Letter {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  body: string;
  attachments: string[];
  inReplyTo?: string | undefined;
  draftId?: string | undefined;
}

/** What PATCH may change on mails. */
export interface MessageChange {
  folder?: Folder;
  unread?: boolean;
  starred?: boolean;
}

/** What a mail was before a change, enough to undo it. */
export interface Before {
  id: string;
  folder: Folder;
  unread: boolean;
  starred: boolean;
}

export interface ChatNote {
  id: string;
  from: 'me' | 'mira';
  text: string;
  date: string;
}

/** From the server to every open tab. */
export type LiveEvent =
  | { type: 'hello'; tabs: number; chat: ChatNote[]; counts: Counts }
  | { type: 'tabs'; tabs: number }
  | { type: 'changed'; counts: Counts }
  | { type: 'arrived'; threadId: string; from: string; subject: string; counts: Counts }
  | { type: 'chat'; note: ChatNote }
  | { type: 'typing'; who: 'me' | 'mira' }
  | { type: 'writing'; threadId: string | null }
  | { type: 'error'; message: string };

/** From a tab to the server. */
export type LiveNote =
  | { type: 'chat'; text: string }
  | { type: 'typing' }
  | { type: 'writing'; threadId: string | null };

/** What the shell hands to the client. */
export interface Session {
  language: Language;
  me: Address;
  contacts: Address[];
  today: string;
}

export function isLabel(text: string): text is Label {
  return labels.some((label) => label === text);
}

export function isView(text: string): text is View {
  return views.some((view) => view === text);
}
