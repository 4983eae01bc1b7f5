import { markerText, numeral } from './counter-style.ts';
import { countersAt } from './counters.ts';
import { generatingIn } from './generating-rules.ts';
import { type Generated, type Pass, type Pseudo, styleOf } from './pass.ts';
import { shown } from './text.ts';

/** What CSS writes before and after the content of an element, if anything. */
export function generatedBy(element: Element, pass: Pass): Generated | undefined {
  if (pass.generated.has(element)) return pass.generated.get(element);
  if (!mayGenerate(element, pass)) return undefined;
  const before = pseudoText(element, '::before', pass);
  const after = pseudoText(element, '::after', pass);
  const generated = before === '' && after === '' ? undefined : { before, after };
  pass.generated.set(element, generated);
  return generated;
}

/** So many are asked without a look at the rules of the page, which takes as long as asking some dozens. */
const FEW = 40;

/** Asking an element takes longer than all the rest of its name: only those are asked of whom a rule speaks. */
function mayGenerate(element: Element, pass: Pass): boolean {
  if (pass.generated.size < FEW || element.localName === 'q') return true;
  // Rules of another tree reach these.
  if (element.assignedSlot || element.hasAttribute('part') || pass.shadowRootOf(element)) return true;
  return generatingAround(element, pass)?.has(element) ?? true;
}

function generatingAround(element: Element, { generating }: Pass): ReadonlySet<Element> | undefined {
  const root = element.getRootNode();
  if (generating.has(root)) return generating.get(root);
  const found = root instanceof Document || root instanceof ShadowRoot ? generatingIn(root) : undefined;
  generating.set(root, found);
  return found;
}

/** The bullet or number of a list item, with the space that parts it from the text. */
export function markerOf(item: Element, pass: Pass): string {
  const { content } = getComputedStyle(item, '::marker');
  if (content !== 'normal' && content !== 'none') return contentText(content, () => []);
  const { listStyleType, listStyleImage } = styleOf(item, pass);
  return content === 'none' || listStyleImage !== 'none' ? '' : markerText(listStyleType, item);
}

function pseudoText(element: Element, pseudo: Pseudo, pass: Pass): string {
  const style = getComputedStyle(element, pseudo);
  const { content } = style;
  if (content === 'none' || content === 'normal' || content === '""') return '';
  const { display, visibility, textTransform } = style;
  if (display === 'none' || visibility !== 'visible') return '';
  const text = shown(
    contentText(content, (counter) => countersAt(element, pseudo, counter, pass)),
    textTransform,
  );
  return display === 'inline' || text === '' ? text : ` ${text} `;
}

/** The text of a `content` value. What is written after a slash is said instead of what is shown. */
function contentText(content: string, valuesOf: (counter: string) => readonly number[]): string {
  let text = '';
  let isSpoken = false;
  for (const [part] of content.matchAll(PARTS)) {
    if (part === '/') {
      text = '';
      isSpoken = true;
    } else if (part.startsWith('"')) text += unquoted(part);
    else if (part.startsWith('counter')) text += counted(part, valuesOf);
    else text += QUOTES[part] ?? '';
  }
  return isSpoken && text !== '' ? ` ${text} ` : text;
}

// Strings, functions with at most one level of brackets within (images, counters), a slash, and plain words.
const PARTS = /"(?:[^"\\]|\\.)*"|[\w-]+\((?:"(?:[^"\\]|\\.)*"|\([^()]*\)|[^()"])*\)|\/|[\w-]+/g;

const QUOTES: Readonly<Record<string, string>> = { 'open-quote': '“', 'close-quote': '”' };

/** `counter(name, style)` or `counters(name, "joiner", style)`. */
function counted(part: string, valuesOf: (counter: string) => readonly number[]): string {
  const [, name = '', joiner, style = 'decimal'] =
    /^counters?\(\s*([^\s,)]+)\s*(?:,\s*("(?:[^"\\]|\\.)*")\s*)?(?:,\s*([^\s,)]+)\s*)?\)$/.exec(part) ?? [];
  const values = valuesOf(name).map((value) => numeral(value, style));
  return joiner === undefined ? (values.at(-1) ?? '') : values.join(unquoted(joiner));
}

function unquoted(string: string): string {
  return string
    .slice(1, -1)
    .replace(/\\(?:([0-9a-f]{1,6})[ ]?|(.))/gi, (_, code: string | undefined, char: string) =>
      code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
    );
}
