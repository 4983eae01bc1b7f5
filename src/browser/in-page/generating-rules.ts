/** What the rules of a style sheet may write something before or after, as selectors; nothing where that cannot be known. */
type Selectors = readonly string[] | undefined;

interface Known {
  rules: number;
  last: string;
  selectors: Selectors;
}

const known = new WeakMap<CSSStyleSheet, Known>();

/**
 * The elements of a tree before or after which its style sheets may write something; nothing where some rule cannot be
 * read. What is found so is asked for it; of everything else it is known that there is nothing to ask.
 */
export function generatingIn(root: Document | ShadowRoot): ReadonlySet<Element> | undefined {
  const all: string[] = [];
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
    const selectors = selectorsOf(sheet);
    if (!selectors) return undefined;
    all.push(...selectors);
  }
  if (all.length === 0) return NOBODY;
  try {
    return new Set(root.querySelectorAll([...new Set(all)].join()));
  } catch {
    return undefined;
  }
}

/** Reads the rules of the page while nobody waits: what was read of a style sheet is remembered. */
export function readRules(): void {
  for (const sheet of document.styleSheets) selectorsOf(sheet);
}

const NOBODY: ReadonlySet<Element> = new Set();

/** Sheets of other sites keep their rules to themselves. */
function selectorsOf(sheet: CSSStyleSheet): Selectors {
  try {
    const { cssRules: rules } = sheet;
    const last = rules[rules.length - 1]?.cssText.slice(0, 100) ?? '';
    const before = known.get(sheet);
    if (before && before.rules === rules.length && before.last === last) return before.selectors;
    const selectors: string[] = [];
    const isKnown = collect(rules, selectors);
    known.set(sheet, { rules: rules.length, last, selectors: isKnown ? selectors : undefined });
    return isKnown ? selectors : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether all of them could be understood. */
function collect(rules: CSSRuleList, selectors: string[], isRelative = false): boolean {
  for (let at = 0; at < rules.length; at += 1) {
    const rule = rules[at];
    if (rule instanceof CSSStyleRule) {
      const isAround = GENERATED.test(rule.selectorText);
      // What is written within another rule means something only there.
      if (isAround && (isRelative || rule.cssRules.length > 0)) return false;
      if (isAround && writes(rule.style)) selectors.push(owner(rule.selectorText));
      if (rule.cssRules.length > 0 && !collect(rule.cssRules, selectors, true)) return false;
    } else if (rule instanceof CSSImportRule) {
      const imported = rule.styleSheet && selectorsOf(rule.styleSheet);
      if (imported === undefined) return false;
      selectors.push(...(imported ?? []));
    } else if (rule instanceof CSSGroupingRule) {
      if (!collect(rule.cssRules, selectors, isRelative || rule.constructor.name === 'CSSScopeRule')) return false;
    }
  }
  return true;
}

/** A colon after a backslash belongs to the name of a class. */
const GENERATED = /(?<!\\)::?(?:before|after)(?![\w-])/;
/** Up to the next selector of the list. */
const GENERATED_BEHIND = /(?<!\\)::?(?:before|after)(?![\w-])[^,]*/g;
/** Where it stands alone it belongs to anything. */
const GENERATED_ALONE = /(^|[\s,>+~])::?(?=(?:before|after)(?![\w-]))/g;

/** Whose before and after a selector speaks of; the other selectors in the list stay, which does no harm. */
function owner(selector: string): string {
  return selector.replaceAll(GENERATED_ALONE, '$1*::').replaceAll(GENERATED_BEHIND, '');
}

/** An animation may change what is written. */
function writes({ content, animationName }: CSSStyleDeclaration): boolean {
  return animationName !== '' || !(content === '' || content === 'none' || content === 'normal' || content === '""');
}
