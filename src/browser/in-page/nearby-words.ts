import { listensTo } from './listening.ts';
import type { Pass } from './pass.ts';
import { isReadable } from './visible.ts';

/** Where words stand, seen from a field. */
type Direction = 'left' | 'right' | 'above' | 'below';

/** Something written, and where. */
interface Words {
  text: string;
  box: DOMRect;
}

/** A tick stands before its words, other fields after theirs. */
const AROUND_TICKS: readonly Direction[] = ['right', 'left', 'above', 'below'];
const AROUND_FIELDS: readonly Direction[] = ['left', 'above', 'below', 'right'];
/** So many pixels may lie between a field and its words. */
const FARTHEST: Readonly<Record<Direction, number>> = { left: 160, right: 40, above: 32, below: 24 };
/** Longer ones tell a story; beside a tick they may be what one agrees to. */
const LONGEST = 80;
const LONGEST_AT_TICK = 400;
/** How far around a field its words are looked for. */
const LEVELS = 4;
const MOST_FIELDS = 12;
const MOST_TEXT = 2_000;
/** Words that are so much nearer to another field are its words. */
const NEARER = 2;

const FIELDS =
  'input:not([type=hidden]),select,textarea,[contenteditable=""],[contenteditable=true],[role=textbox],[role=combobox],[role=checkbox],[role=radio],[role=switch],[role=slider],[role=spinbutton]';
/** Words in these are the words of something else. */
const TAKEN = `${FIELDS},button,a[href],label,legend,summary,option,h1,h2,h3,h4,h5,h6,script,style,noscript,template,[role=button],[role=link],[role=heading],[role=tab],[role=option]`;

/** The words that a person takes for the label of a field which has no name: those that are written next to it. */
export function nearbyWords(field: Element, isTick: boolean, pass: Pass): string {
  const box = field.getBoundingClientRect();
  const scope = scopeOf(field);
  if (!scope || box.width === 0 || box.height === 0) return '';
  const others = [...scope.querySelectorAll(FIELDS)].filter((one) => one !== field && !field.contains(one));
  const boxes = others.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  const longest = isTick ? LONGEST_AT_TICK : LONGEST;
  const written = wordsIn(scope, field, pass).filter(({ text }) => text.length <= longest);
  // What is written in the field itself says more than what stands below it.
  const hasHint = field.hasAttribute('placeholder') || field.hasAttribute('aria-placeholder');
  const order = isTick ? AROUND_TICKS : AROUND_FIELDS.filter((_, index) => !hasHint || index < 2);
  for (const direction of order) {
    const there = written.filter((words) => gapTo(words.box, box, direction) <= FARTHEST[direction]);
    const own = there.filter((words) => boxes.every((other) => !isNearerTo(other, words.box, box)));
    const [nearest] = own.sort((one, two) => gapTo(one.box, box, direction) - gapTo(two.box, box, direction));
    if (nearest) return nearest.text;
  }
  return '';
}

/** The largest part of the page around a field that is still about this field and few others. */
function scopeOf(field: Element): Element | undefined {
  let scope: Element | undefined;
  let around = field.parentElement;
  for (let level = 0; around && level < LEVELS; level += 1, around = around.parentElement) {
    if ((around.textContent ?? '').length > MOST_TEXT || around.querySelectorAll(FIELDS).length > MOST_FIELDS) break;
    scope = around;
  }
  return scope;
}

function wordsIn(scope: Element, field: Element, pass: Pass): Words[] {
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const found: Words[] = [];
  let last: Range | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || last?.intersectsNode(node) || !/\S/.test(node.nodeValue ?? '')) continue;
    if (field.contains(parent) || isTaken(parent, scope) || isOnAnother(parent, field)) continue;
    if (!isReadable(parent, pass)) continue;
    last = runAround(node, scope);
    const text = last.toString().replace(/\s+/g, ' ').trim();
    const box = last.getBoundingClientRect();
    if (/[\p{L}\p{N}]/u.test(text) && box.width > 1 && box.height > 1) found.push({ text, box });
  }
  return found;
}

function isTaken(element: Element, scope: Element): boolean {
  const taken = element.closest(TAKEN);
  // A label that labels nothing was meant for something.
  const isIdle = taken instanceof HTMLLabelElement && taken.control === null;
  return taken !== null && !isIdle && scope.contains(taken);
}

/** What is written on something that listens by itself is the name of that. */
function isOnAnother(element: Element, field: Element): boolean {
  for (let one: Element | null = element; one && !one.contains(field); one = one.parentElement)
    if (listensTo('click', one)) return true;
  return false;
}

/** What is read in one breath with a text: `I <b>agree</b> to it`, up to the next field or line. */
function runAround(node: Node, scope: Element): Range {
  let whole = node;
  while (whole.parentElement && whole.parentElement !== scope && isPhrase(whole.parentElement))
    whole = whole.parentElement;
  let [first, final] = [whole, whole];
  for (let one = whole.previousSibling; one && isPhrase(one); one = one.previousSibling) first = one;
  for (let one = whole.nextSibling; one && isPhrase(one); one = one.nextSibling) final = one;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(final);
  // Space is drawn too, and reaches over to the next thing.
  if (first instanceof Text) range.setStart(first, first.data.length - first.data.trimStart().length);
  if (final instanceof Text)
    range.setEnd(final, Math.max(final.data.trimEnd().length, final === first ? range.startOffset : 0));
  return range;
}

/** A piece of a sentence: text, or an element in the flow of it with no field or button inside. */
function isPhrase(node: Node): boolean {
  if (!(node instanceof Element)) return node instanceof Text;
  if (node.localName === 'br' || node.matches(FIELDS) || node.querySelector(FIELDS)) return false;
  return !node.matches('button,[role=button]') && getComputedStyle(node).display === 'inline';
}

/** Pixels from a field to words that stand in this direction from it; words that stand elsewhere are nowhere near. */
function gapTo(words: DOMRect, field: DOMRect, direction: Direction): number {
  const besides = words.top < field.bottom && field.top < words.bottom;
  const middle = (words.left + words.right) / 2;
  const inColumn = words.left < field.right && field.left < words.right && middle > field.left;
  const gap = {
    left: besides ? field.left - words.right : Number.NaN,
    right: besides ? words.left - field.right : Number.NaN,
    above: inColumn ? field.top - words.bottom : Number.NaN,
    below: inColumn ? words.top - field.bottom : Number.NaN,
  }[direction];
  // Lines are drawn with some air around them: boxes may touch.
  return gap >= -3 ? gap : Number.POSITIVE_INFINITY;
}

function isNearerTo(other: DOMRect, words: DOMRect, field: DOMRect): boolean {
  return distance(other, words) + NEARER < distance(field, words);
}

function distance(one: DOMRect, two: DOMRect): number {
  const across = Math.max(0, one.left - two.right, two.left - one.right);
  const down = Math.max(0, one.top - two.bottom, two.top - one.bottom);
  return Math.hypot(across, down);
}
