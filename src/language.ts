/** The languages in which people are spoken to. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

/**
 * The language in which somebody is spoken to: as wished, otherwise that of their task. That is the language of the words that
 * hold the task together, not of the names, addresses and quotes in it.
 */
export function languageOf(task: string, wish: Language | 'auto' = 'auto'): Language {
  if (wish !== 'auto') return wish;
  const plain = task.replace(/"[^"]*"|«[^»]*»|“[^”]*”|'[^']*'|\S+@\S+/g, ' ').toLowerCase();
  const small = plain.match(smallRussian)?.length ?? 0;
  const smallEnglish = plain.match(smallWords)?.length ?? 0;
  if (small !== smallEnglish) return small > smallEnglish ? 'ru' : 'en';
  const russian = plain.match(/[а-яё]+/g)?.join('').length ?? 0;
  const english = plain.match(/[a-z]+/g)?.join('').length ?? 0;
  if (russian === english && russian === 0) return /[а-яё]/i.test(task) ? 'ru' : 'en';
  return russian >= english ? 'ru' : 'en';
}

const smallWords =
  /(?<!\p{L})(?:the|a|an|in|on|to|for|of|and|is|are|with|as|at|by|from|it|my|me|what|how|which|click|open|find|enter|type|go|then|all)(?!\p{L})/gu;
const smallRussian =
  /(?<!\p{L})(?:в|во|на|и|с|со|по|из|от|до|для|не|что|как|это|его|её|их|мне|все|всех|под|за|у|о|об|ли|затем|потом|\p{L}+(?:ите|йте|ть))(?!\p{L})/gu;
