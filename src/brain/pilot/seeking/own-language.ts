import type { Control, Observation } from '../../../observation.ts';
import type { Language } from '../goal.ts';
import { calledSo, controlsOf, wordsOn } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';

/** Where a site speaks another language than the task and offers that one too: the same page, in the words of the task. */
export function ownLanguage(situation: Situation): Pursuit | undefined {
  const { page, language } = situation;
  if (wasTried(situation, OWN_LANGUAGE) || speaks(page, language)) return undefined;
  const control = controlsOf(page).find((one) => leadsTo(one, language));
  if (!control) return undefined;
  const call = { tool: 'click', input: { id: control.id } };
  return { do: [call], way: OWN_LANGUAGE, thought: `It is not here; looking in “${calledSo(control)}”.` };
}

export const OWN_LANGUAGE = 'look in the language of the task';

function leadsTo({ role, name, states }: Control, language: Language): boolean {
  return LEADS.has(role) && !states.includes('current') && NAMES[language].test(name.trim());
}

const LEADS = new Set(['link', 'menuitem', 'tab']);
/** Languages are offered by their own names. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:in )?(?:english|eng|en)$/i,
  ru: /^(?:по-)?(?:русский|русски|рус|ru)$/i,
};

function speaks(page: Observation, language: Language): boolean {
  const letters = wordsOn(page).match(/\p{L}/gu) ?? [];
  const russian = letters.filter((letter) => /[а-яё]/i.test(letter)).length;
  return language === 'ru' ? russian >= letters.length / 2 : russian < letters.length / 2;
}
