import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useActions } from './actions.ts';
import { ApiError, api } from './api.ts';
import { DraftFiles } from './attachments.tsx';
import { IconButton } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { Icon } from './icons.tsx';
import { forServer, type OpenLetter, openLetter } from './letter.ts';
import { tell } from './live.ts';
import { Recipients } from './recipients.tsx';
import { addressOf, currentRoute, navigate } from './router.tsx';
import { t } from './session.ts';
import { type DraftStatus, useDraft } from './use-draft.ts';

const statusText: Readonly<Record<DraftStatus, string>> = {
  clean: '',
  waiting: t('Draft not saved yet', 'Черновик ещё не сохранён'),
  saving: t('Saving…', 'Сохраняем…'),
  saved: t('Draft saved', 'Черновик сохранён'),
  failed: t('Draft could not be saved', 'Не удалось сохранить черновик'),
};

/** Keeps one window open while the address changes from "new" to the draft it became. */
export function ComposeHost({ compose }: { compose: string | undefined }) {
  const window = useRef({ key: 0, start: '', draft: '' });
  if (compose === undefined) window.current.start = '';
  else if (compose !== window.current.start && compose !== window.current.draft)
    window.current = { key: window.current.key + 1, start: compose, draft: '' };
  if (compose === undefined) return null;
  return (
    <LoadedCompose
      key={window.current.key}
      compose={compose}
      onCreated={(id) => {
        window.current.draft = `draft.${id}`;
        navigate(addressOf({ ...currentRoute(), compose: `draft.${id}` }), { replace: true });
      }}
    />
  );
}

function LoadedCompose({ compose, onCreated }: { compose: string; onCreated: (id: string) => void }) {
  const [letter, setLetter] = useState<OpenLetter>();
  const { notify } = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the letter is opened once; later changes of the address are its own
  useEffect(() => {
    openLetter(compose).then(setLetter, (error: unknown) => {
      notify({ text: error instanceof ApiError ? error.message : String(error) });
      closeWindow();
    });
  }, []);
  return letter && <ComposeWindow start={letter} onCreated={onCreated} />;
}

