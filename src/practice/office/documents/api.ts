import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import type { Language } from '../../site.ts';
import { say } from '../../words.ts';
import { ME } from '../account/model.ts';
import { NOW, newId, type OfficeContext, officeApi, readBody } from '../api.ts';
import {
  BLOCK_KINDS,
  countWords,
  type DocumentSummary,
  documentText,
  isSafeLink,
  type StoredDocument,
  type ToldDocument,
} from './model.ts';

export const documentsApi = officeApi()
  .get('/', (c) =>
    c.json(
      Object.values(c.var.visitor.state.documents)
        .filter((document) => !document.trashed)
        .sort((a, b) => b.updated.localeCompare(a.updated))
        .map((document) => summarise(document, c.var.language)),
    ),
  )
  .get('/:id', (c) => c.json(tell(findDocument(c), c.var.language)))
  .post('/', async (c) => {
    const { state } = c.var.visitor;
    const { title } = await readBody(c, z.strictObject({ title: titleSchema(c) }));
    const id = newId(state, 'doc');
    state.documents[id] = { id, title, blocks: [], revision: 1, updated: NOW, author: ME, trashed: false };
    return c.json(tell(state.documents[id], c.var.language), 201);
  })
  .put('/:id', async (c) => {
    const document = findDocument(c);
    const { title, blocks, revision } = await readBody(
      c,
      z.strictObject({ title: titleSchema(c), blocks: blocksSchema, revision: z.int() }),
    );
    if (revision !== document.revision) {
      const message = c.var.t(
        'The document was changed in another window. Reload to see the newest version.',
        'Документ изменён в другом окне. Обновите страницу, чтобы увидеть последнюю версию.',
      );
      throw new Refusal(409, message);
    }
    if (title !== say(document.title, c.var.language)) document.title = title;
    Object.assign(document, { blocks, revision: revision + 1, updated: NOW });
    return c.json({ revision: document.revision, updated: document.updated });
  })
  .delete('/:id', (c) => {
    const document = findDocument(c);
    document.trashed = true;
    return c.json({ trashed: document.id });
  })
  .post('/:id/restore', (c) => {
    const document = c.var.visitor.state.documents[c.req.param('id')];
    if (!document?.trashed) throw new Refusal(404, c.var.t('There is nothing to restore.', 'Восстанавливать нечего.'));
    document.trashed = false;
    return c.json(tell(document, c.var.language));
  });

function findDocument(c: OfficeContext): StoredDocument {
  const document = c.var.visitor.state.documents[c.req.param('id') ?? ''];
  if (!document || document.trashed) {
    throw new Refusal(404, c.var.t('This document no longer exists.', 'Этого документа больше нет.'));
  }
  return document;
}

function titleSchema(c: OfficeContext) {
  const message = c.var.t('A title has 1 to 120 characters.', 'В названии от 1 до 120 знаков.');
  return z.string().trim().min(1, message).max(120, message);
}

const blocksSchema = z
  .array(
    z.strictObject({
      kind: z.enum(BLOCK_KINDS),
      runs: z.array(
        z.strictObject({
          text: z.string(),
          bold: z.literal(true).optional(),
          italic: z.literal(true).optional(),
          link: z.string().refine(isSafeLink, 'Not a safe link.').optional(),
        }),
      ),
    }),
  )
  .max(2000);

function tell({ trashed: _, ...document }: StoredDocument, language: Language): ToldDocument {
  return { ...document, title: say(document.title, language), blocks: say(document.blocks, language) };
}

function summarise(document: StoredDocument, language: Language): DocumentSummary {
  const { blocks, ...told } = tell(document, language);
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  const excerpt = documentText(paragraphs).replaceAll('\n', ' ').slice(0, 160);
  return { ...told, words: countWords(documentText(blocks)), excerpt };
}
