import type { Session } from '../model.ts';

/** Written into the shell by the server. */
export const session = JSON.parse(document.getElementById('session')?.textContent ?? '{}') as Session;

export function t(english: string, russian: string): string {
  return session.language === 'ru' ? russian : english;
}

/** `plural(3, ['mail', 'mails'], ['письмо', 'письма', 'писем'])` → `3 mails`, `3 письма`. */
export function plural(
  count: number,
  english: readonly [one: string, many: string],
  russian: readonly [one: string, few: string, many: string],
): string {
  const form = new Intl.PluralRules(session.language).select(count);
  if (session.language === 'en') return `${count} ${form === 'one' ? english[0] : english[1]}`;
  return `${count} ${form === 'one' ? russian[0] : form === 'few' ? russian[1] : russian[2]}`;
}
