import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { SiteEnv } from '../site.ts';
import { both, say } from '../words.ts';
import { changeMessages, deleteForever, emptyFolder, keepUpload, labelThread } from './changes.ts';
import { seededFile } from './files.ts';
import { saveDraft, send } from './letters.ts';
import type { Live } from './live.ts';
import { conversation, counts, listThreads, type MailState, type Selection } from './mailbox.ts';
import { folders, isLabel, isView, type Letter, labels, type ThreadPage } from './model.ts';
import { spoken } from './text.ts';

const PAGE = 50;

const LetterBody: z.ZodType<Letter> = z.object({
  to: z.array(z.string().trim().min(1)).default([]),
  cc: z.array(z.string().trim().min(1)).default([]),
  bcc: z.array(z.string().trim().min(1)).default([]),
  subject: z.string().max(500).default(''),
  body: z.string().max(100_000).default(''),
  attachments: z.array(z.string()).default([]),
  inReplyTo: z.string().optional(),
  draftId: z.string().optional(),
});

const ChangeBody = z.object({
  ids: z.array(z.string()).min(1),
  change: z
    .object({ folder: z.enum(folders), unread: z.boolean(), starred: z.boolean() })
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'Nothing to change.'),
});

const LabelsBody = z.object({ labels: z.array(z.enum(labels)) });

/** Everything the client asks for, as JSON. Whatever changes the mailbox is told to the other tabs too. */
export function mailApi(live: Live): Hono<SiteEnv<MailState>> {
  const api = new Hono<SiteEnv<MailState>>();

  api.get('/threads', (c) => {
    const { state } = c.var.visitor;
    const rows = listThreads(state, selection(c.req.query()), c.var.language);
    const offset = Math.max(0, Number.parseInt(c.req.query('offset') ?? '0', 10) || 0);
    const threads = rows.slice(offset, offset + PAGE);
    return c.json<ThreadPage>({ threads, total: rows.length, offset, counts: counts(state) });
  });

  api.get('/threads/:id', (c) => {
    const found = conversation(c.var.visitor.state, c.req.param('id'), c.var.language, c.req.query('from'));
    if (!found) throw new Refusal(404, both('This conversation no longer exists.', 'Этой переписки больше нет.'));
    return c.json(found);
  });

  api.put('/threads/:id/labels', async (c) => {
    const wanted = read(LabelsBody, await json(c.req));
    labelThread(c.var.visitor.state, c.req.param('id'), wanted.labels);
    live.changed(c.var.visitor);
    return c.json(wanted);
  });

  api.patch('/messages', async (c) => {
    const { ids, change } = read(ChangeBody, await json(c.req));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const before = changeMessages(c.var.visitor.state, ids, given);
    live.changed(c.var.visitor);
    return c.json({ before, counts: counts(c.var.visitor.state) });
  });

  api.get('/messages/:id', (c) => {
    const found = c.var.visitor.state.messages.find(({ id }) => id === c.req.param('id'));
    if (!found) throw new Refusal(404, both('This mail no longer exists.', 'Этого письма больше нет.'));
    return c.json(spoken(found, c.var.language));
  });

  api.post('/messages', async (c) => {
    const { sent, arrived } = send(c.var.visitor.state, read(LetterBody, await json(c.req)));
    live.changed(c.var.visitor);
    for (const message of arrived) live.arrived(c.var.visitor, message);
    return c.json(spoken(sent, c.var.language), 201);
  });

  api.delete('/messages', (c) => {
    const ids = c.req.query('ids')?.split(',').filter(Boolean) ?? [];
    if (ids.length === 0)
      throw new Refusal(400, both('Say which mails to delete.', 'Не указано, какие письма удалить.'));
    deleteForever(c.var.visitor.state, ids);
    live.changed(c.var.visitor);
    return c.body(null, 204);
  });

  api.delete('/folders/:folder/messages', (c) => {
    const folder = read(z.enum(folders), c.req.param('folder'));
    const deleted = emptyFolder(c.var.visitor.state, folder);
    live.changed(c.var.visitor);
    return c.json({ deleted });
  });

  api.post('/drafts', async (c) => {
    const draft = saveDraft(c.var.visitor.state, read(LetterBody, await json(c.req)));
    live.changed(c.var.visitor);
    return c.json(spoken(draft, c.var.language), 201);
  });

  api.put('/drafts/:id', async (c) => {
    const draft = saveDraft(c.var.visitor.state, read(LetterBody, await json(c.req)), c.req.param('id'));
    live.changed(c.var.visitor);
    return c.json(spoken(draft, c.var.language));
  });

  const tooLarge = () => {
    throw new Refusal(413, both('Files larger than 5 MB cannot be attached.', 'Файлы больше 5 МБ прикрепить нельзя.'));
  };
  api.post('/attachments', bodyLimit({ maxSize: 6 * 1024 * 1024, onError: tooLarge }), async (c) => {
    const { file } = await c.req.parseBody();
    if (!(file instanceof File)) throw new Refusal(400, both('No file was sent.', 'Файл не пришёл.'));
    const id = await keepUpload(c.var.visitor.state, file);
    return c.json({ id, name: file.name, type: file.type, size: file.size }, 201);
  });

  api.get('/attachments/:id', (c) => {
    const id = c.req.param('id');
    const seeded = seededFile(id);
    const upload = c.var.visitor.state.uploads[id];
    const file = seeded ?? (upload && { ...upload, content: new Uint8Array(Buffer.from(upload.base64, 'base64')) });
    if (!file) throw new Refusal(404, both('This file no longer exists.', 'Этого файла больше нет.'));
    return c.body(file.content, 200, {
      'content-type': file.type,
      'content-disposition': disposition(file.name),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });

  api.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.json({ error: say(error.reason, c.var.language) }, error.status);
  });
  api.all('*', (c) => c.json({ error: c.var.t('There is no such address.', 'Такого адреса нет.') }, 404));
  return api;
}

function selection(query: Record<string, string>): Selection {
  const { view = 'inbox', label, q } = query;
  if (q !== undefined) return { query: q };
  if (label !== undefined && isLabel(label)) return { label };
  if (label === undefined && isView(view)) return { view };
  throw new Refusal(404, both('There is no such folder.', 'Такой папки нет.'));
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new Refusal(
    400,
    both(`Cannot read ${where || 'the request'}: ${issue?.message}`, `Ошибка в запросе: ${where}`),
  );
}

async function json(request: { json(): Promise<unknown> }): Promise<unknown> {
  return request.json().catch(() => {
    throw new Refusal(400, both('The request is not JSON.', 'Запрос — не JSON.'));
  });
}

/** Both spellings of the name: the plain one for old clients, the exact one for everybody else. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
