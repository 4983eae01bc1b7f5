import { afterPause, ask, one } from './dom.ts';

/** Keeps what is being written whenever the writer pauses. */
export function letter(): void {
  const form = one<HTMLFormElement>('#letter');
  form?.addEventListener(
    'input',
    afterPause(async () => {
      await ask('letter/draft', Object.fromEntries(new FormData(form)), 'PUT');
      const kept = one('#kept');
      kept?.replaceChildren(kept.dataset['words'] ?? '');
    }, 400),
  );
}
