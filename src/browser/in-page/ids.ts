import { isSameThing } from './same-thing.ts';

/** A number for this frame's elements; the browser side turns it into one that is unique in the run. */
export type LocalId = number;

/** An element as it is shown, and what makes it that thing. */
interface Shown {
  element: Element;
  print: string;
}

interface Known {
  element: WeakRef<Element>;
  /** What it looked like when it was last read. */
  print: string;
  /** What it looked like when somebody last looked: what is read ahead, nobody has seen. */
  seenAs: string | undefined;
  /** The look at which it was first missed. */
  lostAt: number | undefined;
}

/** What has been gone for so many looks is not coming back. */
const PATIENCE = 30;

const numbers = new WeakMap<Element, LocalId>();
const known = new Map<LocalId, Known>();
let forgotten: LocalId[] = [];
let looks = 0;
let last = 0;

/** The element with a number, if it is still in the document. */
export function elementOf(id: LocalId): Element | undefined {
  const element = known.get(id)?.element.deref();
  return element?.isConnected ? element : undefined;
}

/** What the element with this number looked like when somebody last looked. */
export function printOf(id: LocalId): string | undefined {
  return known.get(id)?.seenAs;
}

/** Somebody looks now, and is shown what was read last. */
export function allIsSeen(): void {
  for (const entry of known.values()) entry.seenAs = entry.print;
}

/** Numbers that stand for nothing any more, told once. */
export function takeForgotten(): LocalId[] {
  const taken = forgotten;
  forgotten = [];
  return taken;
}

/**
 * Gives every element its number. One that a framework has put in the place of another inherits its number, but only
 * where there is no doubt: exactly one was lost and exactly one is new with the same role, name and surroundings. What is
 * numbered ahead of a look was not seen yet.
 */
export function numberAll(found: readonly Shown[], isAhead: boolean): LocalId[] {
  looks += 1;
  reassign(found);
  const lost = missing();
  const strangers = lost.size === 0 ? [] : found.filter(({ element }) => !numbers.has(element));
  if (strangers.length > 0) inherit(strangers, lost);
  return found.map(({ element, print }) => {
    const id = numbers.get(element) ?? introduce(element);
    const entry = known.get(id);
    const seenAs = isAhead ? entry?.seenAs : print;
    if (entry?.element.deref() === element) Object.assign(entry, { print, seenAs });
    else known.set(id, { element: new WeakRef(element), print, seenAs, lostAt: undefined });
    return id;
  });
}

/** Whether nobody is lost, and no number would change hands: then only new ones are given. */
export function keepTheirNumbers(found: readonly Shown[]): boolean {
  for (const id of known.keys()) if (elementOf(id) === undefined) return false;
  return handovers(found).length === 0;
}

/** An element that is no longer what its number stands for: the number that it takes over, or none. */
interface Handover {
  element: Element;
  to: LocalId | undefined;
}

function reassign(found: readonly Shown[]): void {
  for (const { element, to } of handovers(found)) {
    if (to === undefined) numbers.delete(element);
    else numbers.set(element, to);
  }
}

/**
 * A framework may fill the same elements with other things: a list that was sorted or has a new first row. A number goes
 * with the thing, so an element that shows what another one showed takes over its number, and one whose thing is shown
 * elsewhere, or that shows something else altogether, gets a new one.
 */
function handovers(found: readonly Shown[]): Handover[] {
  const changed = found.flatMap(({ element, print }) => {
    const id = numbers.get(element);
    const was = id === undefined ? undefined : known.get(id)?.print;
    return id === undefined || was === undefined || was === print ? [] : [{ element, print, id, was }];
  });
  if (changed.length === 0) return [];
  const shown = countBy(found.map(({ print }) => print));
  const kinds = countBy(changed.map(({ was }) => kindOf(was)));
  const owners = Map.groupBy(changed, ({ was }) => was);
  return changed.flatMap(({ element, print, was }): Handover[] => {
    const [owner, ...others] = owners.get(print) ?? [];
    if (owner && others.length === 0 && shown.get(print) === 1) return [{ element, to: owner.id }];
    const isStill = !shown.has(was) && isSameThing(was, print, kinds.get(kindOf(was)) ?? 1);
    return isStill ? [] : [{ element, to: undefined }];
  });
}

/** Role and name: all "Delete" buttons of a list are of one kind. */
function kindOf(print: string): string {
  return print.split('\n', 2).join('\n');
}

function countBy(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function introduce(element: Element): LocalId {
  last += 1;
  numbers.set(element, last);
  return last;
}

/** The numbers whose elements are gone, by what these looked like. Those gone for long are forgotten. */
function missing(): Map<string, LocalId[]> {
  const lost = new Map<string, LocalId[]>();
  for (const [id, entry] of known) {
    if (elementOf(id) !== undefined) {
      entry.lostAt = undefined;
      continue;
    }
    entry.lostAt ??= looks;
    if (looks - entry.lostAt > PATIENCE) {
      known.delete(id);
      forgotten.push(id);
    } else lost.set(entry.print, [...(lost.get(entry.print) ?? []), id]);
  }
  return lost;
}

function inherit(strangers: readonly Shown[], lost: ReadonlyMap<string, readonly LocalId[]>): void {
  const heirs = Map.groupBy(strangers, ({ print }) => print);
  for (const [print, candidates] of heirs) {
    const [id, ...otherIds] = lost.get(print) ?? [];
    const [heir, ...otherHeirs] = candidates;
    if (id === undefined || !heir || otherIds.length > 0 || otherHeirs.length > 0) continue;
    numbers.set(heir.element, id);
  }
}
