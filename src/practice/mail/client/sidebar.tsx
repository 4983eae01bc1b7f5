import { labels, type View, views } from '../model.ts';
import { IconButton } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { Icon } from './icons.tsx';
import { labelNames, viewNames } from './names.ts';
import { addressOf, Link, type Place, placeKey, type Route } from './router.tsx';
import { t } from './session.ts';

interface SidebarProps {
  route: Route;
  open: boolean;
  tabs: number;
  close: () => void;
  openHelp: () => void;
}

export function Sidebar({ route, open, tabs, close, openHelp }: SidebarProps) {
  const { counts } = useDesk();
  const here = placeKey(route.place);
  const entry = (place: Place) => ({
    href: addressOf({ place, compose: route.compose }),
    'aria-current': placeKey(place) === here ? ('page' as const) : undefined,
    onClick: close,
  });
  const number = (view: View) => {
    if (view === 'starred') return 0;
    return (view === 'drafts' ? counts?.total.drafts : counts?.unread[view]) ?? 0;
  };
  return (
    <aside className={open ? 'sidebar open' : 'sidebar'}>
      <div className="sidebar-top only-narrow">
        <span className="brand">
          <img src="/public/icon.svg" alt="" width="32" height="32" />
          <span>fernpost</span>
        </span>
        <IconButton icon="close" label={t('Close folders', 'Закрыть папки')} onClick={close} />
      </div>
      <Link className="compose-button" href={addressOf({ ...route, compose: 'new' })} onClick={close}>
        <Icon name="drafts" />
        {t('Compose', 'Написать')}
      </Link>
      <nav aria-label={t('Folders', 'Папки')}>
        <ul>
          {views.map((view) => (
            <li key={view}>
              <Link {...entry({ view })}>
                <Icon name={view} />
                <span className="nav-name">{viewNames[view]}</span>
                {number(view) > 0 && (
                  <span className="nav-count">
                    {number(view)}
                    {view !== 'drafts' && <span className="visually-hidden"> {t('unread', 'непрочитанных')}</span>}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="labels-title">
        <h2 id="labels-title">{t('Labels', 'Метки')}</h2>
        <ul>
          {labels.map((label) => (
            <li key={label}>
              <Link {...entry({ label })}>
                <span className={`label-dot ${label}`} />
                <span className="nav-name">{labelNames[label]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <footer className="sidebar-foot">
        <label htmlFor="storage">{t('3.1 GB of 15 GB used', 'Занято 3,1 ГБ из 15 ГБ')}</label>
        <meter id="storage" value={3.1} max={15} />
        <p>
          {tabs > 1 && (
            <span>
              {t('Open in tabs', 'Открыто вкладок')}: {tabs}
            </span>
          )}
          <button type="button" className="text-button" onClick={openHelp}>
            {t('Keyboard shortcuts', 'Горячие клавиши')}
          </button>
        </p>
        <p className="fine">© 2026 Fernpost</p>
      </footer>
    </aside>
  );
}
