import type { Control } from '../../../observation.ts';
import { giveTime } from '../give-time.ts';
import type { Value } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { coverage } from '../words/coverage.ts';
import { isCyrillic, stem } from '../words/stem.ts';
import { inLatin } from '../words/transliterate.ts';

/**
 * "From Moscow" may be said in a form that no list holds: «из Москвы». Where a field suggests, the beginning of the word is typed
 * and what is suggested is chosen.
 */
export function chooseSuggestion(situation: Situation, value: Value, found: Control): Pursuit | undefined {
  const { text, exact, kind } = value;
  const control = fieldOf(situation, found);
  const isInflected = !exact && kind === 'text' && /[а-яё]{4}$/i.test(text);
  if (control.role !== 'combobox' || control.options || !isInflected) return undefined;
  for (const beginning of beginnings(text, control)) {
    const typing = `look what is suggested for ${beginning}`;
    if (!wasTried(situation, typing)) {
      const call = { tool: 'type', input: { id: control.id, text: beginning } };
      return { do: [call], way: typing, thought: `Typing “${beginning}”, the beginning of “${text}”.` };
    }
    const option = suggestionFor(situation, text, control);
    if (option) {
      const call = { tool: 'click', input: { id: option.id } };
      return { do: [call], way: `choose ${option.id}`, thought: `Choosing “${option.name}”.` };
    }
    const waiting = `look whether something is suggested for ${beginning}`;
    const given = giveTime(situation, waiting, A_MOMENT, 'Waiting for suggestions.');
    if (given) return given;
  }
  return undefined;
}

/** Seconds. */
const A_MOMENT = 1;

/** While it suggests, a field and what it suggests go by the same name. */
function fieldOf({ page }: Situation, found: Control): Control {
  if (found.role !== 'listbox') return found;
  const field = controlsOf(page).find(({ role, name }) => role === 'combobox' && name === found.name);
  return field ?? found;
}

/** In its own letters first; a page that is written in others may know it by its sound. */
function beginnings(text: string, { name }: Control): string[] {
  const own = beginningOf(text);
  return isCyrillic(name.toLowerCase()) ? [own] : [own, inLatin(stem(text.toLowerCase()))];
}

/** What stays the same in whichever case it is said. In a name of several words each has an ending of its own: the first will do. */
function beginningOf(text: string): string {
  const [first = text, ...more] = text.split(' ');
  return more.length === 0 ? text.slice(0, -ENDING) : first.slice(0, stem(first.toLowerCase()).length);
}

/** So many letters at the end of a word change with its case. */
const ENDING = 2;

/** The first of what a field suggests that says it: the likeliest is suggested first. */
function suggestionFor(situation: Situation, text: string, field: Control): Control | undefined {
  const controls = controlsOf(situation.page);
  const ranked = controls
    .slice(controls.findIndex(({ id }) => id === field.id) + 1)
    .filter(({ role, states }) => role === 'option' && !states.includes('disabled'))
    // What came with the typing is suggested; or it was there before, and the field shows it.
    .filter((option) => isNew(situation, option) || field.states.includes('expanded'))
    .map((control) => ({ control, worth: coverage(text, control.name).share }))
    .filter(({ worth }) => worth >= LIKELY);
  const best = Math.max(...ranked.map(({ worth }) => worth));
  return ranked.find(({ worth }) => worth >= best - ABOUT)?.control;
}

const LIKELY = 0.45;
const ABOUT = 0.05;
