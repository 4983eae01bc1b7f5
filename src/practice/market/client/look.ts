import { one } from './dom.ts';

/** Light or dark is kept in the browser and told to nobody. */
export function look(): void {
  const button = one<HTMLButtonElement>('#look');
  const show = (isDark: boolean) => {
    document.documentElement.dataset['look'] = isDark ? 'dark' : 'light';
    button?.setAttribute('aria-pressed', String(isDark));
  };
  show(localStorage.getItem('look') === 'dark');
  button?.addEventListener('click', () => {
    const isDark = localStorage.getItem('look') !== 'dark';
    localStorage.setItem('look', isDark ? 'dark' : 'light');
    show(isDark);
  });
}
