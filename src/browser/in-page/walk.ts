import type { Line, Outline } from '../../observation.ts';
import { activeRole } from './clickable.ts';
import { type Described, describe, shorten } from './describe.ts';
import { nameOf } from './name.ts';
import { startPass, styleOf } from './pass.ts';
import { isPartOf } from './reach.ts';
import { roleOf } from './role.ts';
import { drawnChildren, drawnParent, elementAt, shadowRootOf } from './shadow.ts';
import { type Backgrounds, isReadable, sideOf } from './visible.ts';

/** A control found on the way, with what is needed to give it a number. */
export interface Found {
  element: Element;
  control: Described;
  print: string;
}

/** A place in a line: text, the n-th control found, or the n-th frame found. */
export type RawPart = string | { control: number } | { frame: number };
export type RawLine = Omit<Line, 'parts'> & { parts: RawPart[] };

export interface Walked {
  lines: RawLine[];
  found: Found[];
  frames: Element[];
  above: Outline;
  below: Outline;
}

const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'head', 'link', 'meta', 'base', 'title']);
const LANDMARKS = new Set([
  'alert',
  'alertdialog',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'main',
  'menu',
  'navigation',
  'region',
  'search',
  'status',
  'tablist',
  'tree',
]);
const CONTROLS =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],[role],[tabindex],[onclick]';
const HEADINGS = 'h1,h2,h3,[role=heading]';
const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
const LONGEST_TEXT = 400;
/** So many neighbours out of view in a row: the rest will be too. */
const LONG_TAIL = 50;
/** Where to look for what the document's order did not lead to. */
const GRID = [0.03, 0.2, 0.4, 0.6, 0.8, 0.97];
const MOST_HEADINGS = 10;

/** Reads what a person sees in the viewport, in the order in which it is drawn, and counts the rest. */
export function walk(root: Element): Walked {
  return new Walk().read(root);
}

class Walk {
  readonly #pass = startPass({ shadowRootOf });
  readonly #backgrounds: Backgrounds = new Map();
  readonly #lines: RawLine[] = [];
  readonly #found: Found[] = [];
  readonly #frames: Element[] = [];
  readonly #visited = new Set<Element>();
  readonly #rest = { above: emptyRest(), below: emptyRest() };
  #parts: RawPart[] = [];
  #lastText: Text | undefined;
  #kind: RawLine['kind'] = 'text';
  #level = 0;
  #depth = 0;
  /** Within how many labels we are: their words are the names of controls, and stand there. */
  #labels = 0;

