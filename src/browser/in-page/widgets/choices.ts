import type { Choice } from '../../anatomy.ts';
import { statesOf } from '../describe.ts';
import { elementOf, type LocalId } from '../ids.ts';
import { nameOf } from '../name.ts';
import { type Pass, startPass } from '../pass.ts';
import { roleOf } from '../role.ts';
import { shadowRootOf } from '../shadow.ts';
import { isShown } from './deep.ts';
import { numberParts } from './parts.ts';
import { above, holderOf, holdersIn, isHolder, membersOf, openedSince, relatedTo } from './relations.ts';
import { worked } from './worked.ts';

/** What can be chosen in a control now: in itself, beside it, or in what it has opened. */
export function choices(id: LocalId): Choice[] {
  const element = elementOf(id);
  if (!element) return [];
  const pass = startPass({ shadowRootOf });
  const members = choicesOf(worked(element), pass);
  const behind = members.map((member) => foldedAround(member, pass));
  const folds = [...new Set(behind.flat())];
  const numbers = numberParts([...members, ...folds], pass);
  const numberOf = new Map([...members, ...folds].map((one, index) => [one, numbers[index] ?? 0]));
  return members.map((member, index) => ({
    part: numbers[index] ?? 0,
    role: roleOf(member, pass),
    label: labelOf(member, pass),
    group: groupOf(member, pass),
    ...standing(member),
    shown: isShown(member),
    behind: (behind[index] ?? []).map((one) => numberOf.get(one) ?? 0),
    folded: member.getAttribute('aria-expanded') === 'false',
  }));
}

function choicesOf(element: Element, pass: Pass): Element[] {
  if (element instanceof HTMLInputElement && element.type === 'radio') return radiosWith(element);
  const role = roleOf(element, pass);
  if (isHolder(role)) return membersOf(element, pass);
  const opens = element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-controls');
  const holder = holderOf(element, pass);
  if (holder && !opens) return membersOf(holder, pass);
  const related = relatedTo(element, pass);
  const shown = related.filter(isShown);
  const lists = shown.length > 0 ? shown : openedSince(pass).flatMap((one) => holdersIn(one, pass));
  if (lists.length > 0) return [...new Set(lists)].flatMap((one) => membersOf(one, pass));
  if (holder) return membersOf(holder, pass);
  // A group of things that are on or off by themselves.
  const grouped = [...element.querySelectorAll('input[type=radio]')];
  return grouped.length > 0 ? grouped : [];
}

function radiosWith(radio: HTMLInputElement): Element[] {
  const root = radio.getRootNode();
  if (radio.name === '' || !(root instanceof Document || root instanceof ShadowRoot)) return [radio];
  const all = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return all.filter((one) => one.name === radio.name && one.form === radio.form);
}

function standing(member: Element): Pick<Choice, 'chosen' | 'tells' | 'disabled'> {
  const states = statesOf(member);
  const tells = member.matches('[aria-selected], [aria-checked], [aria-current], input');
  const chosen = ['selected', 'checked', 'current'].some((state) => states.includes(state));
  return { chosen, tells, disabled: states.includes('disabled') };
}

function labelOf(member: Element, pass: Pass): string {
  const label = nameOf(member, pass) || (member instanceof HTMLElement ? member.innerText : (member.textContent ?? ''));
  // The mark of a list item is drawn before its words and is none of them.
  return label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[•◦▪‣■○●] ?/, '');
}

function groupOf(member: Element, pass: Pass): string {
  for (let one = above(member, pass); one; one = above(one, pass)) {
    const role = roleOf(one, pass);
    if (isHolder(role)) return '';
    if (role === 'group') return nameOf(one, pass);
  }
  return '';
}

/** What is folded up or closed around a choice: a branch of a tree, the item that opens a menu. The outermost first. */
function foldedAround(member: Element, pass: Pass): Element[] {
  const folds: Element[] = [];
  for (let one = above(member, pass); one; one = above(one, pass)) {
    const opener = one.getAttribute('aria-expanded') !== null ? one : menuOpener(one, pass);
    if (opener?.getAttribute('aria-expanded') === 'false') folds.unshift(opener);
  }
  return [...new Set(folds)];
}

/** The item beside a menu that opens it. */
function menuOpener(menu: Element, pass: Pass): Element | undefined {
  if (!/^(menu|group)$/.test(roleOf(menu, pass))) return undefined;
  const beside = [...(menu.parentElement?.children ?? [])];
  return beside.find((one) => one !== menu && one.hasAttribute('aria-expanded'));
}
