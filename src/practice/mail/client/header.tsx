import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Avatar, IconButton } from './controls.tsx';
import { Icon } from './icons.tsx';
import { addressOf, Link, navigate, type Route } from './router.tsx';
import { session, t } from './session.ts';
import { useShortcuts } from './shortcuts.ts';

interface HeaderProps {
  route: Route;
  chatOpen: boolean;
  chatNews: number;
  openMenu: () => void;
  toggleChat: () => void;
  openHelp: () => void;
}

export function Header({ route, chatOpen, chatNews, openMenu, toggleChat, openHelp }: HeaderProps) {
  const other = session.language === 'ru' ? 'en' : 'ru';
  const here = new URL(location.href);
  here.searchParams.set('lang', other);
  return (
    <header className="header">
      <div className="header-brand">
        <span className="only-narrow">
          <IconButton icon="menu" label={t('Folders', 'Папки')} onClick={openMenu} />
        </span>
        <Link className="brand" href={addressOf({ place: { view: 'inbox' } })} aria-label="Fernpost">
          <img src="/public/icon.svg" alt="" width="32" height="32" />
          <span>fernpost</span>
        </Link>
      </div>
      <SearchBox key={'search' in route.place ? route.place.search : ''} route={route} />
      <div className="header-tools">
        <span className="only-wide">
          <IconButton icon="help" label={t('Keyboard shortcuts', 'Горячие клавиши')} onClick={openHelp} />
        </span>
        <span className="badge-place">
          <IconButton icon="chat" label={t('Chat', 'Чат')} aria-pressed={chatOpen} onClick={toggleChat} />
          {chatNews > 0 && <span className="badge">{chatNews}</span>}
        </span>
        <a className="language" href={here.pathname + here.search} hrefLang={other} lang={other}>
          {other === 'ru' ? 'Русский' : 'English'}
        </a>
        <span className="account" title={session.me.email}>
          <Avatar {...session.me} />
          <span className="visually-hidden">{`${session.me.name}, ${session.me.email}`}</span>
        </span>
      </div>
    </header>
  );
}

function SearchBox({ route }: { route: Route }) {
  const asked = 'search' in route.place ? route.place.search : '';
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setText(asked), [asked]);
  useShortcuts({ '/': () => input.current?.focus() });

  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    const place = query === '' ? ({ view: 'inbox' } as const) : { search: query };
    navigate(addressOf({ place, compose: route.compose }));
  };
  return (
    <search>
      <form className="search" onSubmit={search}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          value={text}
          aria-label={t('Search mail', 'Поиск по почте')}
          placeholder={t('Search: from:mira, has:attachment, words', 'Поиск: from:mira, has:attachment, слова')}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label={t('Clear search', 'Очистить поиск')}
            onClick={() => {
              setText('');
              if (asked !== '') navigate(addressOf({ place: { view: 'inbox' }, compose: route.compose }));
            }}
          />
        )}
      </form>
    </search>
  );
}
