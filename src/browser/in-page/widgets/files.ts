import { elementOf, type LocalId } from '../ids.ts';
import { deepElements } from './deep.ts';
import { worked } from './worked.ts';

/** The field for files that a control is, labels or holds. */
export function fileField(id: LocalId): HTMLInputElement | undefined {
  const element = elementOf(id);
  if (!element) return undefined;
  return [worked(element), ...deepElements(element)].find(isFileField);
}

function isFileField(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file';
}

export function describeFileField(id: LocalId): { multiple: boolean; disabled: boolean; names: string[] } | undefined {
  const field = fileField(id);
  if (!field) return undefined;
  const names = [...(field.files ?? [])].map(({ name }) => name);
  return { multiple: field.multiple, disabled: field.matches(':disabled'), names };
}

/** Which of these names can be read on the page now, or stand in a field for files. */
export function namesShown(names: readonly string[]): string[] {
  const text = document.body.innerText;
  const held = [...deepElements(document.body)].flatMap((one) => (isFileField(one) ? [...(one.files ?? [])] : []));
  return names.filter((name) => text.includes(name) || held.some((file) => file.name === name));
}
