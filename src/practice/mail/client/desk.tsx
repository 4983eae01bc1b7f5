import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Counts } from '../model.ts';
import { IconButton } from './controls.tsx';
import { useLive } from './live.ts';
import { addressOf, navigate } from './router.tsx';
import { t } from './session.ts';

interface Notice {
  text: string;
  action?: { text: string; run: () => void };
}

interface Posted extends Notice {
  id: number;
}

interface Question {
  title: string;
  text: string;
  yes: string;
}

/** What every part of the app needs: the counters, a way to say something, and a way to ask. */
interface Desk {
  counts: Counts | undefined;
  /** Grows whenever the mailbox may have changed; lists and conversations load again. */
  version: number;
  refresh: () => void;
  notify: (notice: Notice) => void;
  /** Runs the newest notice's action, as its button would. */
  runNotice: () => void;
  confirm: (question: Question) => Promise<boolean>;
}

const DeskContext = createContext<Desk | undefined>(undefined);
const NOTICE_MS = 8000;
const MOST_NOTICES = 2;
let lastNotice = 0;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskProvider around it');
  return desk;
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [counts, setCounts] = useState<Counts>();
  const [version, setVersion] = useState(0);
  const [notices, setNotices] = useState<Posted[]>([]);
  const [question, setQuestion] = useState<Question & { answer: (yes: boolean) => void }>();

  const dismiss = useCallback((id: number) => setNotices((now) => now.filter((one) => one.id !== id)), []);
  const notify = useCallback((notice: Notice) => {
    lastNotice += 1;
    const posted = { ...notice, id: lastNotice };
    setNotices((now) => [...now, posted].slice(-MOST_NOTICES));
  }, []);

  useLive((event) => {
    if (event.type === 'hello' || event.type === 'changed' || event.type === 'arrived') setCounts(event.counts);
    // After a lost line the tab may have missed something, so `hello` counts as a change too.
    if (event.type === 'hello' || event.type === 'changed') setVersion((now) => now + 1);
    if (event.type === 'arrived')
      notify({
        text: `${t('New mail', 'Новое письмо')}: ${event.from} — ${event.subject || t('(no subject)', '(без темы)')}`,
        action: {
          text: t('Open', 'Открыть'),
          run: () => navigate(addressOf({ place: { view: 'inbox' }, thread: event.threadId })),
        },
      });
    if (event.type === 'error') notify({ text: event.message });
  });

  const refresh = useCallback(() => setVersion((now) => now + 1), []);
  const confirm = useCallback(
    (asked: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          setQuestion(undefined);
          resolve(yes);
        };
        setQuestion({ ...asked, answer });
      }),
    [],
  );
  const runNotice = useCallback(() => {
    const newest = notices.findLast(({ action }) => action !== undefined);
    if (!newest) return;
    dismiss(newest.id);
    newest.action?.run();
  }, [notices, dismiss]);
  const desk = useMemo(
    () => ({ counts, version, refresh, notify, runNotice, confirm }),
    [counts, version, refresh, notify, runNotice, confirm],
  );

  return (
    <DeskContext value={desk}>
      {children}
      <div className="snackbar-place" role="status">
        {notices.map((notice) => (
          <Snackbar key={notice.id} notice={notice} dismiss={dismiss} />
        ))}
      </div>
      {question && <Confirmation {...question} />}
    </DeskContext>
  );
}

function Snackbar({ notice: { id, text, action }, dismiss }: { notice: Posted; dismiss: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [id, dismiss]);
  return (
    <div className="snackbar">
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.text}
        </button>
      )}
      <IconButton icon="close" label={t('Dismiss', 'Скрыть')} onClick={() => dismiss(id)} />
    </div>
  );
}

function Confirmation({ title, text, yes, answer }: Question & { answer: (yes: boolean) => void }) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="confirmation" aria-labelledby="question" onCancel={() => answer(false)}>
      <h2 id="question">{title}</h2>
      <p>{text}</p>
      <div className="dialog-buttons">
        <button type="button" className="quiet-button" onClick={() => answer(false)}>
          {t('Cancel', 'Отмена')}
        </button>
        <button type="button" className="danger-button" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}

/** Opens the dialog it is given to as soon as it appears. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return dialog;
}
