import { useEffect, useState } from 'react';
import { ChatPanel, useChat } from './chat.tsx';
import { ComposeHost } from './compose.tsx';
import { ConversationView } from './conversation.tsx';
import { useDesk } from './desk.tsx';
import { Header } from './header.tsx';
import { Icon } from './icons.tsx';
import { useLive } from './live.ts';
import { placeName } from './names.ts';
import { addressOf, Link, navigate, placeKey, useRoute } from './router.tsx';
import { t } from './session.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { ThreadList } from './thread-list.tsx';

export function App() {
  const route = useRoute();
  const { counts } = useDesk();
  const chat = useChat();
  const [chatOpen, setChatOpen] = useState(false);
  const [chatNews, setChatNews] = useState(0);
  const [menuOpen, setMenuOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [tabs, setTabs] = useState(1);
  useLive((event) => {
    if (event.type === 'hello' || event.type === 'tabs') setTabs(event.tabs);
    if (event.type === 'chat' && event.note.from === 'mira' && !chatOpen) setChatNews(chatNews + 1);
  });
  const toggleChat = () => {
    setChatOpen(!chatOpen);
    setChatNews(0);
  };
  const writeNew = addressOf({ ...route, compose: 'new' });
  useShortcuts({ c: () => navigate(writeNew), '?': () => setHelpOpen(true) });

  const unread = counts?.unread.inbox ?? 0;
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${placeName(route.place)} · Fernpost`;
  }, [unread, route.place]);

  return (
    <div className={chatOpen ? 'app with-chat' : 'app'}>
      <Header
        route={route}
        chatOpen={chatOpen}
        chatNews={chatNews}
        openMenu={() => setMenuOpen(true)}
        toggleChat={toggleChat}
        openHelp={() => setHelpOpen(true)}
      />
      <Sidebar
        route={route}
        open={menuOpen}
        tabs={tabs}
        close={() => setMenuOpen(false)}
        openHelp={() => setHelpOpen(true)}
      />
      {menuOpen && (
        <button
          type="button"
          className="curtain"
          aria-label={t('Close folders', 'Закрыть папки')}
          onClick={() => setMenuOpen(false)}
        />
      )}
      {route.thread === undefined ? (
        <ThreadList key={placeKey(route.place)} route={route} />
      ) : (
        <ConversationView key={route.thread} route={route} thread={route.thread} />
      )}
      {chatOpen && <ChatPanel chat={chat} close={toggleChat} />}
      {route.thread === undefined && (
        <Link className="compose-round only-narrow" href={writeNew} aria-label={t('Compose', 'Написать')}>
          <Icon name="drafts" />
        </Link>
      )}
      <ComposeHost compose={route.compose} />
      {helpOpen && <ShortcutHelp close={() => setHelpOpen(false)} />}
    </div>
  );
}
