import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatNote } from '../model.ts';
import { Avatar, IconButton } from './controls.tsx';
import { shortDate } from './format.ts';
import { Icon } from './icons.tsx';
import { tell, useLive } from './live.ts';
import { session, t } from './session.ts';

const TYPING_MS = 2500;

export interface ChatState {
  notes: ChatNote[];
  /** Who is typing right now; `me` is another tab of the visitor. */
  typing: 'me' | 'mira' | undefined;
}

/** Listens also while the panel is closed, so that nothing said is missed. */
export function useChat(): ChatState {
  const [notes, setNotes] = useState<ChatNote[]>([]);
  const [typing, setTyping] = useState<ChatState['typing']>();
  useEffect(() => {
    if (typing === undefined) return;
    const timer = setTimeout(() => setTyping(undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  useLive((event) => {
    if (event.type === 'hello') setNotes(event.chat);
    if (event.type === 'typing') setTyping(event.who);
    if (event.type === 'chat') {
      setNotes((now) => [...now, event.note]);
      if (event.note.from === typing) setTyping(undefined);
    }
  });
  return { notes, typing };
}

export function ChatPanel({ chat: { notes, typing }, close }: { chat: ChatState; close: () => void }) {
  const [text, setText] = useState('');
  const [offline, setOffline] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const mira = session.contacts[0] ?? session.me;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something was said
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [notes, typing]);

  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const heard = tell({ type: 'chat', text: text.trim() });
    setOffline(!heard);
    if (heard) setText('');
  };
  return (
    <aside className="chat" aria-label={t('Chat', 'Чат')}>
      <header>
        <Avatar {...mira} />
        <div>
          <h2>{mira.name}</h2>
          <p className="online">{t('online', 'в сети')}</p>
        </div>
        <IconButton icon="close" label={t('Close chat', 'Закрыть чат')} onClick={close} />
      </header>
      <div className="chat-notes" role="log" aria-label={t('Chat messages', 'Сообщения чата')}>
        {notes.length === 0 && (
          <p className="chat-empty">
            {t('A short question? Write it here instead of a mail.', 'Короткий вопрос? Напишите здесь, а не письмом.')}
          </p>
        )}
        {notes.map((note) => (
          <div key={note.id} className={`note ${note.from}`}>
            <span className="visually-hidden">{note.from === 'me' ? t('You', 'Вы') : mira.name}: </span>
            <p>{note.text}</p>
            <time dateTime={note.date}>{shortDate(note.date)}</time>
          </div>
        ))}
        {typing !== undefined && (
          <p className="typing">
            {typing === 'mira'
              ? t(`${mira.name} is typing…`, `${mira.name} печатает…`)
              : t('You are typing in another tab…', 'Вы печатаете в другой вкладке…')}
          </p>
        )}
        <div ref={end} />
      </div>
      {offline && (
        <p className="problem" role="alert">
          {t('No connection, try again in a moment.', 'Нет связи, попробуйте через минуту.')}
        </p>
      )}
      <form onSubmit={say}>
        <input
          aria-label={t('Chat message', 'Сообщение')}
          placeholder={t('Message', 'Сообщение')}
          value={text}
          maxLength={2000}
          onChange={({ target }) => {
            setText(target.value);
            tell({ type: 'typing' });
          }}
        />
        <button type="submit" className="icon-button" aria-label={t('Send to chat', 'Отправить в чат')}>
          <Icon name="sent" />
        </button>
      </form>
    </aside>
  );
}