  read(root: Element): Walked {
    this.#visit(root);
    this.#flush();
    this.#lookAgain(root);
    const { scrollTop, scrollHeight } = document.scrollingElement ?? document.documentElement;
    const screensBelow = (scrollHeight - scrollTop - innerHeight) / innerHeight;
    return {
      lines: this.#lines,
      found: this.#found,
      frames: this.#frames,
      above: { ...this.#rest.above, screens: scrollTop / innerHeight },
      below: { ...this.#rest.below, screens: Math.max(0, screensBelow) },
    };
  }

  /** Returns whether the element was in view. */
  #visit(element: Element): boolean {
    if (SKIPPED.has(element.localName)) return true;
    // An element without a box of its own may still have children with one.
    if (!element.checkVisibility() && styleOf(element, this.#pass).display !== 'contents') return true;
    const box = element.getBoundingClientRect();
    const hasBox = box.width > 0 && box.height > 0;
    const side = hasBox ? sideOf(box) : 'in';
    if (side !== 'in') {
      this.#leaveOut(element, side);
      return false;
    }
    this.#visited.add(element);
    const role = roleOf(element, this.#pass);
    const active = hasBox && !isStage(element, box) ? activeRole(element, role, this.#pass) : undefined;
    if (element.localName === 'iframe' || element.localName === 'frame')
      this.#parts.push({ frame: this.#frames.push(element) - 1 });
    else if (active !== undefined) this.#control(element, active);
    else this.#container(element, role);
    return true;
  }

  #control(element: Element, role: string): void {
    const nested = element.querySelector(CONTROLS) !== null || shadowRootOf(element) !== null;
    const holdsMore = nested && !(element instanceof HTMLSelectElement);
    // A thing that only listens is named by its words, unless they belong to the controls in it.
    const bare = role === 'clickable' || role === 'focusable' || role === 'row';
    const name = (bare && nested ? '' : nameOf(element, this.#pass)) || (nested ? '' : (element.textContent ?? ''));
    const control = describe(element, role, name);
    this.#parts.push({ control: this.#found.push({ element, control, print: printFor(element, control) }) - 1 });
    if (holdsMore) this.#children(element);
  }

  #container(element: Element, role: string): void {
    if (LANDMARKS.has(role)) this.#landmark(element, role);
    else if (role === 'heading') this.#line(element, 'heading', levelOf(element));
    else if (role === 'row') this.#line(element, 'row');
    else if (role === 'listitem') this.#line(element, 'item');
    else if (role === 'img' || role === 'image') this.#picture(element);
    else if (element.localName === 'br') this.#flush();
    else if (CELLS.has(role)) {
      if (this.#parts.length > 0) this.#parts.push('|');
      this.#children(element);
    } else if (this.#breaksLine(element)) {
      this.#flush();
      this.#children(element);
      this.#flush();
    } else this.#children(element);
  }

  /** Inside a row or a heading everything stays on its line. */
  #breaksLine(element: Element): boolean {
    const { display } = styleOf(element, this.#pass);
    const isInline = display.startsWith('inline') || display === 'contents';
    return !isInline && this.#kind !== 'row' && this.#kind !== 'heading';
  }

  #landmark(element: Element, role: string): void {
    this.#flush();
    const name = nameOf(element, this.#pass);
    // Forms and regions without a name tell nothing that their contents do not.
    if (name === '' && (role === 'form' || role === 'region')) {
      this.#children(element);
      this.#flush();
      return;
    }
    const before = this.#lines.length;
    this.#lines.push({ depth: this.#depth, kind: 'landmark', role, parts: name ? [shorten(name, 80)] : [] });
    this.#depth += 1;
    this.#children(element);
    this.#flush();
    this.#depth -= 1;
    if (this.#lines.length === before + 1) this.#lines.pop();
  }

  #line(element: Element, kind: RawLine['kind'], level = 0): void {
    this.#flush();
    const outer = { kind: this.#kind, level: this.#level };
    [this.#kind, this.#level] = [kind, level];
    this.#children(element);
    this.#flush();
    [this.#kind, this.#level] = [outer.kind, outer.level];
  }

  #picture(element: Element): void {
    const name = nameOf(element, this.#pass);
    if (name) this.#parts.push(`(picture: ${shorten(name, 80)})`);
  }

  #children(element: Element): void {
    const isLabel = element instanceof HTMLLabelElement && element.control !== null;
    if (isLabel) this.#labels += 1;
    let outOfView = 0;
    for (const child of drawnChildren(element)) {
      if (child instanceof Text) this.#text(child, element);
      if (!(child instanceof Element)) continue;
      outOfView = this.#visit(child) ? 0 : outOfView + 1;
      if (outOfView > LONG_TAIL) {
        this.#leaveOutAfter(child, element);
        break;
      }
    }
    if (isLabel) this.#labels -= 1;
  }

  #text(node: Text, parent: Element): void {
    const text = node.data;
    if (this.#labels > 0 || !/\S/.test(text) || !isReadable(parent, this.#pass, this.#backgrounds)) return;
    const words = shorten(text, LONGEST_TEXT);
    const before = this.#parts.at(-1);
    if (typeof before === 'string' && before !== '|' && this.#lastText) {
      const apart = /^\s/.test(text) || /\s$/.test(this.#lastText.data) || this.#standsApart(parent);
      this.#parts[this.#parts.length - 1] = `${before}${apart ? ' ' : ''}${words}`;
    } else this.#parts.push(words);
    this.#lastText = node;
  }

  /** Words in boxes of their own are drawn apart even where nothing is written between them. */
  #standsApart(element: Element): boolean {
    const parent = drawnParent(element);
    if (styleOf(element, this.#pass).display !== 'inline') return true;
    return parent !== null && /flex|grid/.test(styleOf(parent, this.#pass).display);
  }

  #flush(): void {
    if (this.#parts.some((part) => part !== '|')) {
      const level = this.#kind === 'heading' ? { level: this.#level } : {};
      this.#lines.push({ depth: this.#depth, kind: this.#kind, ...level, parts: this.#parts });
    }
    this.#parts = [];
    this.#lastText = undefined;
  }

  #leaveOut(element: Element, side: 'above' | 'below' | 'beside'): void {
    const rest = this.#rest[side === 'above' ? 'above' : 'below'];
    if (element.matches(CONTROLS)) rest.controls += 1;
    if (element.matches(HEADINGS)) note(rest, [element]);
    if (!element.firstElementChild) return;
    rest.controls += element.querySelectorAll(CONTROLS).length;
    if (rest.headings.length < MOST_HEADINGS) note(rest, element.querySelectorAll(HEADINGS));
  }

  /** The long tail of a list: counted at once instead of one by one. */
  #leaveOutAfter(child: Element, parent: Element): void {
    const following = (one: Element) => (child.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    this.#rest.below.controls += [...parent.querySelectorAll(CONTROLS)].filter(following).length;
  }

  /** What is drawn over the page from somewhere else in the document (a banner, a menu) shows itself to a hit test. */
  #lookAgain(root: Element): void {
    for (const down of GRID)
      for (const across of GRID) {
        let stray = elementAt(innerWidth * across, innerHeight * down);
        if (!stray || this.#visited.has(stray) || !isPartOf(stray, root)) continue;
        for (let up = drawnParent(stray); up && !this.#visited.has(up); up = drawnParent(up)) stray = up;
        if (this.#known(stray)) continue;
        this.#visit(stray);
        this.#flush();
      }
  }

  /** Inside a control nothing more is to be found: it was described as a whole. */
  #known(element: Element): boolean {
    return this.#found.some((one) => isPartOf(element, one.element));
  }
}

/** The element in which a framework listens for everyone: it fills the view and is nobody's button. */
function isStage(element: Element, { width, height }: DOMRect): boolean {
  return width * height > innerWidth * innerHeight * 0.6 && element.querySelector(CONTROLS) !== null;
}

interface Rest {
  controls: number;
  headings: string[];
}

function emptyRest(): Rest {
  return { controls: 0, headings: [] };
}

function note(rest: Rest, headings: Iterable<Element>): void {
  for (const heading of headings) {
    if (rest.headings.length >= MOST_HEADINGS) return;
    const text = shorten(heading.textContent ?? '', 60);
    if (text) rest.headings.push(text);
  }
}

function levelOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.localName[1]) || 2;
}

/** What makes a thing this thing and no other, without saying where in memory it is. */
function printFor(element: Element, { role, name, placeholder = '' }: Described): string {
  const around = element.closest('tr,li,[role=row],[role=listitem],[role=option],article');
  const surroundings = around && around !== element ? shorten(around.textContent ?? '', 80) : '';
  return `${role}|${name}|${placeholder}|${surroundings}`;
}
