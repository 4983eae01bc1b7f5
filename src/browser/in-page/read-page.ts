import type { Block, DocumentRead, ItemPlace, PageLink, ReadRequest } from '../reading.ts';
import { heldValue } from './describe.ts';
import { isFrame, numberFrame } from './frames.ts';
import { elementOf } from './ids.ts';
import { markedName, pictureWords } from './marked.ts';
import { isOverlaid } from './overlaid.ts';
import { type Pass, startPass, styleOf } from './pass.ts';
import { readTable } from './read-table.ts';
import { roleOf } from './role.ts';
import { drawnChildren, drawnParent, shadowRootOf } from './shadow.ts';
import { countSuspects, looksFilled, looksLikeHost, suspect } from './suspects.ts';
import { shown } from './text.ts';
import { currentView, isOutOfReach, isReadable, type View } from './visible.ts';

const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'head', 'link', 'meta', 'base', 'title']);
const LISTS = new Set(['list', 'listbox', 'feed', 'menu', 'tree', 'radiogroup']);
const ITEMS = new Set(['listitem', 'option', 'article', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem']);
const TABLES = new Set(['table', 'grid', 'treegrid']);
/** Browsers read no page from its text that is nested deeper than 512; what scripts stack higher would break us. */
const DEEPEST = 600;
/** To whoever only reads, these are what is in them, unless they say that they are something else. */
const PLAIN = new Set(
  'a abbr b bdi bdo big button center cite code dd del dfn div dl dt em font footer header i ins kbd label main mark nav p q s samp section small span strike strong sub sup tbody td th tr tt time u var'.split(
    ' ',
  ),
);

/**
 * Reads what a person can see of a document or of one element in it, by scrolling if need be. Null when that is gone. As
 * JSON: for the inspector a text is much cheaper to pass on than an object.
 */
export function readPage({ id, what }: ReadRequest): string {
  const element = id === null ? document.documentElement : elementOf(id);
  if (!element) return 'null';
  const pass = startPass({ shadowRootOf });
  const reading = new Reading({ pass, view: currentView(), wantsLinks: what === 'links' });
  return JSON.stringify(reading.read(id === null ? element : nearest(element, what, pass)));
}

/** What a person can see of one element, on one line. */
export function wordsOf(element: Element, pass: Pass): string {
  return wordsWithin(element, { pass, view: currentView(), wantsLinks: false });
}

function wordsWithin(element: Element, task: Task): string {
  const { blocks } = new Reading(task).read(element);
  return blocks.length === 1 && blocks[0]?.kind === 'text' ? blocks[0].text : blocks.flatMap(textsOf).join(' ');
}

function textsOf(block: Block): string[] {
  if (block.kind === 'frame') return [];
  return block.kind === 'table' ? [block.table.columns, ...block.table.rows].flat() : [block.text];
}

/** What all readings of one page share. */
interface Task {
  readonly pass: Pass;
  readonly view: View;
  readonly wantsLinks: boolean;
}

class Reading {
  readonly #task: Task;
  readonly #pass: Pass;
  readonly #blocks: Block[] = [];
  readonly #links: PageLink[] = [];
  readonly #lists: string[] = [];
  #root: Element | undefined;
  #heading = '';
  #line = '';
  #level = 0;
  #isWritten = false;
  #item: ItemPlace | undefined;
  #list: { number: number; count: number; first: number; isNumbered: boolean } | undefined;
  #depth = 0;

  constructor(task: Task) {
    this.#task = task;
    this.#pass = task.pass;
  }

  read(root: Element): DocumentRead {
    this.#root = root;
    this.#visit(root);
    this.#flush();
    return { blocks: this.#blocks, lists: this.#lists, links: this.#links, suspects: countSuspects() };
  }

  #visit(element: Element): void {
    if (SKIPPED.has(element.localName) || this.#depth > DEEPEST) return;
    const isOrdinary = isPlain(element);
    // What only holds other things is asked for its box when it turns out to hold words: boxes take time.
    if (!isOrdinary && this.#isAway(element)) return;
    // An element without a box of its own may still have children with one.
    if (!element.checkVisibility() && styleOf(element, this.#pass).display !== 'contents') return;
    this.#depth += 1;
    const role = isOrdinary ? '' : roleOf(element, this.#pass);
    const before = this.#blocks.length + this.#line.length;
    if (isFrame(element)) this.#block({ kind: 'frame', frame: numberFrame(element) });
    else if (element.localName === 'br') this.#endLine();
    else if (role === 'heading') this.#headingLine(element);
    else if (TABLES.has(role) && this.#table(element)) this.#endLine();
    else if (LISTS.has(role)) this.#listOf(element);
    else if (ITEMS.has(role) && this.#list) this.#itemOf(element);
    else if (element.localName === 'img' || role === 'image') this.#say(pictureWords(element, this.#pass));
    else if (element instanceof HTMLSelectElement && element === this.#root) this.#optionsOf(element);
    else if (isField(element)) this.#say(fieldWords(element));
    else this.#within(element);
    this.#noteLink(element);
    if (this.#blocks.length + this.#line.length === before || looksLikeHost(element)) this.#doubt(element);
    this.#depth -= 1;
  }

  #isAway(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && isOutOfReach(element, box, this.#task.view);
  }

  /** Something is drawn here and says nothing: there may be a closed shadow root. */
  #doubt(element: Element): void {
    if (element.firstElementChild && !looksLikeHost(element)) return;
    const box = element.getBoundingClientRect();
    if ((looksLikeHost(element) || looksFilled(element, box)) && !shadowRootOf(element)) suspect(element, box);
  }

  /** The children of an element, on lines of their own where it is drawn so. */
  #within(element: Element): void {
    const { display, whiteSpaceCollapse } = styleOf(element, this.#pass) as CSSStyleDeclaration & {
      whiteSpaceCollapse?: string;
    };
    const inline = display.startsWith('inline') || display === 'contents';
    if (!inline) this.#endLine();
    const outer = this.#isWritten;
    this.#isWritten = whiteSpaceCollapse?.startsWith('preserve') === true || whiteSpaceCollapse === 'break-spaces';
    for (const child of drawnChildren(element)) {
      if (child instanceof Text) this.#text(child, element);
      else if (child instanceof Element) this.#visit(child);
    }
    if (display !== 'inline') this.#line += ' ';
    if (!inline) this.#endLine();
    this.#isWritten = outer;
  }

  #text(node: Text, parent: Element): void {
    if (!/\S/.test(node.data)) this.#line += this.#line === '' ? '' : ' ';
    else if (this.#isToRead(parent)) this.#add(shown(node.data, 'none'));
  }

  #isToRead(parent: Element): boolean {
    if (!isReadable(parent, this.#pass) || isOverlaid(parent, this.#pass)) return false;
    return !isPlain(parent) || !this.#isAway(parent);
  }

  #add(text: string): void {
    if (!this.#isWritten) {
      this.#line += text.replace(/\s+/g, ' ');
      return;
    }
    // Where line ends are drawn as they are written, they are line ends here too.
    const [first = '', ...more] = text.split('\n');
    this.#line += first;
    for (const line of more) {
      this.#flush();
      this.#line = line;
    }
  }

  #say(words: string): void {
    if (words !== '') this.#line += ` ${words} `;
  }

  #headingLine(element: Element): void {
    this.#endLine();
    this.#level = Number(element.getAttribute('aria-level') ?? element.localName[1]) || 2;
    for (const child of drawnChildren(element)) {
      if (child instanceof Text) this.#text(child, element);
      else if (child instanceof Element) this.#visitInline(child);
    }
    this.#heading = this.#line.trim();
    this.#flush();
    this.#level = 0;
  }

  /** Whatever is drawn in a heading stays on its line. */
  #visitInline(element: Element): void {
    const level = this.#level;
    this.#visit(element);
    this.#level = level;
  }

  /** Tables that only give a page its shape have no head and hold other things than words. */
  #table(element: Element): boolean {
    const words = (cell: Element) => wordsWithin(cell, this.#task);
    const table = element === this.#root || !isForLayout(element) ? readTable(element, this.#pass, words) : undefined;
    if (!table) return false;
    this.#endLine();
    if (this.#task.wantsLinks)
      for (const link of element.querySelectorAll('a[href]')) if (link.checkVisibility()) this.#noteLink(link);
    this.#blocks.push({ kind: 'table', table: { ...table, name: table.name || this.#heading }, item: this.#item });
    return true;
  }

  #listOf(element: Element): void {
    this.#endLine();
    const outer = { list: this.#list, item: this.#item };
    // Lists are named by attributes only.
    this.#lists.push((element.hasAttributes() && markedName(element, this.#pass)) || this.#heading);
    const isNumbered = element instanceof HTMLOListElement && styleOf(element, this.#pass).listStyleType !== 'none';
    const first = element instanceof HTMLOListElement ? element.start : 1;
    this.#list = { number: this.#lists.length, count: 0, first, isNumbered };
    this.#within(element);
    this.#endLine();
    [this.#list, this.#item] = [outer.list, outer.item];
  }

  #itemOf(element: Element): void {
    this.#endLine();
    const list = this.#list;
    const outer = this.#item;
    if (list) {
      list.count += 1;
      const mark = list.isNumbered ? `${list.first + list.count - 1}.` : '-';
      const depth = outer && outer.list !== list.number ? outer.depth + 1 : (outer?.depth ?? 0);
      this.#item = { list: list.number, index: list.count, depth, mark };
    }
    this.#within(element);
    this.#endLine();
    this.#item = outer;
  }

  /** All that can be chosen, for whoever asks about this very field. */
  #optionsOf(select: HTMLSelectElement): void {
    this.#lists.push(markedName(select, this.#pass) || this.#heading);
    for (const [index, { label, selected }] of [...select.options].entries()) {
      const item = { list: this.#lists.length, index: index + 1, depth: 0, mark: '-' };
      this.#blocks.push({ kind: 'text', text: `${label.trim()}${selected ? ' (selected)' : ''}`, item });
    }
  }

  #noteLink(element: Element): void {
    if (!this.#task.wantsLinks) return;
    const isLink = element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement;
    if (!isLink || !/^(?:https?|mailto|tel):/.test(element.href) || this.#isAway(element)) return;
    this.#links.push({ text: markedName(element, this.#pass), url: element.href });
  }

  #block(block: Block): void {
    this.#endLine();
    this.#blocks.push({ ...block, item: this.#item });
  }

  /** Ends the line, unless everything stays on it. */
  #endLine(): void {
    if (this.#level > 0) this.#line += ' ';
    else this.#flush();
  }

  #flush(): void {
    const text = this.#isWritten ? this.#line.trimEnd() : this.#line.replace(/\s+/g, ' ').trim();
    this.#line = '';
    if (text.trim() === '') return;
    const item = this.#item;
    if (this.#level > 0) this.#blocks.push({ kind: 'heading', level: this.#level, text, item });
    else this.#blocks.push({ kind: 'text', text, item });
  }
}

function isPlain(element: Element): boolean {
  return PLAIN.has(element.localName) && !element.hasAttribute('role');
}

function nearest(element: Element, what: ReadRequest['what'], pass: Pass): Element {
  if (what === 'text' || what === 'links' || element instanceof HTMLSelectElement) return element;
  const roles = what === 'table' ? TABLES : LISTS;
  for (let one: Element | null = element; one; one = drawnParent(one)) if (roles.has(roleOf(one, pass))) return one;
  return element;
}

function isForLayout(element: Element): boolean {
  if (!(element instanceof HTMLTableElement) || element.hasAttribute('role')) return false;
  if (element.caption || element.tHead || element.querySelector('th')) return false;
  if (element.querySelector('table')) return true;
  const [first, second] = element.rows;
  return !first || !second || first.cells.length < 2;
}

function isField(element: Element): boolean {
  return /^(?:input|select|textarea|meter|progress)$/.test(element.localName);
}

function fieldWords(element: Element): string {
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
    return element.checked ? '[x]' : '[ ]';
  if (element instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(element.type)) return element.value;
  if (element instanceof HTMLMeterElement || element instanceof HTMLProgressElement) return String(element.value);
  return (heldValue(element) ?? '').replace(/\s+/g, ' ');
}
