import type { Language } from './report.ts';

/** The language in which a report speaks: as configured, otherwise that of the task. */
export function languageOf(task: string, wish: Language | 'auto'): Language {
  if (wish !== 'auto') return wish;
  const letters = task.match(/\p{L}/gu) ?? [];
  const russian = letters.filter((letter) => /\p{sc=Cyrillic}/u.test(letter));
  // Names of sites and things stay in their own letters.
  return russian.length * 3 > letters.length ? 'ru' : 'en';
}
