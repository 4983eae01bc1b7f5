import { useState } from 'react';
import { ME } from '../../account/model.ts';
import { Avatar } from '../base/avatar.tsx';
import { language, t } from '../base/language.ts';
import { navigate } from '../base/router.tsx';
import { changeSettings, session } from '../base/session.ts';
import { useStore } from '../base/store.ts';
import { below, PopupMenu, type Spot } from './popup-menu.tsx';

export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { profile, settings } = useStore(session);
  const [at, setAt] = useState<Spot>();
  const theme = (name: typeof settings.theme, label: string) => ({
    label,
    checked: settings.theme === name,
    run: () => void changeSettings({ theme: name }),
  });
  return (
    <>
      <button
        type="button"
        className="user-button"
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        aria-label={`${profile.displayName}: ${t('account menu', 'меню аккаунта')}`}
        onClick={(event) => setAt(below(event.currentTarget))}
      >
        <Avatar person={ME} size={30} />
      </button>
      {at ? (
        <PopupMenu
          label={t('Account', 'Аккаунт')}
          at={at}
          onClose={() => setAt(undefined)}
          entries={[
            { label: t('Profile and settings', 'Профиль и настройки'), icon: 'user', run: () => navigate('/settings') },
            { label: t('Keyboard shortcuts', 'Сочетания клавиш'), icon: 'keyboard', run: onShortcuts },
            {
              label: t('Theme', 'Тема'),
              apart: true,
              items: [
                theme('light', t('Light', 'Светлая')),
                theme('dark', t('Dark', 'Тёмная')),
                theme('system', t('As in the system', 'Как в системе')),
              ],
            },
            {
              label: t('Русский', 'English'),
              icon: 'globe',
              run: () => location.assign(`${location.pathname}?lang=${language === 'ru' ? 'en' : 'ru'}`),
            },
          ]}
        />
      ) : null}
    </>
  );
}
