import type { Scope } from '../look.ts';
import { forgetTail, isAside, setAside, setTailAside, takeBack } from './aside.ts';
import { activeRole } from './clickable.ts';
import { childrenOfClobbered, isClobbered } from './clobbered.ts';
import { ACTIONABLE } from './contents.ts';
import { cut } from './cut.ts';
import type { Dirt } from './dirt.ts';
import { DROP_TARGET } from './drop-target.ts';
import { addressOf, isFrame, numberFrame } from './frames.ts';
import { addAll, nothing, since, type Tally, tally } from './harvest.ts';
import { knownHosts } from './hosts.ts';
import { iconWords } from './icon-words.ts';
import { areasOf } from './image-map.ts';
import { Lines } from './lines.ts';
import { listeningElements } from './listening.ts';
import { pictureWords } from './marked.ts';
import { nameOf } from './name.ts';
import { isElement, isText } from './nodes.ts';
import { Unseen } from './outline.ts';
import { isOverlaid } from './overlaid.ts';
import { boxOf, startPass, styleOf } from './pass.ts';
import { isPartOf, reach } from './reach.ts';
import { recognise } from './recognise.ts';
import { roleOf } from './role.ts';
import { dropSegment, heldBy, isVisible, keepSegment, rememberBox, segmentOf } from './segments.ts';
import { assignedTo, drawnParent, elementAt, shadowRootOf } from './shadow.ts';
import { hasStandIn } from './stand-in.ts';
import { looksFilled, looksLikeHost, suspect } from './suspects.ts';
import { isUnseen } from './unseen.ts';
import { currentView, isOutOfReach, isReadable, sideOf } from './visible.ts';
import type { Found, RawLine, Walked } from './walked.ts';

export interface WalkOptions {
  root: Element;
  scope: Scope;
  /** When to come home with what there is, on the clock of `performance.now()`. */
  until: number;
  /** What happened since the last walk of this scope. */
  dirt: Dirt;
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
const FRAMES = new Set(['iframe', 'frame', 'object']);
/** Pixels of the shorter side. */
const SMALLEST_PICTURE = 48;
const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
/** What has a line of its own. */
const LINES = new Set(['heading', 'row', 'listitem']);
/** More than fits into a view; whoever searches the page should find the end of a long text too. */
const LONGEST_TEXT = { viewport: 4_000, page: 40_000 };
const LONGEST_NAME = { viewport: 100, page: 1_000 };
const LONGEST_CAPTION = 400;
/** So many neighbours out of view in a row: the rest will be too. */
const LONG_TAIL = 50;
/** Where to look for what the document's order did not lead to. */
const GRID = [0.05, 0.5, 0.95];
/** The clock is asked once in so many elements. */
const GLANCE = 256;
/** Browsers read no page from its text that is nested deeper than 512; what scripts stack higher would break us. */
const DEEPEST = 600;

/** Reads what a person sees, in the order in which it is drawn: in the viewport, with the rest counted, or all of it. */
export function walk(options: WalkOptions): Walked {
  return new Walk(options).walk();
}

class Walk {
  readonly #root: Element;
  readonly #scope: Scope;
  readonly #until: number;
  readonly #pass = startPass({ shadowRootOf });
  readonly #gathered = nothing();
  readonly #lines = new Lines(this.#gathered.lines);
  readonly #controls = new Set<Element>();
  readonly #readable = new Map<Element, boolean>();
  readonly #visited = new Set<Element>();
  readonly #view = currentView();
  readonly #unseen = new Unseen(this.#view, this.#gathered.leftOut, this.#pass);
  readonly #dirt: Dirt;
  /** Blocks that were taken as they were read last time. */
  readonly #reused = new Set<Element>();
  /** Within how many elements we are of which everything may be different. */
  #renewed = 0;
  /** Within how many labels we are: their words are the names of controls, and stand there. */
  #labels = 0;
  /** So many texts lie behind something that may go away without touching them. */
  #behind = 0;
  #nesting = 0;
  #steps = 0;
  #isLate = false;
  #isTooDeep = false;

  constructor({ root, scope, until, dirt }: WalkOptions) {
    this.#root = root;
    this.#dirt = dirt;
    this.#scope = scope;
    this.#until = until;
  }

