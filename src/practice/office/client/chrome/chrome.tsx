import { type ReactNode, useMemo, useState } from 'react';
import { type Command, useCommands, useShortcuts } from '../base/commands.ts';
import { NativeDialog } from '../base/dialogs.tsx';
import { Icon, type IconName } from '../base/icons.tsx';
import { language, t } from '../base/language.ts';
import { Link, navigate, usePlace } from '../base/router.tsx';
import { changeSettings, session } from '../base/session.ts';
import { useStore } from '../base/store.ts';
import { toasts, undoToast } from '../base/toast.ts';
import { createDocument } from '../docs/create.ts';
import { MenuBar } from './menu-bar.tsx';
import { Notifications } from './notifications.tsx';
import { CommandPalette } from './palette.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Toasts } from './toasts.tsx';
import { UserMenu } from './user-menu.tsx';

const MODULES: readonly { href: string; label: string; icon: IconName }[] = [
  { href: '/', label: t('Home', 'Главная'), icon: 'home' },
  { href: '/table', label: t('Table', 'Таблица'), icon: 'table' },
  { href: '/files', label: t('Files', 'Файлы'), icon: 'folder' },
  { href: '/boards', label: t('Boards', 'Доски'), icon: 'board' },
  { href: '/docs', label: t('Docs', 'Тексты'), icon: 'doc' },
  { href: '/settings', label: t('Settings', 'Настройки'), icon: 'settings' },
];

type Overlay = 'palette' | 'shortcuts' | 'about';

/** Everything around a module: bars, menus, palette, toasts. */
export function Chrome({ children }: { children: ReactNode }) {
  const { path } = usePlace();
  const [overlay, setOverlay] = useState<Overlay>();
  useAppCommands(setOverlay);
  useShortcuts();
  const close = () => setOverlay(undefined);
  const isHere = (href: string) => (href === '/' ? path === '/' : path.startsWith(href));

  return (
    <div className="office">
      <a className="skip-link" href="#main">
        {t('Skip to content', 'К содержанию')}
      </a>
      <header className="top-bar">
        <Link href="/" className="brand">
          <img src="/public/icon.svg" alt="" width="28" height="28" />
          <span>Deskwright</span>
        </Link>
        <MenuBar />
        <button type="button" className="palette-button" onClick={() => setOverlay('palette')}>
          <Icon name="search" size={16} />
          <span>{t('Search and commands', 'Поиск и команды')}</span>
          <kbd>Ctrl+K</kbd>
        </button>
        <Notifications />
        <UserMenu onShortcuts={() => setOverlay('shortcuts')} />
      </header>
      <nav className="side-bar" aria-label={t('Modules', 'Разделы')}>
        {MODULES.map(({ href, label, icon }) => (
          <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
          </Link>
        ))}
      </nav>
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="status-bar">
        <span>{t('Marlow & Finch workspace', 'Пространство «Марлоу и Финч»')}</span>
        <span className="status-day">{t('Sunday, 15 November 2026', 'Воскресенье, 15 ноября 2026 г.')}</span>
        <button type="button" onClick={() => setOverlay('shortcuts')}>
          {t('Shortcuts', 'Клавиши')}
        </button>
        <span className="languages">
          <a href={`${path}?lang=en`} lang="en" hrefLang="en" aria-current={language === 'en' ? 'true' : undefined}>
            English
          </a>
          <a href={`${path}?lang=ru`} lang="ru" hrefLang="ru" aria-current={language === 'ru' ? 'true' : undefined}>
            Русский
          </a>
        </span>
      </footer>
      <Toasts />
      {overlay === 'palette' ? <CommandPalette onClose={close} /> : null}
      {overlay === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
      {overlay === 'about' ? <About onClose={close} /> : null}
    </div>
  );
}

function About({ onClose }: { onClose: () => void }) {
  return (
    <NativeDialog title={t('About Deskwright', 'О программе Deskwright')} onClose={onClose}>
      <div className="dialog-body about">
        <img src="/public/icon.svg" alt="" width="56" height="56" />
        <p>
          {t('Tables, files, boards and documents in one place.', 'Таблицы, файлы, доски и документы в одном месте.')}
        </p>
        <p className="quiet">{t('Version 26.11', 'Версия 26.11')}</p>
      </div>
    </NativeDialog>
  );
}

function useAppCommands(show: (overlay: Overlay) => void): void {
  const { settings } = useStore(session);
  const messages = useStore(toasts);
  const offered = useMemo(() => {
    const undoable = messages.findLast((toast) => toast.undo);
    const fresh = t('New', 'Создать');
    const density = t('Density', 'Плотность');
    const theme = t('Theme', 'Тема');
    const list: Command[] = [
      {
        menu: 'file',
        submenu: fresh,
        title: t('Document', 'Документ'),
        keys: 'Alt+Shift+D',
        run: () => void createDocument(),
      },
      { menu: 'file', submenu: fresh, title: t('Folder', 'Папку'), run: () => navigate('/files?new=folder') },
      { menu: 'file', submenu: fresh, title: t('Card', 'Карточку'), run: () => navigate('/boards/launch?new=card') },
      {
        menu: 'edit',
        title: t('Undo', 'Отменить действие'),
        disabled: !undoable,
        run: () => undoable && void undoToast(undoable),
      },
      ...(['light', 'dark', 'system'] as const).map((name) => ({
        menu: 'view' as const,
        submenu: theme,
        title: {
          light: t('Light', 'Светлая'),
          dark: t('Dark', 'Тёмная'),
          system: t('As in the system', 'Как в системе'),
        }[name],
        checked: settings.theme === name,
        run: () => void changeSettings({ theme: name }),
      })),
      ...(['comfortable', 'compact'] as const).map((name) => ({
        menu: 'view' as const,
        submenu: density,
        title: name === 'compact' ? t('Compact', 'Плотно') : t('Comfortable', 'Просторно'),
        checked: settings.density === name,
        run: () => void changeSettings({ density: name }),
      })),
      ...MODULES.map(({ href, label }, index) => ({
        menu: 'go' as const,
        title: label,
        keys: `Alt+${index + 1}`,
        run: () => navigate(href),
      })),
      { menu: 'help', title: t('Command palette', 'Палитра команд'), keys: 'Ctrl+K', run: () => show('palette') },
      { menu: 'help', title: t('Keyboard shortcuts', 'Сочетания клавиш'), run: () => show('shortcuts') },
      { menu: 'help', title: t('About Deskwright', 'О программе'), apart: true, run: () => show('about') },
    ];
    return list;
  }, [settings, messages, show]);
  useCommands('app', offered);
}
