import { drawnChildren } from '../shadow.ts';

/** Every element below this one as it is drawn, through shadow roots, in order. */
export function* deepElements(root: Element): Generator<Element> {
  for (const child of drawnChildren(root))
    if (child instanceof Element) {
      yield child;
      yield* deepElements(child);
    }
}

/** Every element of the page. */
export function allElements(): Generator<Element> {
  return deepElements(document.documentElement);
}

export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
