import { useEffect, useRef, useState } from 'react';
import type { Message } from '../model.ts';
import { useActions } from './actions.ts';
import { api } from './api.ts';
import { Empty, IconButton, LabelChip } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { Icon, type IconName } from './icons.tsx';
import { useLive } from './live.ts';
import { useLoaded } from './load.ts';
import { MailTools, type Subject } from './mail-tools.tsx';
import { MessageCard } from './message-card.tsx';
import { placeName } from './names.ts';
import { addressOf, Link, navigate, type Place, placeKey, type Route } from './router.tsx';
import { session, t } from './session.ts';
import { useShortcuts } from './shortcuts.ts';

const answers: readonly (readonly [kind: string, name: string, icon: IconName])[] = [
  ['reply', t('Reply', 'Ответить'), 'reply'],
  ['replyall', t('Reply all', 'Ответить всем'), 'replyall'],
  ['forward', t('Forward', 'Переслать'), 'forward'],
];

export function ConversationView({ route, thread }: { route: Route; thread: string }) {
  const { place } = route;
  const { version, runNotice } = useDesk();
  const actions = useActions();
  const { data, error } = useLoaded(
    (signal) => api.thread(thread, place, signal),
    `${placeKey(place)} ${thread}`,
    version,
  );
  const elsewhere = useWrittenElsewhere(thread);
  const messages = data?.messages ?? [];
  const sent = messages.filter((message) => !message.unsent);
  const last = sent.at(-1);
  const list = addressOf({ place, compose: route.compose });
  const leave = () => navigate(list);

  const fresh = useOpenedUnread(thread, messages);
  const { change } = actions;
  useEffect(() => {
    if (fresh.length > 0) void change(fresh, { unread: false });
  }, [fresh, change]);

  const subject = subjectOf(thread, sent, place);
  const move = (folder: 'archive' | 'spam' | 'trash') => async () => {
    const bin = subject.folder === 'trash' || subject.folder === 'spam';
    const gone = folder === 'trash' && bin ? actions.deleteForever : (ids: string[]) => actions.move(ids, folder);
    if (await gone(subject.messageIds)) leave();
  };
  const answer = (kind: string) => () => {
    if (last) navigate(addressOf({ ...route, compose: `${kind}.${last.id}` }));
  };
  useShortcuts({
    u: leave,
    e: move('archive'),
    '#': move('trash'),
    '!': move('spam'),
    s: () => last && void actions.change([last.id], { starred: !last.starred }),
    r: answer('reply'),
    a: answer('replyall'),
    f: answer('forward'),
    z: runNotice,
  });

  return (
    <main className="panel">
      <div className="toolbar" role="toolbar" aria-label={t('Mail actions', 'Действия с письмами')}>
        <Link className="icon-button" href={list} aria-label={`${t('Back to', 'Назад:')} ${placeName(place)}`}>
          <Icon name="back" />
        </Link>
        {last && <MailTools place={place} subject={subject} actions={actions} onGone={leave} onMarked={leave} />}
      </div>
      {error !== undefined && (
        <Empty icon="spam" title={error}>
          <Link className="quiet-button" href={list}>
            {placeName(place)}
          </Link>
        </Empty>
      )}
      {data && (
        <div className="conversation">
          <h1>
            {data.subject || t('(no subject)', '(без темы)')}
            {subject.labels.map((label) => (
              <LabelChip key={label} label={label} />
            ))}
          </h1>
          {subject.folder === 'spam' && (
            <p className="warning">
              {t(
                'This mail is in Spam: do not open its links and do not answer.',
                'Это письмо в спаме: не открывайте ссылки и не отвечайте.',
              )}
            </p>
          )}
          {elsewhere && (
            <p className="warning" role="status">
              {t(
                'You are writing an answer to this in another tab.',
                'Вы уже пишете ответ на это письмо в другой вкладке.',
              )}
            </p>
          )}
          {messages.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              route={route}
              startOpen={message.unread || message === last || message.unsent === true}
              actions={actions}
            />
          ))}
          {last && (
            <div className="answer-buttons">
              {answers
                .filter(([kind]) => kind !== 'replyall' || hasOthers(last))
                .map(([kind, name, icon]) => (
                  <button key={kind} type="button" className="quiet-button" onClick={answer(kind)}>
                    <Icon name={icon} />
                    {name}
                  </button>
                ))}
            </div>
          )}
        </div>
      )}
      {!data && error === undefined && <IconButton icon="refresh" label={t('Loading', 'Загрузка')} disabled />}
    </main>
  );
}

/** The mails that were unread when the conversation was opened, each once: marking one unread again must hold. */
function useOpenedUnread(thread: string, messages: readonly Message[]): string[] {
  const seen = useRef<{ thread: string; ids: Set<string> }>({ thread, ids: new Set() });
  const [fresh, setFresh] = useState<string[]>([]);
  useEffect(() => {
    if (seen.current.thread !== thread) seen.current = { thread, ids: new Set() };
    const news = messages.filter(({ id, unread }) => unread && !seen.current.ids.has(id)).map(({ id }) => id);
    for (const { id } of messages) seen.current.ids.add(id);
    if (news.length > 0) setFresh(news);
  }, [thread, messages]);
  return fresh;
}

function useWrittenElsewhere(thread: string): boolean {
  const [writing, setWriting] = useState<string | null>(null);
  useLive((event) => {
    if (event.type === 'writing') setWriting(event.threadId);
    if (event.type === 'tabs' && event.tabs === 1) setWriting(null);
  });
  return writing === thread;
}

/** From a folder only the mails in it are meant; from a search or a label the whole conversation. */
function subjectOf(thread: string, messages: readonly Message[], place: Place): Subject {
  const here = messages.filter(({ folder }) => 'view' in place && folder === place.view);
  const meant = here.length > 0 ? here : messages;
  return {
    messageIds: meant.map(({ id }) => id),
    threadIds: [thread],
    unread: false,
    labels: [...new Set(messages.flatMap(({ labels }) => labels))],
    folder: meant.at(-1)?.folder ?? 'inbox',
  };
}

function hasOthers({ from, to, cc }: Message): boolean {
  const others = [from, ...to, ...cc].filter(({ email }) => email !== session.me.email);
  return others.length > 1;
}
