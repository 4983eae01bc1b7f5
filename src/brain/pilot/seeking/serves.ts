import type { Control } from '../../../observation.ts';
import type { Deed, Needs } from '../grounding/needs.ts';

/**
 * Whether a control is of a kind with which this can be done at all. However well it is called: what cannot hold a text is not
 * written into.
 */
export function serves({ to, value }: Needs, { role, options, states }: Control): boolean {
  if (states.includes('disabled') && to !== 'hover') return false;
  if (to === 'write' && options && value) return true;
  // A day may be chosen with a button that opens a calendar.
  if (to === 'write' && value?.kind === 'date' && role === 'button') return true;
  const roles = SERVING[to];
  return roles === undefined || roles.has(role);
}

const TEXTS = ['textbox', 'searchbox', 'combobox'];
const FIELDS = [
  ...TEXTS,
  'spinbutton',
  'slider',
  'listbox',
  'date',
  'date and time',
  'time',
  'month',
  'week',
  'colour',
];
const BOXES = [
  'checkbox',
  'radio',
  'switch',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'button',
  'clickable',
  'row',
];
const BUTTONS = [
  'button',
  'link',
  'menuitem',
  'tab',
  'treeitem',
  'option',
  'clickable',
  'focusable',
  'gridcell',
  'row',
];

const SERVING: Readonly<Partial<Record<Deed, ReadonlySet<string>>>> = {
  write: new Set(FIELDS),
  search: new Set(TEXTS),
  tick: new Set(BOXES),
  submit: new Set(['button', 'link', 'menuitem', 'clickable', 'focusable']),
  close: new Set(['button', 'link', 'menuitem', 'clickable', 'focusable']),
  upload: new Set(['file', 'button', 'clickable', 'textbox']),
  open: new Set([...BUTTONS, 'columnheader', 'cell', 'combobox', 'switch']),
};
