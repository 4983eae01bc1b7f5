import type { Control, Observation } from '../../../observation.ts';
import type { Entry, Phrase, Value } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { sceneOf } from '../grounding/scene.ts';
import { called } from '../seeking/called.ts';
import { serves } from '../seeking/serves.ts';
import { alike } from '../words/alike.ts';

/** The field of a page that an entry goes into, where it is plain which one that is. */
export function fieldFor(page: Observation, entry: Entry): Control | undefined {
  const { field, value } = entry;
  const needs = { to: 'write', value } as const;
  const candidates = ground(field ?? { words: '' }, page, needs).filter(({ control }) => serves(needs, control));
  if (isCertain(candidates)) return candidates[0]?.control;
  return field ? (ofPerson(page, field) ?? asChoice(page, field, value.text)) : undefined;
}

/** No field is called so: the one that is for such a value, or that asks by whom the name is. */
export function fieldOtherwise(page: Observation, field: Phrase, { kind }: Value): Control | undefined {
  if (field.words === '' || field.exact || field.place) return undefined;
  const made = MADE_FOR[kind];
  return ofPerson(page, field) ?? (made && called(page, made, { to: 'write', roles: TEXTS }));
}

/** What a field is called that takes no other values. */
const MADE_FOR: Partial<Record<Value['kind'], readonly string[]>> = {
  phone: ['phone', 'phone number'],
  mail: ['e-mail', 'email address'],
};

/** "The name" is asked for by whom it names: the passenger, the guest, the customer. */
function ofPerson(page: Observation, { words }: Phrase): Control | undefined {
  const isName = NAMES.some((name) => alike(name, words) >= SAME);
  return isName ? called(page, PERSONS, { to: 'write', roles: TEXTS }) : undefined;
}

/** "The address: the saved one" is a choice: a box that says both, or the only thing under a heading that does. */
export function asChoice(page: Observation, { words }: Phrase, value: string): Control | undefined {
  const both = `${value} ${words}`;
  const box = called(page, [both], { to: 'choose', roles: BOXES });
  if (box) return box;
  const under = sceneOf(page).places.filter(
    ({ control, headings: [heading = ''] }) => CHOSEN.has(control.role) && alike(both, heading) >= SAME,
  );
  return under.length === 1 ? under[0]?.control : undefined;
}

const SAME = 0.9;
const NAMES = ['name', 'full name'];
const PERSONS = ['passenger', 'guest', 'traveller', 'customer', 'recipient', 'visitor', 'contact person'];
const TEXTS = new Set(['textbox', 'combobox']);
const BOXES = new Set(['radio', 'checkbox']);
const CHOSEN = new Set(['radio', 'checkbox', 'link', 'clickable']);
