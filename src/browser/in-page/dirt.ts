import type { Scope } from '../look.ts';
import { onChanges } from './changes.ts';
import { disturb } from './disturbances.ts';
import { drawnParent } from './shadow.ts';

/** What has happened since the last walk of the same scope, and how far it reaches: what lies outside need not be read again. */
export interface Dirt {
  /** Anything may be different. */
  all: boolean;
  /** More than words has changed: other things may lie over the page, or have come into view. */
  structural: boolean;
  /** Elements in which something is different, up to the document. */
  chain: Set<Element>;
  /** Elements of which everything may be different. */
  roots: Set<Element>;
}

const MOST_RECORDS = 500;

const dirt: Record<Scope, Dirt> = { viewport: everything(), page: everything() };

function everything(): Dirt {
  return { all: true, structural: true, chain: new Set(), roots: new Set() };
}

/** What to read again; from here on it is gathered anew. */
export function takeDirt(scope: Scope): Dirt {
  const taken = dirt[scope];
  if (taken.structural) referrers = undefined;
  // What is named so is noted too, and may itself be the name of something.
  if (!taken.all) for (const element of taken.chain) for (const named of namedBy(element)) renew(taken, named);
  dirt[scope] = { all: false, structural: false, chain: new Set(), roots: new Set() };
  return taken;
}

export function isViewDirty(): boolean {
  const { all, structural, chain } = dirt.viewport;
  return all || structural || chain.size > 0;
}

/** What was taken and not read again after all. */
export function putBack(scope: Scope, { all, structural, chain, roots }: Dirt): void {
  const since = dirt[scope];
  dirt[scope] = {
    all: since.all || all,
    structural: since.structural || structural,
    chain: new Set([...since.chain, ...chain]),
    roots: new Set([...since.roots, ...roots]),
  };
}

const listeners: (() => void)[] = [];

/** Hears that there is something to read again. */
export function onDirt(listener: () => void): void {
  listeners.push(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

export function everythingIsDirty(): void {
  dirt.viewport = everything();
  dirt.page = everything();
  tellAll();
}

/** An element may be read otherwise than before, and so may what is around it. */
export function markAround(element: Element): void {
  noteAround(element);
  tellAll();
}

onChanges((records, isStorm) => {
  if (isStorm || records.length > MOST_RECORDS) everythingIsDirty();
  else {
    for (const record of records) note(record);
    tellAll();
  }
});

function note({ type, target, addedNodes, removedNodes }: MutationRecord): void {
  const element = target instanceof Element ? target : drawnParent(target);
  if (!element) {
    everythingIsDirty();
    return;
  }
  // A style may hang on any attribute, and reach the neighbours.
  if (type === 'attributes') noteAround(element);
  else for (const one of Object.values(dirt)) noteChain(one, element);
  if ([...addedNodes, ...removedNodes].some((node) => node instanceof Element))
    for (const one of Object.values(dirt)) one.structural = true;
}

function noteAround(element: Element): void {
  for (const one of Object.values(dirt)) {
    one.structural = true;
    renew(one, element);
  }
}

/** All around the element may be different. */
function renew(one: Dirt, element: Element): void {
  const root = drawnParent(element) ?? element;
  one.roots.add(root);
  noteChain(one, root);
}

function noteChain({ chain }: Dirt, element: Element): void {
  for (let one: Element | null = element; one && !chain.has(one); one = drawnParent(one)) chain.add(one);
}

/** Words may be the name of something that stands elsewhere. */
function namedBy(element: Element): readonly Element[] {
  if (element instanceof HTMLLabelElement) return element.control ? [element.control] : [];
  return element.id === '' ? [] : (allReferrers().get(element.id) ?? []);
}

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-owns'];

/** The page's elements by what they refer to; asked for when it is needed, until more than words changes. */
let referrers: Map<string, Element[]> | undefined;

function allReferrers(): Map<string, Element[]> {
  if (referrers) return referrers;
  referrers = new Map();
  for (const element of document.querySelectorAll(`[${REFERENCES.join('],[')}]`))
    for (const id of REFERENCES.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []))
      referrers.set(id, [...(referrers.get(id) ?? []), element]);
  return referrers;
}

/** Events after which the target and what is around it may look different. */
const AROUND = [
  'animationend',
  'animationstart',
  'beforetoggle',
  'change',
  'focusin',
  'focusout',
  'input',
  'mousedown',
  'mouseout',
  'mouseover',
  'mouseup',
  'scroll',
  'toggle',
  'transitioncancel',
  'transitionend',
  'transitionrun',
];
/** Events after which everything may. */
const EVERYWHERE = ['fullscreenchange', 'hashchange', 'load', 'popstate', 'readystatechange', 'resize'];

const options = { capture: true, passive: true };
for (const type of AROUND)
  addEventListener(
    type,
    ({ target }) => {
      disturb();
      if (target instanceof Element) markAround(target);
      else everythingIsDirty();
    },
    options,
  );
for (const type of EVERYWHERE)
  addEventListener(
    type,
    () => {
      disturb();
      everythingIsDirty();
    },
    options,
  );
