import { Refusal } from '../refusal.ts';
import { both, type Said } from '../words.ts';
import { type MailState, next } from './mailbox.ts';
import type { Before, Folder, Label, Message, MessageChange } from './model.ts';
import { people } from './people.ts';

/** Moves, stars and marks mails; says what they were before, so that it can be undone. */
export function changeMessages(state: MailState, ids: readonly string[], change: MessageChange): Before[] {
  const messages = ids.map((id) => findMessage(state, id));
  if (change.folder !== undefined) for (const message of messages) refuseOddMove(message, change.folder);
  const before = messages.map(({ id, folder, unread, starred }) => ({ id, folder, unread, starred }));
  for (const message of messages) Object.assign(message, change);
  return before;
}

/** For good. Only what already lies in Trash or Spam, or was never sent. */
export function deleteForever(state: MailState, ids: readonly string[]): void {
  for (const id of ids) {
    const { folder } = findMessage(state, id);
    if (folder !== 'trash' && folder !== 'spam' && folder !== 'drafts')
      throw new Refusal(409, both('Move the mail to Trash first.', 'Сначала переместите письмо в корзину.'));
  }
  state.messages = state.messages.filter((message) => !ids.includes(message.id));
  state.deletedForever.push(...ids);
}

/** Empties Trash or Spam. */
export function emptyFolder(state: MailState, folder: Folder): number {
  if (folder !== 'trash' && folder !== 'spam')
    throw new Refusal(409, both('Only Trash and Spam can be emptied.', 'Очистить можно только корзину и спам.'));
  const ids = state.messages.filter((message) => message.folder === folder).map(({ id }) => id);
  deleteForever(state, ids);
  return ids.length;
}

export function labelThread(state: MailState, threadId: string, labels: Label[]): void {
  const messages = state.messages.filter((message) => message.threadId === threadId);
  if (messages.length === 0) throw noSuchMail();
  for (const message of messages) message.labels = labels;
}

export function findMessage(state: MailState, id: string): Message<Said> {
  const found = state.messages.find((message) => message.id === id);
  if (!found) throw noSuchMail();
  return found;
}

const LARGEST_UPLOAD = 5 * 1024 * 1024;

/** Keeps a file until it goes out with a mail. */
export async function keepUpload(state: MailState, file: File): Promise<string> {
  if (file.size > LARGEST_UPLOAD)
    throw new Refusal(413, both(`“${file.name}” is larger than 5 MB.`, `Файл «${file.name}» больше 5 МБ.`));
  const { id } = next(state, 'f');
  state.uploads[id] = {
    name: file.name,
    type: file.type || 'application/octet-stream',
    size: file.size,
    base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
  };
  return id;
}

function refuseOddMove({ unsent, from }: Message<Said>, target: Folder): void {
  if (unsent && target !== 'trash' && target !== 'drafts')
    throw new Refusal(
      409,
      both('A draft can only be deleted or sent.', 'Черновик можно только удалить или отправить.'),
    );
  if (!unsent && target === 'drafts')
    throw new Refusal(
      409,
      both('Only unsent mails can be drafts.', 'В черновиках лежат только неотправленные письма.'),
    );
  if (target === 'sent' && from.email !== people.me.email)
    throw new Refusal(409, both('You did not send this mail.', 'Это письмо отправили не вы.'));
}

function noSuchMail(): Refusal {
  return new Refusal(404, both('This mail no longer exists.', 'Этого письма больше нет.'));
}
