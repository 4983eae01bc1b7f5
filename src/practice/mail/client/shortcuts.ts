import { useEffect, useRef } from 'react';

/** Keys for the whole page. They rest while the visitor types or answers a dialog. */
export function useShortcuts(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const key = latinKey(event);
      const run = latest.current[key] ?? latest.current[key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** With a Russian layout the key that says `j` elsewhere says `о`; the place of the key is what counts. */
function latinKey({ key, code }: KeyboardEvent): string {
  return /^[а-яё]$/i.test(key) ? code.replace('Key', '').toLowerCase() : key;
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input:not([type=checkbox]), textarea, select, [role=menu], .compose') !== null;
}
