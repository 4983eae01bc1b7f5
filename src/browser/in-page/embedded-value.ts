import type { Pass } from './pass.ts';
import { ownedBy } from './tree.ts';

/**
 * What a control inside the name of something else says there: its value. "Flash the screen [3] times" is read as
 * "Flash the screen 3 times". Nothing where it is no such control.
 */
export function embeddedValue(
  element: Element,
  role: string,
  pass: Pass,
  contentOf: (element: Element) => string,
): string | undefined {
  switch (role) {
    case 'searchbox':
    case 'textbox':
      return typed(element) ?? contentOf(element);
    case 'combobox':
      return chosen(element, pass, contentOf) ?? typed(element) ?? contentOf(element);
    case 'listbox':
      return chosen(element, pass, contentOf) ?? '';
    case 'meter':
    case 'progressbar':
    case 'scrollbar':
    case 'slider':
    case 'spinbutton':
      return amount(element);
    default:
      return undefined;
  }
}

function typed(element: Element): string | undefined {
  // What somebody typed into a password field is never read out.
  if (element instanceof HTMLInputElement) return element.type === 'password' ? '' : element.value;
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}

function chosen(element: Element, pass: Pass, contentOf: (element: Element) => string): string | undefined {
  if (element instanceof HTMLSelectElement) return Array.from(element.selectedOptions, contentOf).join(' ');
  const within = [element, ...ownedBy(element, pass)];
  const options = within.flatMap((one) => [...one.querySelectorAll('[role="option"][aria-selected="true"]')]);
  return options.length > 0 ? options.map(contentOf).join(' ') : undefined;
}

function amount(element: Element): string {
  const said = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (said !== null) return said;
  if (element instanceof HTMLInputElement) return element.value;
  if (element instanceof HTMLMeterElement) return String(element.value);
  // Without a value it only says that something goes on.
  return element instanceof HTMLProgressElement && element.position >= 0 ? String(element.value) : '';
}
