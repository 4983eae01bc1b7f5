import { isClobbered } from './clobbered.ts';
import { isCssHidden, isHidden } from './hidden.ts';
import { referenced } from './idrefs.ts';
import type { Pass } from './pass.ts';
import { assignedTo } from './shadow.ts';

/** Visits the child nodes that are rendered: those of the shadow root, and in a slot what is assigned to it. */
export function eachRenderedChild(element: Element, pass: Pass, visit: (child: Node) => void): void {
  if (isClobbered(element)) return;
  const assigned = assignedTo(element);
  if (assigned.length > 0) {
    for (const child of assigned) visit(child);
    return;
  }
  const parent = pass.shadowRootOf(element) ?? element;
  for (let child = parent.firstChild; child; child = child.nextSibling) visit(child);
}

/** The parent in the accessibility tree: the owner by `aria-owns`, or else who is drawn around it. */
export function parentOf(element: Element, pass: Pass): Element | null {
  return ownerOf(element, pass) ?? element.assignedSlot ?? element.parentElement ?? hostOf(element);
}

/** Like `closest`, and on through the hosts of shadow roots; never the element itself. */
export function ancestorMatching(element: Element, selector: string): Element | null {
  for (let from: Element | null = element; from; from = hostOf(from)) {
    const parent: Element | null = from.parentElement;
    const found = parent && Element.prototype.closest.call(parent, selector);
    if (found) return found;
  }
  return null;
}

/** The elements that `aria-owns` gives to this one, in its order. */
export function ownedBy(element: Element, pass: Pass): Element[] {
  if (!element.hasAttribute('aria-owns')) return [];
  return referenced(element, 'aria-owns').filter((child) => ownerOf(child, pass) === element);
}

/** Only what has an id can be owned: on most pages nobody has to be searched for. */
export function ownerOf(element: Element, pass: Pass): Element | undefined {
  return element.id === '' ? undefined : ownersIn(element.getRootNode(), pass).get(element);
}

function ownersIn(root: Node, pass: Pass): ReadonlyMap<Element, Element> {
  const known = pass.owners.get(root);
  if (known) return known;
  const owners = new Map<Element, Element>();
  pass.owners.set(root, owners);
  if (!(root instanceof Document || root instanceof DocumentFragment)) return owners;
  for (const owner of root.querySelectorAll('[aria-owns]')) {
    if (isHidden(owner, pass)) continue;
    for (const child of referenced(owner, 'aria-owns')) {
      const isPossible = !owners.has(child) && !child.contains(owner) && !isCssHidden(child, pass);
      if (isPossible) owners.set(child, owner);
    }
  }
  return owners;
}

function hostOf(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
