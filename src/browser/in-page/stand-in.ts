import { isOutOfReach } from './visible.ts';

// Controls that a person works by their labels: the boxes themselves are hidden so that something prettier is drawn.

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

/**
 * Whether something drawn beside a hidden list shows what is chosen in it, as libraries draw that make lists prettier. They listen to
 * the list itself.
 */
export function isRedrawn(list: HTMLSelectElement): boolean {
  const label = list.selectedOptions[0]?.label.trim() ?? '';
  let around = list.parentElement;
  for (let up = 0; around && up < NEAR; up += 1, around = around.parentElement) {
    const others = [...around.children].filter((child) => !child.contains(list));
    if (others.some((child) => isUsable(child) && (child.textContent ?? '').includes(label))) return true;
  }
  return false;
}

const NEAR = 3;

function isLabelled(element: Element): element is Labelled {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isUsable(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const box = element.getBoundingClientRect();
  return box.width > 2 && box.height > 2 && !isOutOfReach(element, box);
}
