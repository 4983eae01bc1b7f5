import type { Pass } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** What an element may listen to: clicks, the call for its menu, a pointer that comes over it, something let go above it. */
export type Heard = 'click' | 'menu' | 'hover' | 'drop';

/** Elements with a listener of their own, as the browser told us. */
const hearers: Readonly<Record<Heard, WeakSet<Element>>> = {
  click: new WeakSet(),
  menu: new WeakSet(),
  hover: new WeakSet(),
  drop: new WeakSet(),
};
let clicked: WeakRef<Element>[] = [];

/** Returns whether that is news. Whoever listens for the whole page listens for nobody in particular. */
export function rememberListener(element: Element, heard: Heard): boolean {
  if (hearers[heard].has(element) || element === document.body || element === document.documentElement) return false;
  hearers[heard].add(element);
  if (heard === 'click') clicked.push(new WeakRef(element));
  return true;
}

export function listensTo(heard: Heard, element: Element): boolean {
  return hearers[heard].has(element);
}

/** Those that listen to clicks and are in the document now. */
export function listeningElements(): Element[] {
  const alive = clicked.flatMap((one) => one.deref() ?? []);
  if (alive.length < clicked.length) clicked = clicked.filter((one) => one.deref() !== undefined);
  return alive.filter((one) => one.isConnected);
}

const holders = new WeakMap<Pass, ReadonlySet<Element>>();

/** Whether something that is shown inside an element listens to clicks for itself. */
export function holdsListener(element: Element, pass: Pass): boolean {
  let known = holders.get(pass);
  if (!known) {
    known = allAround(listeningElements().filter((one) => one.checkVisibility()));
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
