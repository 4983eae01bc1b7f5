import type { Foresight } from '../../action.ts';
import { elementOf, type LocalId } from './ids.ts';
import { selectedAround } from './selected.ts';
import { drawnParent } from './shadow.ts';

/** What the page itself says a click on an element, or Enter in it, would do. Scripts may do more. */
export function foresee(id: LocalId | undefined): Foresight {
  const element = id === undefined ? document.activeElement : elementOf(id);
  if (!element) return {};
  const form = formOf(element);
  const link = nearest(element, (one) => one instanceof HTMLAnchorElement && one.href !== '');
  const selected = selectedAround(element);
  return {
    ...(selected > 1 ? { selected } : {}),
    ...(form ? { submits: submission(form, element) } : {}),
    ...(link instanceof HTMLAnchorElement ? { leadsTo: link.href, downloads: link.hasAttribute('download') } : {}),
  };
}

/** The form that a click on the element, or Enter in it, would send. */
function formOf(element: Element): HTMLFormElement | undefined {
  const button = nearest(element, isSender);
  if (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) return button.form ?? undefined;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField ? (element.form ?? undefined) : undefined;
}

function isSender(element: Element): boolean {
  if (element instanceof HTMLButtonElement) return element.type === 'submit';
  return element instanceof HTMLInputElement && (element.type === 'submit' || element.type === 'image');
}

function nearest(element: Element, fits: (one: Element) => boolean): Element | undefined {
  for (let one: Element | null = element; one; one = drawnParent(one)) if (fits(one)) return one;
  return undefined;
}

function submission(form: HTMLFormElement, by: Element): NonNullable<Foresight['submits']> {
  const sender = nearest(by, isSender);
  // A form's own properties may be hidden behind fields of the same names.
  const said = (name: string) => Element.prototype.getAttribute.call(form, name);
  const method = sender?.getAttribute('formmethod') ?? said('method') ?? 'get';
  const action = sender?.getAttribute('formaction') ?? said('action') ?? '';
  const fields = fieldsOf(form);
  const has = (selector: string) => fields.some((field) => field.matches(selector));
  return {
    method: method.toLowerCase(),
    to: new URL(action, document.baseURI).href,
    fields: fields.filter((field) => !field.matches('[type=hidden],[type=submit],[type=image],[type=button]')).length,
    password: has('[type=password],[autocomplete~=current-password],[autocomplete~=new-password]'),
    card: has('[autocomplete^=cc-]') || fields.some((field) => isCardNumber(contentOf(field))),
    account: fields.some((field) => isAccountNumber(contentOf(field))),
    file: has('[type=file]'),
    code: has('[autocomplete~=one-time-code]'),
  };
}

/** Also those that stand elsewhere on the page and say which form they belong to. */
function fieldsOf(form: HTMLFormElement): Element[] {
  const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get?.call(form);
  return [...(elements as HTMLFormControlsCollection)].filter((one) => one.matches('input,select,textarea'));
}

function contentOf(field: Element): string {
  return (field as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;
}

/** A page need not say that a field is for a card: what it holds has the length and the check digit of one. */
function isCardNumber(text: string): boolean {
  const digits = text.normalize('NFKC').replace(/[\s\-–.]/g, '');
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number of a bank account (IBAN): its remainder by 97 is one. */
function isAccountNumber(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\-–.]/g, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
