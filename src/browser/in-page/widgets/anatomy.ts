import type { Anatomy, Scale, Toggle } from '../../anatomy.ts';
import { heldValue, statesOf } from '../describe.ts';
import { elementOf, type LocalId } from '../ids.ts';
import { nameOf } from '../name.ts';
import { startPass } from '../pass.ts';
import { roleOf } from '../role.ts';
import { shadowRootOf } from '../shadow.ts';
import { ancestorMatching } from '../tree.ts';
import { boxesFrom } from './code-boxes.ts';
import { holderOf, isHolder } from './relations.ts';
import { worked } from './worked.ts';

/** What a control is made of, as far as one must know to set it. */
export function anatomy(id: LocalId): Anatomy | undefined {
  const shown = elementOf(id);
  if (!shown) return undefined;
  const element = worked(shown);
  const pass = startPass({ shadowRootOf });
  const role = roleOf(element, pass);
  const holder = holderOf(element, pass);
  return {
    role,
    name: nameOf(element, pass),
    tag: element.localName,
    type: element instanceof HTMLInputElement ? element.type : '',
    value: shownValue(element),
    states: statesOf(element),
    takesText: takesText(element),
    opens: opens(element, role),
    holder: isHolder(role) ? role : holder ? roleOf(holder, pass) : '',
    hasDatalist: element instanceof HTMLInputElement && element.list !== null,
    multiple: isMultiple(holder ?? element),
    toggle: toggleOf(element, role),
    scale: scaleOf(element, role),
    boxes: boxesFrom(element).length,
    longest: longest(element),
    language: languageOf(element),
  };
}

/** What a person reads on it: what the field holds, or the words on it. */
function shownValue(element: Element): string | undefined {
  const held = heldValue(element);
  if (held !== undefined || !(element instanceof HTMLElement)) return held;
  return element.innerText.replace(/\s+/g, ' ').trim();
}

const TEXT_TYPES = /^(text|search|email|url|tel|password|number)$/;

function takesText(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return TEXT_TYPES.test(element.type) && !element.readOnly && !element.matches(':disabled');
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.matches(':disabled');
  return element instanceof HTMLElement && element.isContentEditable;
}

function opens(element: Element, role: string): string {
  const popup = element.getAttribute('aria-haspopup');
  if (popup === 'true') return 'menu';
  if (popup !== null && popup !== 'false') return popup;
  return role === 'combobox' && element.localName !== 'select' ? 'listbox' : '';
}

function isMultiple(element: Element): boolean {
  if (element instanceof HTMLSelectElement || element instanceof HTMLInputElement) return element.multiple;
  return element.getAttribute('aria-multiselectable') === 'true';
}

function toggleOf(element: Element, role: string): Toggle | undefined {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return { kind: 'checked', on: element.indeterminate ? 'mixed' : element.checked };
  if (element.localName === 'summary')
    return { kind: 'expanded', on: element.parentElement?.hasAttribute('open') === true };
  for (const kind of ['checked', 'pressed', 'selected', 'expanded'] as const) {
    const on = element.getAttribute(`aria-${kind}`);
    if (on === 'true' || on === 'false' || on === 'mixed') return { kind, on: on === 'mixed' ? on : on === 'true' };
  }
  if (/^(checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/.test(role)) return { kind: 'checked', on: false };
  return role === 'tab' || role === 'option' ? { kind: 'selected', on: false } : undefined;
}

function scaleOf(element: Element, role: string): Scale | undefined {
  if (element instanceof HTMLInputElement && /^(range|number)$/.test(element.type)) {
    const step = element.step === 'any' ? undefined : Number(element.step || 1);
    const isRange = element.type === 'range';
    return {
      min: element.min === '' ? (isRange ? 0 : Number.MIN_SAFE_INTEGER) : Number(element.min),
      max: element.max === '' ? (isRange ? 100 : Number.MAX_SAFE_INTEGER) : Number(element.max),
      now: element.valueAsNumber,
      text: element.getAttribute('aria-valuetext') ?? element.value,
      step,
      vertical: getComputedStyle(element).writingMode.startsWith('vertical'),
    };
  }
  if (!/^(slider|spinbutton|scrollbar|separator)$/.test(role)) return undefined;
  const number = (name: string, otherwise: number) => {
    const written = element.getAttribute(`aria-value${name}`);
    return written === null || written === '' ? otherwise : Number(written);
  };
  const isSlider = role !== 'spinbutton';
  return {
    min: number('min', isSlider ? 0 : Number.MIN_SAFE_INTEGER),
    max: number('max', isSlider ? 100 : Number.MAX_SAFE_INTEGER),
    now: number('now', element instanceof HTMLInputElement ? Number(element.value) : Number.NaN),
    text: element.getAttribute('aria-valuetext') ?? shownValue(element) ?? '',
    step: undefined,
    vertical: element.getAttribute('aria-orientation') === 'vertical',
  };
}

function longest(element: Element): number | undefined {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.maxLength >= 0 ? element.maxLength : undefined;
}

function languageOf(element: Element): string {
  const written = element.matches('[lang]') ? element : ancestorMatching(element, '[lang]');
  return written?.getAttribute('lang') ?? '';
}
