import { controlsOf } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** Where several are wanted and the page has a field for how many, that is set first. */
export function quantity(situation: Situation, wanted: number): Pursuit | undefined {
  if (wanted < 2 || wasTried(situation, SET)) return undefined;
  const field = controlsOf(situation.page).find(
    ({ role, name }) => FIELDS.has(role) && alike('quantity', name) >= CALLED_SO,
  );
  if (!field) return undefined;
  const call = { tool: 'set', input: { id: field.id, value: wanted } };
  return { do: [call], way: SET, thought: `Setting the quantity to ${wanted}.` };
}

export const SET = 'set the quantity';
const FIELDS = new Set(['spinbutton', 'combobox', 'textbox', 'slider']);
const CALLED_SO = 0.5;
