import { useRef, useState } from 'react';
import type { Notice } from '../../account/model.ts';
import { Avatar, personName } from '../base/avatar.tsx';
import { Icon } from '../base/icons.tsx';
import { formatAgo, t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { Link } from '../base/router.tsx';
import { session } from '../base/session.ts';
import { useStore } from '../base/store.ts';
import { attempt } from '../base/toast.ts';

type ToldNotice = Omit<Notice, 'text'> & { text: string };

/** The bell, and the browser's own popover with what happened. */
export function Notifications() {
  const { unread } = useStore(session);
  const panel = useRef<HTMLDivElement>(null);
  const [notices, setNotices] = useState<ToldNotice[]>();

  const load = () => attempt(async () => setNotices(await request<ToldNotice[]>('GET', '/account/notifications')));
  const show = (list: ToldNotice[]) => {
    setNotices(list);
    session.set((old) => ({ ...old, unread: list.filter((notice) => !notice.read).length }));
  };
  const markRead = (id: string) =>
    attempt(async () => {
      await request('PATCH', `/account/notifications/${id}`, { body: { read: true } });
      show((notices ?? []).map((notice) => (notice.id === id ? { ...notice, read: true } : notice)));
    });
  const markAllRead = () =>
    attempt(async () => {
      await request('POST', '/account/notifications/read-all');
      show((notices ?? []).map((notice) => ({ ...notice, read: true })));
    });

  const name = t('Notifications', 'Уведомления');
  return (
    <div className="notifications">
      <button
        type="button"
        className="icon-button"
        popoverTarget="notices"
        aria-label={unread > 0 ? `${name}, ${unread} ${t('unread', 'непрочитанных')}` : name}
      >
        <Icon name="bell" />
        {unread > 0 ? <span className="badge">{unread}</span> : null}
      </button>
      <div
        ref={panel}
        id="notices"
        popover="auto"
        role="dialog"
        aria-label={name}
        className="notices"
        onToggle={(event) => {
          if (event.newState === 'open') void load();
        }}
      >
        <header>
          <h2>{name}</h2>
          <button type="button" className="button plain" disabled={unread === 0} onClick={markAllRead}>
            {t('Mark all as read', 'Отметить все')}
          </button>
        </header>
        {notices === undefined ? <p className="quiet pad">{t('Loading…', 'Загрузка…')}</p> : null}
        <ul>
          {notices?.map((notice) => (
            <li key={notice.id} className={notice.read ? '' : 'unread'}>
              <Link
                href={notice.link}
                onClick={() => {
                  panel.current?.hidePopover();
                  if (!notice.read) void markRead(notice.id);
                }}
              >
                <Avatar person={notice.from} size={30} />
                <span>
                  <strong>{personName(notice.from)}</strong> {notice.text}
                  <small>{formatAgo(notice.minutesAgo)}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