function ComposeWindow({ start, onCreated }: { start: OpenLetter; onCreated: (id: string) => void }) {
  const [letter, setLetter] = useState(start);
  const [folded, setFolded] = useState(false);
  const [copies, setCopies] = useState(start.cc.length + start.bcc.length > 0);
  const [uploading, setUploading] = useState<string[]>([]);
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const { notify, refresh, confirm } = useDesk();
  const actions = useActions();
  const draft = useDraft(letter, onCreated);
  const change = (part: Partial<OpenLetter>) => setLetter((now) => ({ ...now, ...part }));

  useEffect(() => {
    if (start.threadId === null) return;
    tell({ type: 'writing', threadId: start.threadId });
    return () => void tell({ type: 'writing', threadId: null });
  }, [start.threadId]);

  const { save } = draft;
  // Also when the visitor leaves by the back button.
  useEffect(() => () => void save(), [save]);

  const attach = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    setProblem('');
    setUploading(files.map(({ name }) => name));
    for (const file of files) {
      try {
        const attachment = await api.upload(file);
        setLetter((now) => ({ ...now, attachments: [...now.attachments, attachment] }));
      } catch (error) {
        setProblem(error instanceof ApiError ? error.message : String(error));
      }
    }
    setUploading([]);
  };

  const send = async () => {
    setProblem('');
    if (letter.to.length + letter.cc.length + letter.bcc.length === 0)
      return setProblem(t('Add at least one recipient.', 'Укажите хотя бы одного получателя.'));
    if (letter.subject.trim() === '') {
      const sure = await confirm({
        title: t('Send without a subject?', 'Отправить без темы?'),
        text: t('The subject line is empty.', 'Строка темы пуста.'),
        yes: t('Send anyway', 'Всё равно отправить'),
      });
      if (!sure) return;
    }
    setSending(true);
    try {
      const sent = await api.send(forServer(letter, await draft.finish()));
      closeWindow();
      notify({
        text: t('Message sent', 'Письмо отправлено'),
        action: {
          text: t('View', 'Посмотреть'),
          run: () => navigate(addressOf({ place: { view: 'sent' }, thread: sent.threadId })),
        },
      });
      refresh();
    } catch (error) {
      setSending(false);
      setProblem(error instanceof ApiError ? error.message : String(error));
    }
  };

  const discard = async () => {
    const id = await draft.finish();
    closeWindow();
    if (id !== undefined) await actions.attempt(() => api.deleteForever([id]));
    notify({ text: t('Draft discarded', 'Черновик удалён') });
  };
  const close = async () => {
    await draft.save();
    closeWindow();
    refresh();
    if (letter !== start) notify({ text: t('Draft saved', 'Черновик сохранён') });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else if (event.key === 'Escape') void close();
    else return;
    event.preventDefault();
  };

  return (
    <section
      className={folded ? 'compose folded' : 'compose'}
      role="dialog"
      aria-label={letter.title}
      onKeyDown={press}
    >
      <header className="compose-head">
        <h2>{letter.title}</h2>
        <IconButton
          icon={folded ? 'expand' : 'minimise'}
          label={folded ? t('Unfold', 'Развернуть') : t('Fold', 'Свернуть')}
          onClick={() => setFolded(!folded)}
        />
        <IconButton icon="close" label={t('Save and close', 'Сохранить и закрыть')} onClick={() => void close()} />
      </header>
      <div className="compose-fields">
        <Recipients
          label={t('To', 'Кому')}
          value={letter.to}
          change={(to) => change({ to })}
          focus={start.to.length === 0}
        />
        {copies ? (
          <>
            <Recipients label={t('Cc', 'Копия')} value={letter.cc} change={(cc) => change({ cc })} />
            <Recipients label={t('Bcc', 'Скрытая')} value={letter.bcc} change={(bcc) => change({ bcc })} />
          </>
        ) : (
          <button type="button" className="text-button copies" onClick={() => setCopies(true)}>
            {t('Cc and Bcc', 'Копия и скрытая копия')}
          </button>
        )}
        <div className="field">
          <label htmlFor="compose-subject">{t('Subject', 'Тема')}</label>
          <input
            id="compose-subject"
            value={letter.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </div>
        <Body letter={letter} change={(body) => change({ body })} />
        <DraftFiles
          files={letter.attachments}
          uploading={uploading}
          remove={(id) => change({ attachments: letter.attachments.filter((file) => file.id !== id) })}
        />
      </div>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <footer className="compose-foot">
        <button
          type="button"
          className="main-button"
          disabled={sending || uploading.length > 0}
          onClick={() => void send()}
        >
          {sending ? t('Sending…', 'Отправляем…') : t('Send', 'Отправить')}
        </button>
        <label className="icon-button attach-button" title={t('Attach files', 'Прикрепить файлы')}>
          <Icon name="attach" />
          <input
            className="visually-hidden"
            type="file"
            multiple
            aria-label={t('Attach files', 'Прикрепить файлы')}
            onChange={(event) => void attach(event)}
          />
        </label>
        <span className="draft-status" role="status">
          {statusText[draft.status]}
        </span>
        <IconButton icon="trash" label={t('Discard draft', 'Удалить черновик')} onClick={() => void discard()} />
      </footer>
    </section>
  );
}

function Body({ letter, change }: { letter: OpenLetter; change: (body: string) => void }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const answering = letter.to.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the window opens
  useEffect(() => {
    if (!answering) return;
    text.current?.focus();
    text.current?.setSelectionRange(0, 0);
    text.current?.scrollTo(0, 0);
  }, []);
  return (
    <textarea
      ref={text}
      aria-label={t('Message', 'Текст письма')}
      placeholder={t('Write your message', 'Текст письма')}
      value={letter.body}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function closeWindow(): void {
  const route = currentRoute();
  navigate(addressOf({ ...route, compose: undefined }), { replace: true });
}
