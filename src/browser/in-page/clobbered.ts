/**
 * A form hands out its fields as properties of its own: a field called "closest" hides the method of that name, for us
 * too. Such a form is let alone.
 */
export function isClobbered(element: Element): boolean {
  return element instanceof HTMLFormElement && USED.some((property) => Object.hasOwn(element, property));
}

const USED = `assignedSlot checkVisibility closest contains firstChild firstElementChild getAttribute getRootNode
  hasAttribute hasAttributes localName matches namespaceURI parentElement querySelector querySelectorAll shadowRoot
  tabIndex textContent`.split(/\s+/);
