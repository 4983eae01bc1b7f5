/**
 * A form hands out its fields as properties of its own: a field called "closest" hides the method of that name, for us
 * too. Such a form is let alone.
 */
export function isClobbered(element: Element): boolean {
  // Asked of every element, many times. What is no form says so by its name, which only a field of a form can hide.
  const name: unknown = element.localName;
  if (typeof name === 'string' && name !== 'form') return false;
  return element instanceof HTMLFormElement && USED.some((property) => Object.hasOwn(element, property));
}

const USED = `assignedSlot checkVisibility childNodes children closest compareDocumentPosition contains firstChild
  firstElementChild getAttribute getBoundingClientRect getRootNode hasAttribute hasAttributes isConnected
  lastElementChild localName matches namespaceURI nextElementSibling nextSibling nodeType parentElement parentNode
  querySelector querySelectorAll scrollLeft scrollTop shadowRoot tabIndex textContent`.split(/\s+/);

/** The elements in such a form, by the way that no field can hide. */
export function childrenOfClobbered(form: Element): Element[] {
  return Array.from((childrenGetter?.call(form) ?? []) as ArrayLike<Element>);
}

/** What a node stands in, by the way that no field can hide: a form that seems to stand in its own field would be climbed for ever. */
export function outerOf(node: Node): ParentNode | null {
  return parentGetter?.call(node) as ParentNode | null;
}

const childrenGetter = Object.getOwnPropertyDescriptor(Element.prototype, 'children')?.get;
const parentGetter = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;
