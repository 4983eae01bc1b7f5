import { drawnParent } from '../shadow.ts';
import { deepElements, isShown } from './deep.ts';

/** A code is never longer. */
const MOST_BOXES = 12;

/** The boxes of one character each that stand in a row from this one on; nothing where there is no such row. */
export function boxesFrom(element: Element): HTMLInputElement[] {
  if (!isBox(element)) return [];
  for (let around = drawnParent(element), up = 0; around && up < 4; around = drawnParent(around), up += 1) {
    const boxes = [...deepElements(around)].filter(isBox);
    if (boxes.length < 3) continue;
    const rest = boxes.slice(boxes.indexOf(element));
    return boxes.length <= MOST_BOXES && areAlike(boxes) ? rest : [];
  }
  return [];
}

/** A field for one character: it says so, or is drawn so small that there is no room for more. */
function isBox(element: Element): element is HTMLInputElement {
  if (!(element instanceof HTMLInputElement) || !/^(text|tel|number|password)$/.test(element.type)) return false;
  if (!isShown(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  return element.maxLength === 1 || width <= height * 1.4;
}

function areAlike(boxes: readonly Element[]): boolean {
  const [first, ...others] = boxes.map((one) => one.getBoundingClientRect());
  return (
    first !== undefined &&
    others.every(({ width, top }) => Math.abs(width - first.width) < 4 && Math.abs(top - first.top) < first.height)
  );
}
