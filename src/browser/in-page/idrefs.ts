type Referring = 'aria-labelledby' | 'aria-describedby' | 'aria-owns' | 'aria-actions';

/** The elements that an attribute refers to: by their ids, or as script has set them. */
export function referenced(element: Element, attribute: Referring): readonly Element[] {
  const ids = element.getAttribute(attribute);
  if (ids === null) return [];
  // Script that sets elements leaves the attribute empty; only so can it refer to another tree.
  if (ids === '') return setByScript(element, attribute);
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const found: Element[] = [];
  for (const id of ids.split(/[\t\n\f\r ]+/)) {
    const target = id === '' ? null : root.getElementById(id);
    if (target) found.push(target);
  }
  return found;
}

function setByScript(element: Element, attribute: Referring): readonly Element[] {
  switch (attribute) {
    case 'aria-labelledby':
      return element.ariaLabelledByElements ?? [];
    case 'aria-describedby':
      return element.ariaDescribedByElements ?? [];
    case 'aria-owns':
      return element.ariaOwnsElements ?? [];
    case 'aria-actions':
      return [];
  }
}
