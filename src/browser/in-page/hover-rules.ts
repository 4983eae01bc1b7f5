import type { Pass } from './pass.ts';
import { drawnParent } from './shadow.ts';

/** A rule that shows something while the pointer is over something else. */
interface Reveal {
  /** Over what the pointer has to be. */
  over: string;
  /** What is shown then. */
  shown: string;
}

interface Known {
  rules: number;
  reveals: readonly Reveal[];
}

const known = new WeakMap<CSSStyleSheet, Known>();
const revealing = new WeakMap<Pass, ReadonlySet<Element>>();
/** Of a rule that speaks of more than these only the first are looked at. */
const MOST = 200;

/** Whether a style sheet shows something hidden while the pointer is over an element: a menu without a script. */
export function revealsUnderPointer(element: Element, pass: Pass): boolean {
  let those = revealing.get(pass);
  if (!those) {
    those = new Set([...document.styleSheets].flatMap(revealsOf).flatMap(whoReveals));
    revealing.set(pass, those);
  }
  return those.has(element);
}

/** Whom the pointer has to be over to show what is hidden now. */
function whoReveals({ over, shown }: Reveal): Element[] {
  try {
    return [...document.querySelectorAll(shown)].slice(0, MOST).flatMap((hidden) => {
      const isHidden = !hidden.checkVisibility({ visibilityProperty: true }) && /\S/.test(hidden.textContent ?? '');
      return (isHidden && ownerOf(hidden, over)) || [];
    });
  } catch {
    return [];
  }
}

/** The nearest around it or before it. */
function ownerOf(hidden: Element, over: string): Element | undefined {
  const around = drawnParent(hidden)?.closest(over);
  if (around) return around;
  for (let one = hidden.previousElementSibling; one; one = one.previousElementSibling)
    if (one.matches(over)) return one;
  return undefined;
}

/** Sheets of other sites keep their rules to themselves. */
function revealsOf(sheet: CSSStyleSheet): readonly Reveal[] {
  try {
    const { cssRules } = sheet;
    const before = known.get(sheet);
    if (before?.rules === cssRules.length) return before.reveals;
    const reveals = revealsIn(cssRules);
    known.set(sheet, { rules: cssRules.length, reveals });
    return reveals;
  } catch {
    return [];
  }
}

function revealsIn(rules: CSSRuleList): Reveal[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return shows(rule.style) ? rule.selectorText.split(',').flatMap(revealOf) : [];
    return rule instanceof CSSGroupingRule ? revealsIn(rule.cssRules) : [];
  });
}

function shows({ display, visibility }: CSSStyleDeclaration): boolean {
  return (display !== '' && display !== 'none') || visibility === 'visible';
}

/** `.menu li:hover > ul` → over `.menu li`, `.menu li > ul` is shown. A list in brackets is too much for this. */
function revealOf(selector: string): Reveal[] {
  const [, over, rest] = HOVERED.exec(selector) ?? [];
  if (over === undefined || rest === undefined || /[()]/.test(selector)) return [];
  const around = over.replaceAll(':hover', '').trim();
  return [{ over: around, shown: `${around}${rest}` }];
}

/** The last hovered thing in a selector, and what comes after it. */
const HOVERED = /^(.*[^\s>+~]):hover([\s>+~].*)$/;
