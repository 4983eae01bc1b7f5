import { elementOf, type LocalId } from '../ids.ts';
import { shadowRootOf } from '../shadow.ts';

/** Whether the focus is in a field that stands in a cell, or lies over it as the editors of some grids do. */
export function isCellEdited(id: LocalId): boolean {
  const cell = elementOf(id);
  const field = focused();
  if (!cell || !field || !takesText(field)) return false;
  return cell.contains(field) || liesOver(field, cell);
}

function focused(): Element | null {
  let one = document.activeElement;
  for (let root = one && shadowRootOf(one); root?.activeElement; root = shadowRootOf(one)) {
    one = root.activeElement;
    if (!one) break;
  }
  return one;
}

function takesText(field: Element): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return !field.readOnly && !field.matches(':disabled, [type=checkbox], [type=radio], [type=button]');
  return field instanceof HTMLElement && field.isContentEditable;
}

function liesOver(field: Element, cell: Element): boolean {
  const [inner, outer] = [field.getBoundingClientRect(), cell.getBoundingClientRect()];
  const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
  return inner.width > 1 && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}
