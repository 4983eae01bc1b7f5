import type { Language } from './site.ts';

export type EnglishForms = readonly [one: string, other: string];
export type RussianForms = readonly [one: string, few: string, many: string];

const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };
const numbers = { en: new Intl.NumberFormat('en'), ru: new Intl.NumberFormat('ru') };

/** `counter('ru')(3, ['dish', 'dishes'], ['блюдо', 'блюда', 'блюд'])` → «3 блюда». */
export function counter(language: Language) {
  return (count: number, english: EnglishForms, russian: RussianForms): string => {
    const rule = plurals[language].select(count);
    const form = language === 'ru' ? russianForm(rule, russian) : english[rule === 'one' ? 0 : 1];
    return `${numbers[language].format(count)} ${form}`;
  };
}

function russianForm(rule: Intl.LDMLPluralRule, [one, few, many]: RussianForms): string {
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}
