/** Controls that a person works by their labels: the boxes themselves are hidden so that something prettier is drawn. */

type Labelled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The hidden control that a label stands in for. */
export function standsInFor(element: Element): Element | undefined {
  if (!(element instanceof HTMLLabelElement)) return undefined;
  const { control } = element;
  return control && !isUsable(control) ? control : undefined;
}

/** Whether a drawn label is there to work this control by. */
export function hasStandIn(element: Element): boolean {
  if (!isLabelled(element) || isUsable(element)) return false;
  return [...(element.labels ?? [])].some((label) => isUsable(label));
}

function isLabelled(element: Element): element is Labelled {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isUsable(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0;
}
