import { useEffect, useState } from 'react';
import type { DocumentSummary, ToldDocument } from '../../documents/model.ts';
import { Avatar, personName } from '../base/avatar.tsx';
import { ConfirmDialog } from '../base/dialogs.tsx';
import { Icon } from '../base/icons.tsx';
import { counted, formatDay, t } from '../base/language.ts';
import { messageOf, request } from '../base/request.ts';
import { Link } from '../base/router.tsx';
import { attempt, showToast } from '../base/toast.ts';
import { createDocument } from './create.ts';
import { Editor } from './editor.tsx';

/** All documents. */
export function DocsPage() {
  const [documents, setDocuments] = useState<DocumentSummary[]>();
  const [deleting, setDeleting] = useState<DocumentSummary>();
  const load = async () => setDocuments(await request<DocumentSummary[]>('GET', '/docs'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is opened
  useEffect(() => {
    void attempt(load);
  }, []);

  const remove = ({ id, title }: DocumentSummary) =>
    attempt(async () => {
      setDeleting(undefined);
      await request('DELETE', `/docs/${id}`);
      await load();
      showToast({
        text: t(`“${title}” deleted`, `Документ «${title}» удалён`),
        undo: async () => {
          await request('POST', `/docs/${id}/restore`);
          await load();
        },
      });
    });

  return (
    <div className="docs-page">
      <header className="page-head">
        <h1>{t('Documents', 'Документы')}</h1>
        <div className="actions">
          <button type="button" className="button primary" onClick={() => void createDocument()}>
            <Icon name="plus" size={16} />
            {t('New document', 'Новый документ')}
          </button>
        </div>
      </header>
      <ul className="doc-list">
        {documents?.map((document) => (
          <li key={document.id}>
            <div className="doc-sheet" aria-hidden="true">
              <span />
              <span />
              <span />
              <span />
            </div>
            <div>
              <h2>
                <Link href={`/docs/${document.id}`}>{document.title}</Link>
              </h2>
              <p>{document.excerpt || t('Empty document', 'Пустой документ')}</p>
              <p className="doc-meta">
                <Avatar person={document.author} size={20} />
                {personName(document.author)} · {formatDay(document.updated)} ·{' '}
                {counted(document.words, ['word', 'words'], ['слово', 'слова', 'слов'])}
              </p>
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={`${t('Delete', 'Удалить')}: ${document.title}`}
              onClick={() => setDeleting(document)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {deleting ? (
        <ConfirmDialog
          title={t(`Delete “${deleting.title}”?`, `Удалить «${deleting.title}»?`)}
          text={t('The document is deleted for everyone in the team.', 'Документ удалится у всей команды.')}
          action={t('Delete', 'Удалить')}
          onClose={() => setDeleting(undefined)}
          onConfirm={() => void remove(deleting)}
        />
      ) : null}
    </div>
  );
}

/** One document, once it is here. */
export function DocumentPage({ id }: { id: string }) {
  const [stored, setStored] = useState<ToldDocument>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    request<ToldDocument>('GET', `/docs/${id}`)
      .then(setStored)
      .catch((error: unknown) => setProblem(messageOf(error)));
  }, [id]);
  if (problem) {
    return (
      <div className="empty" role="alert">
        <p>{problem}</p>
        <Link href="/docs">{t('All documents', 'Все документы')}</Link>
      </div>
    );
  }
  return stored ? (
    <Editor stored={stored} />
  ) : (
    <p className="quiet pad" role="status">
      {t('Loading…', 'Загрузка…')}
    </p>
  );
}
