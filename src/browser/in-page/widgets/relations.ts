import type { Pass } from '../pass.ts';
import { roleOf } from '../role.ts';
import { drawnParent } from '../shadow.ts';
import { ownerOf } from '../tree.ts';
import { allElements, deepElements, isShown } from './deep.ts';

/** Who holds which choices. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  listbox: ['option'],
  radiogroup: ['radio'],
  tablist: ['tab'],
  menu: ['menuitem', 'menuitemradio', 'menuitemcheckbox'],
  menubar: ['menuitem', 'menuitemradio', 'menuitemcheckbox'],
  tree: ['treeitem'],
  grid: ['row'],
  treegrid: ['row'],
};

export const isHolder = (role: string) => role in HOLDERS;

export const isMember = (role: string) =>
  role !== 'row' && Object.values(HOLDERS).some((roles) => roles.includes(role));

/** What holds this one, when it is a choice among others. */
export function holderOf(element: Element, pass: Pass): Element | undefined {
  const role = roleOf(element, pass);
  if (!isMember(role)) return undefined;
  for (let one = above(element, pass); one; one = above(one, pass))
    if (HOLDERS[roleOf(one, pass)]?.includes(role)) return one;
  return undefined;
}

/** The choices that something holds, those in menus below it too. */
export function membersOf(holder: Element, pass: Pass): Element[] {
  const wanted = HOLDERS[roleOf(holder, pass)] ?? [];
  const below = [holder, ...pointedAt(holder, 'aria-owns')].flatMap((one) => [...deepElements(one)]);
  const members = below.filter((one) => wanted.includes(roleOf(one, pass)));
  const isGrid = wanted[0] === 'row';
  return isGrid
    ? members.filter((row) => [...deepElements(row)].some((one) => roleOf(one, pass) === 'gridcell'))
    : members;
}

/** What a control has told to belong to it: by what it controls, owns or has active, or by what is named after it. */
export function relatedTo(element: Element, pass: Pass): Element[] {
  const active = pointedAt(element, 'aria-activedescendant').flatMap((one) => holderOf(one, pass) ?? []);
  const pointed = [...pointedAt(element, 'aria-controls'), ...pointedAt(element, 'aria-owns'), ...active];
  const named = element.id === '' ? [] : [...allElements()].filter((one) => isNamedAfter(one, element.id, pass));
  return [...new Set([...pointed, ...named].flatMap((one) => holdersIn(one, pass)))];
}

/** The lists, menus, trees and grids in an element, itself included; not those that stand in another of them. */
export function holdersIn(element: Element, pass: Pass): Element[] {
  if (isHolder(roleOf(element, pass))) return [element];
  const found: Element[] = [];
  for (const one of deepElements(element))
    if (isHolder(roleOf(one, pass)) && !found.some((outer) => outer.contains(one))) found.push(one);
  return found;
}

function isNamedAfter(one: Element, id: string, pass: Pass): boolean {
  return (
    one.getAttribute('aria-labelledby')?.split(/\s+/).includes(id) === true &&
    /^(menu|listbox|tree|dialog)$/.test(roleOf(one, pass))
  );
}

type Pointer = 'aria-controls' | 'aria-owns' | 'aria-activedescendant' | 'aria-labelledby';

export function pointedAt(element: Element, attribute: Pointer): Element[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids.flatMap((id) => (id === '' ? [] : (root.getElementById(id) ?? [])));
}

export function above(element: Element, pass: Pass): Element | null {
  return ownerOf(element, pass) ?? drawnParent(element);
}

let shownBefore = new WeakSet<Element>();

/** Remembers which lists, menus, dialogs and calendars are to be seen now: what shows later has opened since. */
export function rememberShown(pass: Pass): void {
  shownBefore = new WeakSet(popups(pass));
}

/** What has opened since, wherever in the document it stands. */
export function openedSince(pass: Pass): Element[] {
  return popups(pass).filter((one) => !shownBefore.has(one));
}

function popups(pass: Pass): Element[] {
  return [...allElements()].filter((one) => isPopup(one, pass) && isShown(one));
}

function isPopup(element: Element, pass: Pass): boolean {
  if (!element.matches('[role], table, dialog, [popover]')) return false;
  const role = roleOf(element, pass);
  return isHolder(role) || role === 'dialog' || role === 'table' || element.matches(':popover-open, dialog[open]');
}
