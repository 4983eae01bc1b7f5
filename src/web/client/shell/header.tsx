import { Flag } from '../shared/flag.tsx';
import { Icon } from '../shared/icon.tsx';
import { chooseLanguage, language } from '../shared/preferences.ts';
import { addressOf, type View } from '../shared/route.ts';
import { useStore } from '../shared/use-store.ts';
import { useWords } from '../words/words.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const VIEWS = ['start', 'runs', 'watch', 'grants', 'settings', 'models'] as const;

export function Header({ view }: { view: View }) {
  const words = useWords();
  const spoken = useStore(language);
  return (
    <header className="top">
      <a className="brand" href={addressOf({ view: 'start' })}>
        <Flag />
        <span>Lotsman</span>
      </a>
      <nav aria-label={words.menu}>
        <ul>
          {VIEWS.map((one) => (
            <li key={one}>
              <a href={addressOf({ view: one })} aria-current={one === view ? 'page' : undefined}>
                <Icon name={one} />
                <span>{words.views[one]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="tools">
        <ThemeSwitch />
        <button
          type="button"
          className="button is-quiet"
          lang={spoken === 'en' ? 'ru' : 'en'}
          onClick={() => chooseLanguage(spoken === 'en' ? 'ru' : 'en')}
        >
          {words.otherLanguage}
        </button>
      </div>
    </header>
  );
}
