/**
 * One look at a page. What is asked of an element twice within it is computed once; the page must not change meanwhile,
 * so a pass lives no longer than one synchronous piece of work.
 */
export interface Pass {
  readonly styles: Map<Element, CSSStyleDeclaration>;
  readonly boxes: Map<Element, DOMRect>;
  /** What CSS writes before and after the content of an element; nothing for most. */
  readonly generated: Map<Element, Generated | undefined>;
  /** For each tree whom CSS may write something before or after; nothing where that cannot be known. */
  readonly generating: Map<Node, ReadonlySet<Element> | undefined>;
  readonly roles: Map<Element, string>;
  readonly names: Map<Element, string>;
  /** For each tree (a document or a shadow root) the labels of its controls. */
  readonly labels: Map<Node, ReadonlyMap<Element, readonly Element[]>>;
  /** For each tree the elements that `aria-owns` moves to another parent, and that parent. */
  readonly owners: Map<Node, ReadonlyMap<Element, Element>>;
  /** What stands in a row or an item, in short: the same for all controls in it. */
  readonly surroundings: Map<Element, string>;
  /** The colours behind texts. */
  readonly backgrounds: Map<Element, string>;
  /** Elements whose own text is drawn, in whatever colour, and what is drawn within an element. */
  readonly visibleTexts: Map<Element, boolean>;
  readonly drawn: Map<Element, string>;
  /** What is too faint to be seen, and what stands in a box that shows nothing of it. */
  readonly faded: Map<Element, boolean>;
  readonly cutOff: Map<Element, boolean>;
  /** What is put below its neighbours. */
  readonly lowered: Set<Element>;
  /** Opaque boxes that are laid over their neighbours. */
  readonly covers: Map<Element, readonly Element[]>;
  /** The CSS counters of the document, counted when the first name shows one. */
  counters: Counted | undefined;
  readonly shadowRootOf: (element: Element) => ShadowRoot | null;
}

export interface Generated {
  readonly before: string;
  readonly after: string;
}

export type Pseudo = '::before' | '::after';

/** How the counters stand at the pseudo-elements that may show one: the instances of each, the outermost first. */
export type Counted = Readonly<Record<Pseudo, ReadonlyMap<Element, ReadonlyMap<string, readonly number[]>>>>;

/** A caller who knows the way to closed shadow roots passes it on. */
export function startPass({ shadowRootOf = openShadowRoot }: Partial<Pick<Pass, 'shadowRootOf'>> = {}): Pass {
  return {
    styles: new Map(),
    boxes: new Map(),
    generated: new Map(),
    generating: new Map(),
    roles: new Map(),
    names: new Map(),
    labels: new Map(),
    owners: new Map(),
    surroundings: new Map(),
    backgrounds: new Map(),
    visibleTexts: new Map(),
    drawn: new Map(),
    faded: new Map(),
    cutOff: new Map(),
    lowered: new Set(),
    covers: new Map(),
    counters: undefined,
    shadowRootOf,
  };
}

export function styleOf(element: Element, pass: Pass): CSSStyleDeclaration {
  const known = pass.styles.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  pass.styles.set(element, style);
  return style;
}

export function boxOf(element: Element, pass: Pass): DOMRect {
  const known = pass.boxes.get(element);
  if (known) return known;
  const box = element.getBoundingClientRect();
  pass.boxes.set(element, box);
  return box;
}

const openShadowRoot = (element: Element) => element.shadowRoot;
