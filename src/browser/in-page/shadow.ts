import { watch } from './changes.ts';
import { outerOf } from './clobbered.ts';
import { isElement } from './nodes.ts';

/** Closed shadow roots that the browser has told us about: scripts, also ours, cannot see them by themselves. */
const closedRoots = new WeakMap<Element, ShadowRoot>();
const watched = new WeakSet<ShadowRoot>();
let isAnyKnown = false;

/** Whether any shadow root was ever met in this document: where there is none, nobody has to look for its host. */
export const hasShadowRoots = () => isAnyKnown;

/** Returns whether that is news. */
export function rememberClosedRoot(host: Element, root: ShadowRoot): boolean {
  const isNews = closedRoots.get(host) !== root;
  closedRoots.set(host, root);
  return isNews;
}

export function shadowRootOf(element: Element): ShadowRoot | null {
  const root = element.shadowRoot ?? closedRoots.get(element) ?? null;
  if (root && !watched.has(root)) {
    watched.add(root);
    isAnyKnown = true;
    watch(root);
  }
  return root;
}

/** The nodes below an element as they are drawn: its shadow tree in place of its children, and what slots were given. */
export function drawnChildren(element: Element): Iterable<Node> {
  const assigned = assignedTo(element);
  return assigned.length > 0 ? assigned : (shadowRootOf(element) ?? element).childNodes;
}

/** What was put into a slot. */
export function assignedTo(element: Element): readonly Node[] {
  return element.localName === 'slot' && element instanceof HTMLSlotElement ? element.assignedNodes() : NOTHING;
}

const NOTHING: readonly Node[] = [];

/** The element above as it is drawn: from a slotted node to its slot, from a shadow root to its host. */
export function drawnParent(node: Node): Element | null {
  // Elements and texts have it, other nodes do not.
  const slot = (node as Element | Text).assignedSlot;
  if (slot) return slot;
  const parent = outerOf(node);
  if (!parent || isElement(parent)) return parent as Element | null;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** The deepest element drawn at a point, through shadow roots. */
export function elementAt(x: number, y: number): Element | null {
  let scope: DocumentOrShadowRoot = document;
  for (let found: Element | null = null; ; ) {
    const next: Element | null = scope.elementFromPoint(x, y);
    if (!next || next === found) return found;
    found = next;
    const root = shadowRootOf(found);
    if (!root) return found;
    scope = root;
  }
}
