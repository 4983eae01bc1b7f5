import type { Said } from '../../words.ts';
import { attachmentOf, type SeededFile } from '../files.ts';
import type { Address, Folder, Label, Look, Message } from '../model.ts';
import { people } from '../people.ts';

/** A mail as the seed files write it down; each text is a pair, English then Russian. */
export interface Seed {
  id: string;
  /** Mails of one conversation share it; a mail alone has a conversation named after it. */
  thread?: string;
  folder?: Folder;
  at: string;
  from?: Address<Said>;
  to?: Address<Said>[];
  cc?: Address<Said>[];
  subject: [english: string, russian: string];
  body: [english: string, russian: string];
  unread?: boolean;
  starred?: boolean;
  labels?: Label[];
  files?: SeededFile[];
  inReplyTo?: string;
  look?: Look;
}

export function mail(seed: Seed): Message<Said> {
  return {
    id: seed.id,
    threadId: seed.thread ?? seed.id.replace(/^m-/, 't-'),
    folder: seed.folder ?? 'inbox',
    from: seed.from ?? people.me,
    to: seed.to ?? [people.me],
    cc: seed.cc ?? [],
    bcc: [],
    subject: { en: seed.subject[0], ru: seed.subject[1] },
    body: { en: dedent(seed.body[0]), ru: dedent(seed.body[1]) },
    date: `${seed.at}:00`,
    unread: seed.unread ?? false,
    starred: seed.starred ?? false,
    labels: seed.labels ?? [],
    attachments: (seed.files ?? []).map(attachmentOf),
    ...(seed.inReplyTo === undefined ? {} : { inReplyTo: seed.inReplyTo }),
    ...(seed.folder === 'drafts' ? { unsent: true } : {}),
    ...(seed.look === undefined ? {} : { look: seed.look }),
  };
}

function dedent(text: string): string {
  return text.trim().replace(/^[ \t]+/gm, '');
}
