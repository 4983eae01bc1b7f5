import { Icon } from '../shared/icon.tsx';
import { chooseTheme, type Theme, theme } from '../shared/preferences.ts';
import { useStore } from '../shared/use-store.ts';
import { useWords } from '../words/words.ts';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

export function ThemeSwitch() {
  const words = useWords();
  const worn = useStore(theme);
  const label = `${words.appearance.label}: ${words.appearance[worn]}`;
  return (
    <button
      type="button"
      className="button is-quiet is-icon"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(NEXT[worn])}
    >
      <Icon name={ICONS[worn]} />
    </button>
  );
}
