import type { Control } from '../../observation.ts';
import { cut } from './cut.ts';
import { chosenIn } from './drop-down.ts';
import { isGivenSecret } from './masks.ts';
import type { Pass } from './pass.ts';
import { hasShadowRoots } from './shadow.ts';
import { standsInFor } from './stand-in.ts';
import { ancestorMatching } from './tree.ts';
import { isUnseen } from './unseen.ts';

/** A control as it stands in the page; its number is given later. */
export type Described = Omit<Control, 'id'>;

export const LONGEST_NAME = 100;
const LONGEST_VALUE = 4_000;
const MOST_OPTIONS = 12;

export function describe(
  shown: Element,
  role: string,
  name: string,
  pass: Pass,
  longestName: number = LONGEST_NAME,
): Described {
  const element = standsInFor(shown) ?? shown;
  const value = heldValue(element) ?? (role === 'combobox' ? chosenIn(element, pass) : undefined);
  const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder');
  const options = optionsOf(element);
  const told = {
    name,
    value: element.getAttribute('aria-valuetext'),
    placeholder: element.getAttribute('aria-placeholder'),
  };
  const unseen = WORDS.filter((word) => told[word] && isUnseen(element, told[word], pass));
  return {
    role,
    name: cut(name, longestName),
    ...(value === undefined ? {} : { value: cut(value, LONGEST_VALUE) }),
    ...(placeholder && placeholder !== name ? { placeholder: cut(placeholder, LONGEST_NAME) } : {}),
    ...(options === undefined ? {} : { options }),
    states: statesOf(element),
    ...(unseen.length === 0 ? {} : { unseen }),
  };
}

const WORDS = ['name', 'value', 'placeholder'] as const;

/** What a field holds. Of a password, and of what we were told to keep, only its length is told. */
export function heldValue(element: Element): string | undefined {
  if (element instanceof HTMLInputElement) {
    if (/^(checkbox|radio|button|submit|reset|image)$/.test(element.type)) return undefined;
    if (element.type === 'password' || isGivenSecret(element)) return '•'.repeat(element.value.length);
    if (element.type === 'file') return [...(element.files ?? [])].map((file) => file.name).join(', ');
    return element.value;
  }
  if (element instanceof HTMLTextAreaElement)
    return isGivenSecret(element) ? '•'.repeat(element.value.length) : element.value;
  if (element instanceof HTMLSelectElement)
    return [...element.selectedOptions].map((option) => option.label).join(', ');
  if (element instanceof HTMLElement && element.isContentEditable) return element.innerText;
  // A field that only chooses has no value of its own: what it shows is what it holds.
  if (element instanceof HTMLElement && element.matches('[role=combobox]')) return element.innerText.trim();
  // A cell with a name of its own holds what stands in it.
  if (element instanceof HTMLElement && element.matches('td[aria-label], [role=gridcell][aria-label]'))
    return element.innerText.trim();
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined;
}

function optionsOf(element: Element): string[] | undefined {
  if (!(element instanceof HTMLSelectElement)) return undefined;
  const labels = [...element.options].slice(0, MOST_OPTIONS).map((option) => option.label.trim());
  const rest = element.options.length - labels.length;
  return rest > 0 ? [...labels, `… +${rest} more`] : labels;
}

export function statesOf(element: Element): string[] {
  const states: string[] = [];
  const aria = (name: string) => element.getAttribute(`aria-${name}`);
  const field = element as Partial<HTMLInputElement>;

  const checked =
    element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
      ? String(element.checked)
      : aria('checked');
  if ((element instanceof HTMLInputElement && element.indeterminate) || checked === 'mixed')
    states.push('partly checked');
  else if (checked === 'true') states.push('checked');
  if (aria('selected') === 'true' || (element instanceof HTMLOptionElement && element.selected))
    states.push('selected');
  if (aria('pressed') === 'true') states.push('pressed');
  const expanded =
    element.localName === 'summary' ? String(element.parentElement?.hasAttribute('open')) : aria('expanded');
  if (expanded === 'true') states.push('expanded');
  if (expanded === 'false') states.push('collapsed');
  if (element.matches(':disabled') || isAriaDisabled(element)) states.push('disabled');
  if (element.matches(':read-only') && field.readOnly === true) states.push('read-only');
  if (field.required === true || aria('required') === 'true') states.push('required');
  const invalid = aria('invalid');
  if ((invalid !== null && invalid !== 'false') || element.matches(':user-invalid')) states.push('invalid');
  const current = aria('current');
  if (current !== null && current !== 'false') states.push('current');
  if (aria('busy') === 'true') states.push('busy');
  if (element.matches(':focus')) states.push('focused');
  return states;
}

function isAriaDisabled(element: Element): boolean {
  const selector = '[aria-disabled="true"]';
  return element.closest(selector) !== null || (hasShadowRoots() && ancestorMatching(element, selector) !== null);
}

export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
