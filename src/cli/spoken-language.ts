export type Language = 'en' | 'ru';

/** The language in which people at this terminal are spoken to: as configured, otherwise that of the system. */
export function spokenLanguage(wish: Language | 'auto', env: NodeJS.ProcessEnv = process.env): Language {
  if (wish !== 'auto') return wish;
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return system.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}
