import type { Control } from '../../../observation.ts';
import { placeholderFor } from '../../../secrets.ts';
import type { Value } from '../goal.ts';
import { optionLike } from './option-like.ts';

/** A value as a control wants it. */
export function valueFor(value: Value, control: Control): string {
  const { kind, text, iso } = value;
  if (kind === 'secret') return placeholderFor(text);
  if (control.options) return optionLike(control.options, text) ?? text;
  if (kind === 'date' && iso !== undefined) return dateFor(iso, text, control);
  if (kind === 'time' && iso !== undefined) return control.role === 'time' ? iso : text;
  if (value.number !== undefined && !value.exact && wantsDigits(value, control)) return String(value.number);
  return text;
}

/** A sum without its currency where the field says it, holds a bare number, or takes nothing else: "€3,200" into "Salary, € a month". */
function wantsDigits({ kind }: Value, { role, name, value = '' }: Control): boolean {
  if (kind !== 'number' && kind !== 'money') return false;
  return NUMBERS.has(role) || (kind === 'money' && (/\p{Sc}/u.test(name) || /^\d+(?:[.,]\d+)?$/.test(value.trim())));
}

const NUMBERS = new Set(['spinbutton', 'slider', 'progressbar']);
const CALENDARS = new Set(['date', 'date and time', 'combobox', 'button', 'clickable', 'gridcell']);

/** Date fields take the standard form; plain ones what their example shows, else what was said. */
function dateFor(iso: string, text: string, { role, states, placeholder = '' }: Control): string {
  // What takes no typing opens a calendar.
  if (CALENDARS.has(role) || states.includes('read-only')) return iso;
  const [year = '', month = '', day = ''] = iso.split('-');
  // A month and a year may be said as they are asked for, and read like a day of this year.
  if (MONTH_AND_YEAR.test(placeholder))
    return /^\d{1,2}\s*\/\s*\d{2,4}$/.test(text) ? text : `${month}/${year.slice(-2)}`;
  const pattern = PATTERNS.find(([shape]) => shape.test(placeholder));
  if (pattern) return pattern[1](year, month, day);
  return /\d/.test(text) ? text : iso;
}

const MONTH_AND_YEAR = /^(?:mm|мм)\s*\/\s*(?:yy|гг)/i;

const PATTERNS: readonly (readonly [RegExp, (year: string, month: string, day: string) => string])[] = [
  [/^(?:yyyy|гггг)-/i, (year, month, day) => `${year}-${month}-${day}`],
  [/^(?:mm|мм)\//i, (year, month, day) => `${month}/${day}/${year}`],
  [/^(?:dd|дд)\//i, (year, month, day) => `${day}/${month}/${year}`],
  [/^(?:dd|дд)\./i, (year, month, day) => `${day}.${month}.${year}`],
];
