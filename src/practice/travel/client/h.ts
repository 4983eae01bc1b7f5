export type Child = Node | string | number | false | null | undefined | readonly Child[];

/**
 * Attributes by name; a function under `onclick` becomes a listener, `true` an empty attribute, and `false`, `null` and
 * `undefined` leave the attribute out.
 */
export type Attributes = Readonly<Record<string, unknown>>;

/** Builds an element with its contents. Texts are text nodes, so nothing needs escaping. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      if (typeof value === 'function') element.addEventListener(name.slice(2), (event) => value(event));
    } else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...nodes(children));
  return element;
}

export function replaceChildren(parent: ParentNode, ...children: readonly Child[]): void {
  parent.replaceChildren(...nodes(children));
}

function nodes(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child): (Node | string)[] => {
    if (child === false || child === null || child === undefined) return [];
    if (child instanceof Node) return [child];
    return typeof child === 'object' ? nodes(child) : [String(child)];
  });
}
