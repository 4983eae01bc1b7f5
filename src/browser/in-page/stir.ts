import type { Patience } from '../look.ts';
import { changes, onStirs } from './changes.ts';
import { rememberReached } from './hearers.ts';
import { LONGEST_FRAME, nextFrame } from './next-frame.ts';
import { isSentLater } from './sent-later.ts';
import { hasRunningTransition } from './transitions.ts';

/** A place that stirs in so many frames without anybody acting does so by habit: a clock, a ticker, an animation. */
const HABIT = 3;
/** A habit that has rested for so many milliseconds is one no longer. */
const FORGOTTEN = 2_000;
/** A place that stirs in so many frames after one action animates. */
const ANIMATION = 12;
/** Of a storm of changes only so many are looked at. */
const MOST_RECORDS = 2_000;
/** A touched thing with so many parts is a piece of the page rather than a button. */
const SMALL = 20;

interface Habit {
  times: number;
  last: number;
}

const habits = new WeakMap<Node, Habit>();
/** What has ever been a habit. */
const unsteady = new WeakSet<Node>();
let someUnsteady = false;
let acting = false;
let news: number[] = [];
/** Milliseconds after which nothing more is to come, by what there was so far. */
let hinted = Number.POSITIVE_INFINITY;
let touched: Element | undefined;
let sinceAction = new WeakMap<Node, number>();
/** When whoever waits for a first sign has waited long enough, and how many frames must have come by then. */
let enough = 0;
let framesToCome = 0;

onStirs((records, isStorm) => {
  if (isStorm) news.push(Date.now());
  else for (const place of placesOf(records)) stir(place);
});

function placesOf(records: readonly MutationRecord[]): Set<Node> {
  return new Set(records.slice(0, MOST_RECORDS).map(placeOf));
}

function stir(place: Node): void {
  const habitual = isHabit(place);
  // A habit goes on while somebody acts.
  if (!acting || habitual) notice(place);
  if (habitual) return;
  const times = (sinceAction.get(place) ?? 0) + 1;
  sinceAction.set(place, times);
  if (times >= ANIMATION) habits.set(place, { times: HABIT, last: performance.now() });
  else if (!isOwnLook(place)) news.push(Date.now());
  else if (!isTypedOn(touched)) hint(HINTED);
}

// A choice that is made has had its effect on the control itself: that may be all there is to come, or the first sign.
for (const type of ['change', 'input'])
  addEventListener(type, ({ target }) => void (acting && heed(target)), { capture: true, passive: true });

function heed(target: EventTarget | null): void {
  if (isTypedOn(target)) return;
  if (!isText(target)) hint(HINTED);
  // The field that was filled in before changes too, once it is left for another.
  else if (touched === undefined || touched === target) hint(WRITTEN);
}

function hint(milliseconds: number): void {
  hinted = Math.min(hinted, milliseconds);
}

/** Of what is typed pages often wait for more before they do something. */
function isTypedOn(target: unknown): boolean {
  return isText(target) ? !isSentLater(target) : target instanceof HTMLElement && target.isContentEditable;
}

function isText(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement ? !target.matches(CHOICES) : target instanceof HTMLTextAreaElement;
}

const CHOICES = '[type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=button], [type=submit]';

/** The text of an element without what changes all the time by itself: a clock in a row is no mark of the row. */
export function steadyText(element: Element): string {
  if (!someUnsteady) return element.textContent ?? '';
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement || !unsteady.has(node.parentElement)) text += node.nodeValue ?? '';
  return text;
}

function isHabit(place: Node): boolean {
  const habit = habits.get(place);
  return habit !== undefined && habit.times >= HABIT && performance.now() - habit.last < FORGOTTEN;
}

function notice(place: Node): void {
  const now = performance.now();
  const habit = habits.get(place);
  const times = habit && now - habit.last < FORGOTTEN ? habit.times + 1 : 1;
  habits.set(place, { times, last: now });
  if (times < HABIT) return;
  unsteady.add(place);
  someUnsteady = true;
}

/** From here on, what stirs may be the doing of an action on this element. */
export function beginAction(element: Element | undefined): void {
  changes();
  rememberReached(element);
  const small = element && element.getElementsByTagName('*').length < SMALL ? element : undefined;
  [acting, news, hinted, touched, sinceAction] = [true, [], Number.POSITIVE_INFINITY, small, new WeakMap()];
}

export function endAction(): void {
  changes();
  acting = false;
  touched = undefined;
}

/**
 * Resolves when two frames have passed without news, or when there were none for as long as one is patient. Returns the
 * moments of the news.
 */
export async function rest({ first, anew }: Patience): Promise<number[]> {
  const began = performance.now();
  enough = began + first;
  framesToCome = 0;
  changes();
  if (anew === true) [news, hinted] = [[], Number.POSITIVE_INFINITY];
  for (let quiet = 0, heard = news.length; ; ) {
    await nextFrame();
    framesToCome -= 1;
    changes();
    const stirs = heard !== news.length || document.readyState === 'loading' || hasRunningTransition(touched);
    quiet = stirs ? 0 : quiet + 1;
    heard = news.length;
    const isEnough = performance.now() >= Math.min(enough, began + hinted) && framesToCome <= 0;
    if (quiet < 2 || (news.length === 0 && !isEnough)) continue;
    if (!isYoung() || (await isIdle())) return news;
  }
}

/** A page that has just come may have put off what it is about to show until it has time for it. */
function isYoung(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = navigation?.loadEventStart || performance.now();
  return performance.now() - loaded < YOUNG;
}

const YOUNG = 500;

/** Whether there is no news by the time at which the page has nothing else to do. */
async function isIdle(): Promise<boolean> {
  const before = news.length;
  const { promise, resolve } = Promise.withResolvers<void>();
  requestIdleCallback(() => resolve(), { timeout: LONGEST_FRAME });
  await promise;
  changes();
  return news.length === before;
}

/**
 * Whoever waits for a first sign is to do so no longer than this. A page that is short of time draws fewer frames, and
 * needs as many as another.
 */
export function hurry(milliseconds: number): void {
  enough = Math.min(enough, performance.now() + milliseconds);
  framesToCome = Math.floor(milliseconds / FRAME_AT_EASE);
}

const FRAME_AT_EASE = 1_000 / 60;

/** A pressed look of the touched thing may be all there is to come, or its first sign. */
const HINTED = 120;
/** What is made of a text that is sent later is made at once, or when a page draws anew. */
const WRITTEN = 50;

function placeOf({ target }: MutationRecord): Node {
  return target instanceof Element ? target : (target.parentElement ?? target);
}

/** Pressed, focused, rippling: how the touched thing itself looks tells nothing of what it does. */
function isOwnLook(place: Node): boolean {
  return touched?.contains(place) === true;
}
