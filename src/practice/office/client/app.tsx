import { useEffect } from 'react';
import { ROOT } from '../files/model.ts';
import { t } from './base/language.ts';
import { Link, usePlace } from './base/router.tsx';
import { session } from './base/session.ts';
import { useStore } from './base/store.ts';
import { BoardPage } from './boards/board-page.tsx';
import { Chrome } from './chrome/chrome.tsx';
import { DocsPage, DocumentPage } from './docs/docs-page.tsx';
import { FilesPage } from './files/files-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { TablePage } from './table/table-page.tsx';

const TITLES: Readonly<Record<string, string>> = {
  home: t('Home', 'Главная'),
  table: t('Inventory', 'Товары'),
  files: t('Files', 'Файлы'),
  boards: t('Boards', 'Доски'),
  docs: t('Documents', 'Документы'),
  settings: t('Settings', 'Настройки'),
};

export function App() {
  const { path } = usePlace();
  const { settings } = useStore(session);
  const [first = '', second, ...more] = path.slice(1).split('/');
  const module = first === '' ? settings.startPage : first;

  useEffect(() => {
    document.title = `${TITLES[module] ?? t('Not found', 'Не найдено')} – Deskwright`;
  }, [module]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = settings.theme;
    dataset['accent'] = settings.accent;
    dataset['density'] = settings.density;
  }, [settings]);

  return <Chrome>{more.length > 0 ? <NotFound /> : <Page module={module} id={second} />}</Chrome>;
}

function Page({ module, id }: { module: string; id: string | undefined }) {
  if (module === 'files') return <FilesPage selected={id ?? ROOT} />;
  if (module === 'boards') return <BoardPage key={id} id={id ?? 'launch'} />;
  if (module === 'docs') return id ? <DocumentPage key={id} id={id} /> : <DocsPage />;
  if (id !== undefined) return <NotFound />;
  if (module === 'home') return <HomePage />;
  if (module === 'table') return <TablePage />;
  if (module === 'settings') return <SettingsPage />;
  return <NotFound />;
}

function NotFound() {
  return (
    <div className="empty">
      <h1>{t('Nothing here', 'Здесь ничего нет')}</h1>
      <p>{t('The address leads nowhere.', 'Этот адрес никуда не ведёт.')}</p>
      <Link href="/" className="button primary">
        {t('To the home page', 'На главную')}
      </Link>
    </div>
  );
}
