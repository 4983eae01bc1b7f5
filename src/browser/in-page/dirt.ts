import { onChanges } from './changes.ts';
import { disturb } from './disturbances.ts';
import { drawnParent } from './shadow.ts';

/** What has happened since the last walk, and how far it reaches: what lies outside need not be read again. */
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

let dirt = everything();

function everything(): Dirt {
  return { all: true, structural: true, chain: new Set(), roots: new Set() };
}

/** What to read again; from here on it is gathered anew. */
export function takeDirt(): Dirt {
  const taken = dirt;
  if (taken.structural) referredTo = undefined;
  if (!taken.all && namesSomethingElse(taken.chain)) taken.all = true;
  dirt = { all: false, structural: false, chain: new Set(), roots: new Set() };
  return taken;
}

export function isAnythingDirty(): boolean {
  return dirt.all || dirt.structural || dirt.chain.size > 0;
}

/** What was taken and not read again after all. */
export function putBack({ all, structural, chain, roots }: Dirt): void {
  dirt = {
    all: dirt.all || all,
    structural: dirt.structural || structural,
    chain: new Set([...dirt.chain, ...chain]),
    roots: new Set([...dirt.roots, ...roots]),
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
  dirt = everything();
  tellAll();
}

onChanges((records) => {
  if (records.length > MOST_RECORDS) everythingIsDirty();
  else for (const record of records) note(record);
  tellAll();
});

function note({ type, target, addedNodes, removedNodes }: MutationRecord): void {
  const element = target instanceof Element ? target : drawnParent(target);
  if (!element) {
    everythingIsDirty();
    return;
  }
  // A style may hang on any attribute, and reach the neighbours.
  if (type === 'attributes') noteRoot(element);
  else noteChain(element);
  if ([...addedNodes, ...removedNodes].some((node) => node instanceof Element)) dirt.structural = true;
}

function noteChain(element: Element): void {
  for (let one: Element | null = element; one && !dirt.chain.has(one); one = drawnParent(one)) dirt.chain.add(one);
}

function noteRoot(element: Element): void {
  const root = drawnParent(element) ?? element;
  dirt.structural = true;
  dirt.roots.add(root);
  noteChain(root);
}

/** Words may be the name of something that stands elsewhere. */
function namesSomethingElse(chain: ReadonlySet<Element>): boolean {
  for (const { localName, id } of chain) if (localName === 'label' || (id !== '' && isReferredTo(id))) return true;
  return false;
}

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-owns'];

/** All that the page's elements refer to; asked for when it is needed, until more than words changes. */
let referredTo: Set<string> | undefined;

function isReferredTo(id: string): boolean {
  referredTo ??= new Set(
    [...document.querySelectorAll(`[${REFERENCES.join('],[')}]`)].flatMap((element) =>
      REFERENCES.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
    ),
  );
  return referredTo.has(id);
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
      if (target instanceof Element) noteRoot(target);
      else everythingIsDirty();
      tellAll();
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
