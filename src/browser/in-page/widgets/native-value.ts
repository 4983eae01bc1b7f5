import { elementOf, type LocalId } from '../ids.ts';
import { isRedrawn } from '../stand-in.ts';
import { worked } from './worked.ts';

/**
 * Puts a value into a field as its picker would: the browser's own pickers for dates and colours are no part of the page,
 * and the order in which keys fill the parts of a date hangs on the language of the browser, which a page is not told.
 */
export function putValue(id: LocalId, value: string): { value: string; complaint: string } | undefined {
  const shown = elementOf(id);
  const element = shown && worked(shown);
  if (!(element instanceof HTMLInputElement)) return undefined;
  element.focus({ preventScroll: true });
  element.value = element.type === 'color' ? colour(value) : value;
  tell(element);
  return { value: element.value, complaint: element.validationMessage };
}

/** Any colour that CSS knows, as the number that the field wants. */
function colour(value: string): string {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return value;
  pen.fillStyle = value;
  return String(pen.fillStyle);
}

/** Chooses in a list whose pop-up is drawn by the browser, outside the page. What is drawn for a hidden one may open on its focus. */
export function putSelected(id: LocalId, indices: readonly number[], isHidden = false): boolean {
  const shown = elementOf(id);
  const element = shown && worked(shown);
  if (!(element instanceof HTMLSelectElement)) return false;
  if (!isHidden) element.focus({ preventScroll: true });
  for (const [index, option] of [...element.options].entries())
    if (element.multiple) option.selected = indices.includes(index);
  if (!element.multiple) element.selectedIndex = indices[0] ?? -1;
  tell(element);
  return true;
}

/** Whether a list that is hidden itself is shown by something else. */
export function isShownOtherwise(id: LocalId): boolean {
  const shown = elementOf(id);
  const element = shown && worked(shown);
  return element instanceof HTMLSelectElement && isRedrawn(element);
}

export function nativeOptions(id: LocalId): { label: string; group: string; disabled: boolean; chosen: boolean }[] {
  const shown = elementOf(id);
  const element = shown && worked(shown);
  const options =
    element instanceof HTMLSelectElement
      ? [...element.options]
      : element instanceof HTMLInputElement
        ? [...(element.list?.options ?? [])]
        : [];
  return options.map((option) => ({
    label: (option.label || option.value).replace(/\s+/g, ' ').trim(),
    group: option.parentElement instanceof HTMLOptGroupElement ? option.parentElement.label : '',
    disabled: option.matches(':disabled'),
    chosen: option.selected,
  }));
}

function tell(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
