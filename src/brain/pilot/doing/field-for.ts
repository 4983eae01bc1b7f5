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
export function fieldOtherwise(page: Observation, field: Phrase, value: Value): Control | undefined {
  if (field.words === '' || field.exact || field.place) return undefined;
  const made = MADE_FOR[value.kind] ?? madeForCards(value);
  const names = made ?? (TEXT.test(field.words) ? MESSAGES : undefined);
  return ofPerson(page, field) ?? (names && called(page, names, { to: 'write', roles: TEXTS }));
}

/** What only cards have: their number, with its check digit, and the month up to which they are valid. */
function madeForCards({ text, kind }: Value): readonly string[] | undefined {
  const digits = text.replace(/[ -]/g, '');
  if (/^\d{13,19}$/.test(digits) && hasCheckDigit(digits)) return ['card number', 'number of card'];
  return kind === 'date' && /^(?:0?[1-9]|1[0-2])\/\d{2}(?:\d{2})?$/.test(text)
    ? ['expiry', 'expiry date', 'valid until']
    : undefined;
}

/** Every second digit from the right counts twice; together they come to a number of tens. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** "The text", where the form asks for a message. */
const TEXT = /^(?:(?:the |your )?(?:text|body|content|words)|текст\p{L}*)$/iu;
const MESSAGES = ['message', 'your message', 'question', 'your question', 'comment'];

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
