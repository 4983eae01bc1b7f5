import { chosenIn } from './drop-down.ts';
import { DROP_TARGET, isDropTarget } from './drop-target.ts';
import { isWorkedInGrid } from './grid-parts.ts';
import { hasGripOfItsOwn, hasHandOfItsOwn } from './hand.ts';
import { revealsUnderPointer } from './hover-rules.ts';
import { isListenedFor } from './listened-for.ts';
import { listensTo } from './listening.ts';
import { isOneThing } from './one-thing.ts';
import { isOnlyParts } from './own-parts.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';
import { drawnParent } from './shadow.ts';
import { standsInFor } from './stand-in.ts';

/** Roles of things that a person acts on. */
const ACTIVE_ROLES = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'scrollbar',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);

/** As what an element can be acted on, or undefined when it cannot. */
export function activeRole(element: Element, role: string, pass: Pass): string | undefined {
  const active = roleToAct(element, role, pass);
  return active !== undefined && element.closest('[inert]') === null ? active : undefined;
}

function roleToAct(element: Element, role: string, pass: Pass): string | undefined {
  if (ACTIVE_ROLES.has(role)) return role;
  const native = element instanceof HTMLElement ? nativeControl(element) : undefined;
  if (native !== undefined) return native;
  if (element.localName === 'canvas') return 'canvas';
  const hidden = standsInFor(element);
  if (hidden) return activeRole(hidden, roleOf(hidden, pass), pass);
  const listens = listensToClicks(element);
  if ((listens || hasHandOfItsOwn(element, pass)) && chosenIn(element, pass) !== undefined) return 'combobox';
  if (listens) return spokenRole(role) ?? (isOnlyParts(element, pass) ? undefined : 'clickable');
  if (role === 'listitem' && listIsListening(element)) return 'clickable';
  if (isWorkedInGrid(element, role, pass)) return role;
  if (hasHandOfItsOwn(element, pass)) return isLabelOfAnother(element) ? undefined : 'clickable';
  if (isListenedFor(element, pass)) return 'clickable';
  if (listensTo('menu', element) && isOneThing(element, pass)) return spokenRole(role) ?? 'clickable';
  // What can only be dragged is acted on too.
  if (element.getAttribute('draggable') === 'true') return role === 'listitem' || role === 'row' ? role : 'draggable';
  if (hasGripOfItsOwn(element, pass) && isOneThing(element, pass)) return 'draggable';
  const tabindex = element.getAttribute('tabindex');
  if (tabindex !== null && Number(tabindex) >= 0) return spokenRole(role) ?? 'focusable';
  if (isDropTarget(element)) return DROP_TARGET;
  return isHoverable(element, role, pass) ? 'hoverable' : undefined;
}

/** What only shows something while the pointer is over it. */
function isHoverable(element: Element, role: string, pass: Pass): boolean {
  const isHeard = listensTo('hover', element) && !PARTS_OF_TABLES.test(role);
  return (isHeard || revealsUnderPointer(element, pass)) && isOneThing(element, pass);
}

/** Rows light up under the pointer. */
const PARTS_OF_TABLES = /^(?:row|cell|gridcell|rowheader|columnheader)$/;

function nativeControl(element: HTMLElement): string | undefined {
  if (element.localName === 'summary') return 'button';
  if (element instanceof HTMLInputElement && element.type !== 'hidden') return inputRole(element);
  if (element.isContentEditable && !isEditable(drawnParent(element))) return 'textbox';
  const plays = element.localName === 'video' || element.localName === 'audio';
  return plays && element.hasAttribute('controls') ? 'media' : undefined;
}

/** A role that says something to whoever reads it. */
function spokenRole(role: string): string | undefined {
  return role === '' || role === 'generic' || role === 'none' || role.startsWith('html-') ? undefined : role;
}

function listensToClicks(element: Element): boolean {
  return listensTo('click', element) || (element.hasAttribute('onclick') && element !== document.body);
}

/** A list that listens does so for its items: they are chosen, opened or dragged. */
function listIsListening(item: Element): boolean {
  const parent = drawnParent(item);
  return parent !== null && listensTo('click', parent);
}

function inputRole({ type }: HTMLInputElement): string {
  return INPUT_ROLES[type] ?? 'textbox';
}

const INPUT_ROLES: Readonly<Record<string, string>> = {
  color: 'colour',
  date: 'date',
  'datetime-local': 'date and time',
  file: 'file',
  month: 'month',
  time: 'time',
  week: 'week',
};

function isEditable(element: Element | null): boolean {
  return element instanceof HTMLElement && element.isContentEditable;
}

/** A label whose control is shown by itself needs no number of its own. */
function isLabelOfAnother(element: Element): boolean {
  return element instanceof HTMLLabelElement && element.control?.checkVisibility({ opacityProperty: true }) === true;
}