  walk(): Walked {
    this.#visit(this.#root);
    this.#lines.flush();
    if (this.#scope === 'viewport') this.#lookAgain();
    if (this.#isLate || this.#isTooDeep) this.#confess();
    return { ...this.#gathered, ...this.#unseen.outline(), isLate: this.#isLate };
  }

  /** Returns whether the element was in view. */
  #visit(element: Element): boolean {
    if (isClobbered(element)) return this.#visitClobbered(element);
    const { localName } = element;
    if (SKIPPED.has(localName) || this.#visited.has(element) || this.#mustStop()) return true;
    // Of the whole page only what is shown is asked for its box; of the view, everything, to leave the rest alone.
    const box = this.#scope === 'page' ? undefined : boxOf(element, this.#pass);
    if (box && hasSize(box) && !this.#isInSight(element, box)) {
      setAside(element);
      return false;
    }
    if (box) takeBack(element);
    // An element without a box of its own may still have children with one.
    if (!element.checkVisibility() && styleOf(element, this.#pass).display !== 'contents') return true;
    if (this.#reuse(element)) return true;
    this.#visited.add(element);
    this.#nesting += 1;
    if (box) this.#meet(element, box);
    else if (this.#mayLieOver(element)) this.#meetLayer(element, boxOf(element, this.#pass));
    const isRenewed = this.#dirt.roots.has(element);
    if (isRenewed) this.#renewed += 1;
    if (FRAMES.has(localName) && isFrame(element)) this.#frame(element);
    else this.#read(element, box);
    if (isRenewed) this.#renewed -= 1;
    this.#nesting -= 1;
    return true;
  }

  /** Of a form whose fields hide what we ask it, what is in it is read as far as it can be. */
  #visitClobbered(form: Element): boolean {
    if (this.#visited.has(form)) return true;
    this.#visited.add(form);
    try {
      for (const child of childrenOfClobbered(form)) this.#visit(child);
    } catch {
      this.#lines.add('(… a form that hides its own properties could not be read)');
    }
    this.#lines.flush();
    return true;
  }

  #read(element: Element, box: DOMRect | undefined): void {
    const role = roleOf(element, this.#pass);
    const active = box && !hasSize(box) ? undefined : activeRole(element, role, this.#pass);
    if (active !== undefined && this.#isControl(element, box ?? boxOf(element, this.#pass))) {
      if (CELLS.has(role)) this.#lines.nextCell();
      if (role === 'row') this.#lines.within('row', 0, () => this.#control(element, active));
      else this.#control(element, active);
    } else {
      const before = this.#yield();
      this.#container(element, role);
      this.#doubt(element, box, before);
    }
  }

  #meet(element: Element, box: DOMRect): void {
    forgetTail(element);
    rememberBox(element, box);
    if (this.#mayLieOver(element)) this.#meetLayer(element, box);
    if (styleOf(element, this.#pass).overflowY === 'visible') return;
    this.#gathered.scrollers.push({ element, left: element.scrollLeft, top: element.scrollTop });
  }

  /** Of a whole page only what is in view can be asked what lies over it. */
  #meetLayer(element: Element, box: DOMRect): void {
    if (this.#scope === 'viewport' || sideOf(box, this.#view) === 'in') this.#gathered.layers.push({ element, box });
  }

  #mayLieOver(element: Element): boolean {
    // Each property of a style takes its time.
    const style = styleOf(element, this.#pass);
    return style.position !== 'static' || style.transform !== 'none';
  }

  #isControl(element: Element, box: DOMRect): boolean {
    if (!hasSize(box) || isForNobody(element, box) || this.#isStage(element, box)) return false;
    return this.#scope === 'viewport' || !isOutOfReach(element, box, this.#view);
  }

  /** The element in which a framework listens for everyone: it fills the view and is nobody's button. */
  #isStage(element: Element, { width, height }: DOMRect): boolean {
    return width * height > this.#view.width * this.#view.height * 0.6 && element.querySelector(ACTIONABLE) !== null;
  }

  #mustStop(): boolean {
    this.#steps += 1;
    if (this.#steps % GLANCE === 0 && performance.now() > this.#until) this.#isLate = true;
    if (this.#nesting > DEEPEST) this.#isTooDeep = true;
    return this.#isLate || this.#nesting > DEEPEST;
  }

  /** Whoever reads this must not take it for all there is. */
  #confess(): void {
    this.#lines.add(
      this.#isLate ? '(… the rest was not read: it took too long)' : '(… what is nested deeper was not read)',
    );
    this.#lines.flush();
  }

  #isInSight(element: Element, box: DOMRect): boolean {
    const side = sideOf(box, this.#view);
    if (side !== 'in') this.#unseen.add(element, box, side);
    return side === 'in';
  }

  /** How much has been read so far. */
  #yield(): number {
    return this.#lines.length + this.#gathered.found.length;
  }

  /** Something is drawn here and we have found nothing: there may be a closed shadow root. */
  #doubt(element: Element, box: DOMRect | undefined, before: number): void {
    const isSuspect = looksLikeHost(element) || (box && this.#yield() === before && looksFilled(element, box));
    if (isSuspect && !shadowRootOf(element)) suspect(element, box ?? boxOf(element, this.#pass));
  }

  #frame(element: Parameters<typeof numberFrame>[0]): void {
    const number = numberFrame(element);
    this.#gathered.frames.push({ number, url: addressOf(element) });
    this.#lines.add({ frame: number });
  }

  #control(element: Element, role: string): void {
    if (hasStandIn(element)) return;
    // A place for things begins a line, as they do.
    if (role === DROP_TARGET) this.#lines.flush();
    const { control, print, holdsMore } = recognise(element, role, this.#pass, LONGEST_NAME[this.#scope]);
    this.#controls.add(element);
    const found = { element, control, print, ...this.#state(element) };
    this.#gathered.found.push(found);
    this.#lines.add({ found });
    if (holdsMore) this.#children(element);
    else if (control.name === '' && control.value === undefined) this.#icon(element);
  }

  #state(element: Element): Pick<Found, 'held' | 'isVisible' | 'isAway'> {
    const { top, bottom } = boxOf(element, this.#pass);
    const isAway = this.#scope === 'page' && (bottom <= 0 || top >= this.#view.height);
    return { held: heldBy(element), isVisible: isVisible(element), isAway };
  }

  #icon(element: Element): void {
    const words = iconWords(element);
    if (words !== '') this.#lines.add(`(icon: ${words})`);
  }

  #container(element: Element, role: string): void {
    if (!this.#isBlock(element, role)) {
      this.#inline(element, role);
      return;
    }
    this.#lines.flush();
    const before = tally(this.#gathered);
    const behind = this.#behind;
    this.#block(element, role);
    this.#lines.flush();
    // What lies over a text may go away without touching it.
    if (this.#behind > behind) dropSegment(this.#scope, element);
    else this.#keep(element, before);
  }

  /** Whether an element begins and ends its own lines. */
  #isBlock(element: Element, role: string): boolean {
    if (LANDMARKS.has(role) || LINES.has(role)) return true;
    return !isPicture(element, role) && !CELLS.has(role) && this.#breaksLine(element);
  }

  #block(element: Element, role: string): void {
    if (LANDMARKS.has(role)) this.#landmark(element, role);
    else if (role === 'heading') this.#line(element, 'heading', levelOf(element));
    else if (role === 'row') this.#line(element, 'row');
    else if (role === 'listitem') this.#line(element, 'item');
    else this.#children(element);
  }

  #inline(element: Element, role: string): void {
    if (element.localName === 'svg') this.#drawing(element);
    else if (element.localName === 'br') this.#lines.flush();
    else if (isPicture(element, role)) this.#picture(element);
    else if (CELLS.has(role)) {
      this.#lines.nextCell();
      this.#children(element);
    } else this.#children(element);
  }

  /** Takes a block as it was read last time. */
  #reuse(element: Element): boolean {
    if (this.#labels > 0 || this.#renewed > 0 || this.#dirt.chain.has(element)) return false;
    const segment = segmentOf(this.#scope, element, this.#pass);
    if (!segment || segment.depth !== this.#lines.depth || segment.kind !== this.#lines.kind) return false;
    this.#lines.flush();
    this.#visited.add(element);
    if (segment.mayLieOver) this.#meetLayer(element, segment.box);
    addAll(this.#gathered, segment.gathered);
    for (const { element: control } of segment.gathered.found) this.#controls.add(control);
    this.#reused.add(element);
    return true;
  }

  #keep(element: Element, before: Tally): void {
    // What is left out is confessed anew each time.
    if (this.#labels > 0 || this.#isLate || this.#isTooDeep) {
      dropSegment(this.#scope, element);
      return;
    }
    const box = boxOf(element, this.#pass);
    const { depth, kind } = this.#lines;
    const mayLieOver = this.#mayLieOver(element);
    keepSegment(this.#scope, element, { box, depth, kind, mayLieOver, gathered: since(this.#gathered, before) });
  }

  /** Inside a row or a heading everything stays on its line. */
  #breaksLine(element: Element): boolean {
    if (this.#lines.kind === 'row' || this.#lines.kind === 'heading') return false;
    const { display } = styleOf(element, this.#pass);
    return !(display.startsWith('inline') || display === 'contents');
  }

  #landmark(element: Element, role: string): void {
    this.#lines.flush();
    const name = nameOf(element, this.#pass);
    // Forms and regions without a name tell nothing that their contents do not.
    if (name === '' && (role === 'form' || role === 'region')) {
      this.#children(element);
      this.#lines.flush();
      return;
    }
    const caption = { role, name: cut(name, LONGEST_CAPTION), unseen: isUnseen(element, name, this.#pass) };
    this.#lines.under(caption, () => this.#children(element));
  }

  #line(element: Element, kind: RawLine['kind'], level = 0): void {
    this.#lines.within(kind, level, () => this.#children(element));
  }

  #picture(element: Element): void {
    const words = pictureWords(element, this.#pass, LONGEST_CAPTION);
    if (words !== '') this.#lines.add(words);
    else if (!element.hasAttribute('alt')) this.#mention(element);
    for (const area of areasOf(element)) this.#control(area, 'link');
  }

  /** A drawing is read like the rest; one that says nothing is there all the same. */
  #drawing(element: Element): void {
    const before = this.#gathered.found.length + this.#gathered.texts.length;
    this.#children(element);
    if (this.#gathered.found.length + this.#gathered.texts.length === before) this.#mention(element);
  }

  /** That there is a picture, for whoever can ask to see it; small ones are ornaments. */
  #mention(element: Element): void {
    const { width, height } = boxOf(element, this.#pass);
    if (Math.min(width, height) >= SMALLEST_PICTURE) this.#lines.add('(picture without a name)');
  }

  #children(element: Element): void {
    const isLabel = element.localName === 'label' && labelsSomethingShown(element);
    if (isLabel) this.#labels += 1;
    const assigned = assignedTo(element);
    if (assigned.length > 0) for (const child of assigned) this.#child(child, element);
    else this.#ownChildren(element);
    if (isLabel) this.#labels -= 1;
  }

  #ownChildren(element: Element): void {
    let outOfView = 0;
    for (let child = (shadowRootOf(element) ?? element).firstChild; child; child = child.nextSibling) {
      const isInView = this.#child(child, element);
      if (isInView === undefined) continue;
      // Only below: what has been scrolled past says nothing of what comes after it.
      outOfView = isInView || !this.#isBelow(child) ? 0 : outOfView + 1;
      if (outOfView > LONG_TAIL && this.#scope === 'viewport') {
        this.#leaveTail(child, element);
        break;
      }
    }
  }

  #isBelow(child: Node): boolean {
    return isElement(child) && child.getBoundingClientRect().top >= this.#view.height;
  }

  #leaveTail(child: Node, parent: Element): void {
    if (!isElement(child)) return;
    setTailAside(parent, child);
    this.#unseen.addAfter(child, parent);
  }

  /** Returns whether an element was in view; nothing for other nodes. */
  #child(child: Node, parent: Element): boolean | undefined {
    if (isElement(child)) return this.#visit(child);
    if (isText(child)) this.#text(child, parent);
    return undefined;
  }

  #text(node: Text, parent: Element): void {
    const text = node.data;
    if (!/\S/.test(text)) {
      this.#lines.space();
      return;
    }
    if (this.#labels > 0 || !this.#isToRead(parent)) return;
    const words = cut(text, LONGEST_TEXT[this.#scope]);
    this.#lines.write(node, words, () => this.#standsApart(parent));
    this.#gathered.texts.push(parent);
  }

  #isToRead(parent: Element): boolean {
    const known = this.#readable.get(parent);
    if (known !== undefined) return known;
    const isReached = this.#scope === 'viewport' || !isOutOfReach(parent, boxOf(parent, this.#pass), this.#view);
    const isDrawn = isReached && isReadable(parent, this.#pass);
    const isBehind = isDrawn && isOverlaid(parent, this.#pass);
    if (isBehind) this.#behind += 1;
    this.#readable.set(parent, isDrawn && !isBehind);
    return isDrawn && !isBehind;
  }

  /** Words in boxes of their own are drawn apart even where nothing is written between them. */
  #standsApart(element: Element): boolean {
    const parent = drawnParent(element);
    if (styleOf(element, this.#pass).display !== 'inline') return true;
    return parent !== null && /flex|grid/.test(styleOf(parent, this.#pass).display);
  }

  /** What is drawn into view from somewhere else in the document: a banner, a menu, a button that floats. */
  #lookAgain(): void {
    for (const host of knownHosts()) {
      const root = this.#visited.has(host) || this.#isKnown(host) ? null : shadowRootOf(host);
      if (root) this.#unseen.addRoot(host, root);
    }
    if (!this.#dirt.structural) {
      // Words alone bring nothing into view: what was found astray last time is all there is.
      for (const stray of lastStrays) this.#takeIn(stray);
      return;
    }
    lastStrays = [];
    const outside = this.#root === document.documentElement ? [] : document.querySelectorAll(ACTIONABLE);
    for (const stray of [...this.#unseen.strays, ...outside, ...listeningElements()]) this.#takeIn(stray);
    for (const down of GRID)
      for (const across of GRID) {
        const stray = elementAt(innerWidth * across, innerHeight * down);
        if (stray) this.#takeIn(stray);
      }
  }

  #takeIn(stray: Element): void {
    if (this.#visited.has(stray) || this.#isKnown(stray) || stray.contains(this.#root)) return;
    if (!this.#isInView(stray)) return;
    // Behind a dialog things are drawn and yet cannot be reached.
    if (!isPartOf(stray, this.#root) && !isReached(stray)) return;
    let top = stray;
    for (let up = drawnParent(stray); up && this.#isStray(up); up = drawnParent(up)) top = up;
    if (this.#dirt.structural) lastStrays.push(top);
    this.#visit(top);
    this.#lines.flush();
  }

  #isStray(element: Element): boolean {
    const isMet = this.#visited.has(element) || element.contains(this.#root);
    return !isMet && this.#isInView(element) && !this.#isKnown(element);
  }

  #isInView(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && sideOf(box, this.#view) === 'in';
  }

  /**
   * Inside a control nothing more is to be found: it was described as a whole. Nor in a block that was taken as it was,
   * but for what was left aside in there.
   */
  #isKnown(element: Element): boolean {
    let isLeft = false;
    for (let one: Element | null = element; one; ) {
      if (this.#controls.has(one) || (!isLeft && this.#reused.has(one))) return true;
      const parent = drawnParent(one);
      isLeft ||= isAside(one, parent);
      one = parent;
    }
    return false;
  }
}

/** What the last look found astray. */
let lastStrays: Element[] = [];

const isPicture = ({ localName }: Element, role: string) =>
  localName === 'img' || localName === 'svg' || localName === 'br' || role === 'image';

/** A dot that no key leads to: pages keep such buttons for what the Enter key does. */
function isForNobody(element: Element, { width, height }: DOMRect): boolean {
  return Math.min(width, height) <= 1 && Number(element.getAttribute('tabindex')) < 0;
}

const hasSize = ({ width, height }: DOMRect) => width > 0 && height > 0;

function labelsSomethingShown(label: Element): boolean {
  return label instanceof HTMLLabelElement && label.control?.checkVisibility() === true;
}

function isReached(element: Element): boolean {
  const where = reach(element);
  return where !== undefined && !('coveredBy' in where);
}

function levelOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.localName[1]) || 2;
}
