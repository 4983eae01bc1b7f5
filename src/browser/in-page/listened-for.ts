import { ACTIONABLE } from './contents.ts';
import { listensTo } from './listening.ts';
import { isOneThing } from './one-thing.ts';
import { type Pass, styleOf } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** So far around things is somebody who listens for them: the table of a day, the box of a list. */
const LEVELS = 4;
/** Fewer boxes side by side may be parts of one thing. */
const FEWEST_BOXES = 3;
/** What is read, and rows, which have things in them. */
const NO_THINGS = new Set('p h1 h2 h3 h4 h5 h6 section article tr br option dt dd'.split(' '));

const known = new WeakMap<Pass, Map<Element, boolean>>();

/** Whether an element is one of several alike that something around them listens for, and looks like a thing of its own. */
export function isListenedFor(element: Element, pass: Pass): boolean {
  const group = drawnParent(element);
  if (!group) return false;
  const groups = known.get(pass) ?? new Map<Element, boolean>();
  known.set(pass, groups);
  const isSo = groups.get(group) ?? areListenedFor(group, pass);
  groups.set(group, isSo);
  return isSo;
}

function areListenedFor(group: Element, pass: Pass): boolean {
  const listener = listenerAround(group);
  const members = listener ? [...group.children].filter((one) => one.checkVisibility()) : [];
  const [first] = members;
  if (!listener || !first || members.length < 2 || NO_THINGS.has(first.localName) || hasWords(group)) return false;
  if (!members.every((one) => one.localName === first.localName && isPlain(one, pass))) return false;
  if (isLaidOver(group, listener, pass)) return true;
  // What holds controls listens for those; and what is itself one of many that listen has parts, not things.
  if (listener.querySelector(ACTIONABLE) !== null || isOneOfMany(listener)) return false;
  return areTold(members) || (listener === group && areBoxes(members, group, pass));
}

function listenerAround(group: Element): Element | undefined {
  let one: Element | null = group;
  for (let level = 0; one && level < LEVELS; level += 1, one = drawnParent(one))
    if (listensTo('click', one) || listensTo('menu', one)) return one;
  return undefined;
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && /\S/.test(node.data));

function isPlain(element: Element, pass: Pass): boolean {
  return isOneThing(element, pass) || (element.childElementCount === 0 && (element.textContent ?? '').trim() === '');
}

/** A list that opens over the page offers what is in it. */
function isLaidOver(group: Element, listener: Element, pass: Pass): boolean {
  return group !== listener && /^(?:absolute|fixed)$/.test(styleOf(group, pass).position);
}

function isOneOfMany(listener: Element): boolean {
  const beside = [listener.previousElementSibling, listener.nextElementSibling];
  return beside.some((one) => one?.localName === listener.localName && listensTo('click', one));
}

/** Each says in an attribute of its own which one it is: whoever listens for them asks for that. */
function areTold(members: readonly Element[]): boolean {
  const names = members[0]?.getAttributeNames().filter((name) => name.startsWith('data-')) ?? [];
  return names.some((name) => {
    const values = new Set(members.map((one) => one.getAttribute(name) ?? ''));
    return values.size === members.length && !values.has('');
  });
}

/** Keys, squares, tiles: each is drawn as a box, and the whole is no button itself. */
function areBoxes(members: readonly Element[], group: Element, pass: Pass): boolean {
  if (members.length < FEWEST_BOXES || styleOf(group, pass).cursor === 'pointer') return false;
  return members.every((one) => {
    const { borderTopWidth, borderLeftWidth, backgroundColor } = styleOf(one, pass);
    const isFramed = borderTopWidth !== '0px' && borderLeftWidth !== '0px';
    return isFramed || !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor);
  });
}
