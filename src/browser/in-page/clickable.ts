import { isWorkedInGrid } from './grid-parts.ts';
import { hasHandOfItsOwn, isAllHands } from './hand.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';
import { drawnParent } from './shadow.ts';
import { standsInFor } from './stand-in.ts';

/** Elements with a listener of their own for clicks, as the browser told us. */
const listening = new WeakSet<Element>();
let listeners: WeakRef<Element>[] = [];

export function rememberListener(element: Element): void {
  if (listening.has(element)) return;
  listening.add(element);
  listeners.push(new WeakRef(element));
}

/** Those of them that are in the document now. */
export function listeningElements(): Element[] {
  const alive = listeners.flatMap((one) => one.deref() ?? []);
  if (alive.length < listeners.length) listeners = listeners.filter((one) => one.deref() !== undefined);
  return alive.filter((one) => one.isConnected);
}

const holders = new WeakMap<Pass, ReadonlySet<Element>>();

/** Whether something inside an element listens to clicks for itself. */
export function holdsListener(element: Element, pass: Pass): boolean {
  let known = holders.get(pass);
  if (!known) {
    known = allAround(listeningElements());
    holders.set(pass, known);
  }
  return known.has(element);
}

function allAround(elements: readonly Element[]): Set<Element> {
  const around = new Set<Element>();
  for (const element of elements)
    for (let one = drawnParent(element); one && !around.has(one); one = drawnParent(one)) around.add(one);
  return around;
}

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
  if (listensToClicks(element)) return spokenRole(role) ?? (isAllHands(element, pass) ? undefined : 'clickable');
  if (role === 'listitem' && listIsListening(element)) return 'clickable';
  if (isWorkedInGrid(element, role, pass)) return role;
  if (hasHandOfItsOwn(element, pass)) return isLabelOfAnother(element) ? undefined : 'clickable';
  // What can only be dragged is acted on too.
  if (element.getAttribute('draggable') === 'true') return role === 'listitem' || role === 'row' ? role : 'draggable';
  const tabindex = element.getAttribute('tabindex');
  return tabindex !== null && Number(tabindex) >= 0 ? (spokenRole(role) ?? 'focusable') : undefined;
}

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
  return (
    (listening.has(element) || element.hasAttribute('onclick')) &&
    element !== document.body &&
    element !== document.documentElement
  );
}

/** A list that listens does so for its items: they are chosen, opened or dragged. */
function listIsListening(item: Element): boolean {
  const parent = drawnParent(item);
  return parent !== null && listening.has(parent);
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
