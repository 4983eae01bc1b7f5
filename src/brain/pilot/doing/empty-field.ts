import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { alike } from '../words/alike.ts';

/** "the text field", where several have no name: the only one that is empty. What holds a text already is there to be read. */
export function emptyField(page: Observation, { words, kind, ordinal, place, like }: Phrase): Control | undefined {
  if (words !== '' || kind !== 'field' || ordinal !== undefined || place || like) return undefined;
  const fields = controlsOf(page).filter(({ role, states }) => TEXTS.has(role) && !states.includes('disabled'));
  const [empty, ...more] = fields.filter(({ value = '', states }) => value === '' && !states.includes('read-only'));
  return fields.length > 1 && more.length === 0 ? empty : undefined;
}

/** "… and 14:30", where nobody said into what, or only "as the time": the only field that is made for such a value. */
export function fieldMadeFor(page: Observation, phrase: Phrase, value: Value): Control | undefined {
  const { words, kind, place } = phrase;
  if (place || (value.kind !== 'time' && value.kind !== 'date')) return undefined;
  const isUnnamed = words === '' ? !kind : alike(value.kind, words) >= JUST_SO;
  if (!isUnnamed) return undefined;
  const [only, ...others] = controlsOf(page).filter(
    ({ role, states }) => role === value.kind && !states.includes('disabled') && !states.includes('read-only'),
  );
  return others.length === 0 ? only : undefined;
}

const TEXTS = new Set(['textbox', 'searchbox']);
const JUST_SO = 0.85;
