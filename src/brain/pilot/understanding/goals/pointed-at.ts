import type { Query } from '../../goal.ts';
import type { Context } from '../context.ts';
import { type Token, wordsIn } from '../tokens.ts';

/** "the number shown above", "the code on the page", «слово, указанное ниже»: what is to be read off the page, by what it is and where. */
export function pointedAt(said: readonly Token[], { language }: Context): Query | undefined {
  const text = wordsIn(said)
    .filter((word) => word !== ',')
    .join(' ');
  const match = SHOWN[language].exec(text);
  const [, noun = '', where = ''] = match ?? [];
  if (!match || (where.trim() === '' && NEEDS_WHERE.test(text))) return undefined;
  const place = BELOW.test(where)
    ? ({ is: 'under', what: { words: '', kind: 'field' } } as const)
    : ABOVE.test(where)
      ? ({ is: 'above', what: { words: '', kind: 'field' } } as const)
      : ({ is: 'in', what: { words: '', kind: 'page' } } as const);
  return { things: { what: { words: noun, place }, count: 'one', where: [] }, want: 'value', tell: [] };
}

/** Whether words that were taken for a value name something to be read or looked at instead. */
export function isPointing(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[,\s]+/g, ' ')
    .trim();
  return Object.values(SHOWN).some((shown) => shown.test(said) && !NEEDS_WHERE.test(said)) || POINTS.test(said);
}

/** "text" alone may well be what is to be written. */
const NEEDS_WHERE =
  /^(?:text|word|phrase|sentence|value|password|текст|слово|фраза|фразу|предложение|значение|пароль)$/;

const SHOWN = {
  en: /^(?:(?:the|this|that) )?(?:(?:given|shown|displayed|following|same|secret|security|verification) )*(number|code|digits|figure|value|word|text|phrase|sentence|password)((?: (?:that|which|is|are|was|you|can|see|shown|displayed|given|written|printed|stands|standing|appears?|there|here|above|below|on|the|page|screen))*)$/,
  ru: /^(?:(?:это|этот|эту|указанн\p{L}+|показанн\p{L}+|данн\p{L}+) )*(число|номер|код|цифры|слово|текст|фразу|предложение|значение|пароль)((?: (?:котор\p{L}+|показан\p{L}*|указан\p{L}*|написан\p{L}*|стоит|ты|вы|видишь|видите|выше|ниже|сверху|снизу|здесь|тут|на|странице|экране))*)$/u,
} as const;

const ABOVE = /(?:above|выше|сверху)/;
const BELOW = /(?:below|ниже|снизу)/;

/** "the third word of the text", "the text from the first box", "the code in the picture", "letters", "on the sign". */
const POINTS =
  /^(?:the )?(?:letters|digits|characters|буквы|символы)$|^(?:on|from) the |^(?:the )?(?:(?:first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th)|перв\p{L}+|втор\p{L}+|трет\p{L}+|последн\p{L}+) )?(?:text|contents?|number|code|words?|digits|letters?|line|текст|содержимое|число|код|слов[ао]?|цифры|букв[ау]|строк[ау]) (?:(?:that is|which is|you see|котор\p{L}+) )?(?:(?:shown|written|displayed|показан\p{L}*|написан\p{L}*|указан\p{L}*) )?(?:from|of|in|on|inside|above|below|из|с|со|в|на|абзаца|текста|предложения|первого|второго|поля)(?: |$)/u;
