import type { Control } from '../../../observation.ts';
import type { Value } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';

/**
 * "From Moscow" may be said in a form that no list holds: «из Москвы». Where a field suggests, the beginning of the word is typed
 * and what is suggested is chosen.
 */
export function chooseSuggestion(situation: Situation, value: Value, control: Control): Pursuit | undefined {
  const { text, exact, kind } = value;
  const isInflected = !exact && kind === 'text' && /[а-яё]{4}$/i.test(text);
  if (control.role !== 'combobox' || control.options || !isInflected) return undefined;
  const typing = `look what is suggested for ${text}`;
  if (!wasTried(situation, typing)) {
    const call = { tool: 'type', input: { id: control.id, text: text.slice(0, -ENDING) } };
    return { do: [call], way: typing, thought: `Typing the beginning of “${text}”.` };
  }
  const option = suggestionFor(situation, text);
  const waiting = `look whether something is suggested for ${text}`;
  if (!option && !wasTried(situation, waiting))
    return { do: [{ tool: 'wait', input: { seconds: 1 } }], way: waiting, thought: 'Waiting for suggestions.' };
  if (!option) return undefined;
  const call = { tool: 'click', input: { id: option.id } };
  return { do: [call], way: `choose ${option.id}`, thought: `Choosing “${option.name}”.` };
}

/** So many letters at the end of a word change with its case. */
const ENDING = 2;

/** What a field suggests that is most like what was said. */
function suggestionFor({ page }: Situation, text: string): Control | undefined {
  const ranked = controlsOf(page)
    .filter(({ role }) => role === 'option')
    .map((control) => ({ control, worth: alike(text, control.name) }))
    .sort((a, b) => b.worth - a.worth);
  const [first, second] = ranked;
  return first && first.worth >= LIKELY && first.worth > (second?.worth ?? 0) ? first.control : undefined;
}

const LIKELY = 0.4;
