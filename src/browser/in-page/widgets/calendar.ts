import type { Calendar, CalendarButton, CalendarDay, CalendarList } from '../../anatomy.ts';
import { type Day, nextMonth, readDate, readMonth } from '../../widgets/dates.ts';
import { activeRole } from '../clickable.ts';
import { statesOf } from '../describe.ts';
import { elementOf, type LocalId } from '../ids.ts';
import { nameOf } from '../name.ts';
import { type Pass, startPass } from '../pass.ts';
import { roleOf } from '../role.ts';
import { drawnParent, shadowRootOf } from '../shadow.ts';
import { deepElements, isShown } from './deep.ts';
import { numberParts } from './parts.ts';
import { openedSince, pointedAt } from './relations.ts';

/** The shortest month. */
const FEWEST_DAYS = 28;
/** A number, a price, a dot, a hint; what holds more is no day. */
const MOST_IN_A_DAY = 5;
/** So far around a calendar its month may be named. */
const FAR = 5;

interface Sheet {
  grid: Element;
  cells: { element: Element; number: number }[];
  caption: { text: string; element: Element } | undefined;
}

/** The calendar that a control shows: in what it has opened, in what it controls, or else anywhere on the page. */
export function calendar(id: LocalId): Calendar | undefined {
  const element = elementOf(id);
  if (!element) return undefined;
  const pass = startPass({ shadowRootOf });
  const languages = languagesOf(element);
  const opened = [...pointedAt(element, 'aria-controls').filter(isShown), ...openedSince(pass)];
  const sheets = firstWithSheets([...opened, element, document.documentElement], languages, pass);
  const days = sheets.flatMap((sheet) => datesOf(sheet, languages, pass));
  if (days.length === 0) return undefined;
  const whole = surroundings(sheets);
  const parts = numberParts(
    days.map(({ target }) => target),
    pass,
  );
  return {
    days: days.map(({ date, target, cell }, index) => ({ part: parts[index] ?? 0, date, ...standing(target, cell) })),
    months: [...new Set(days.map(({ date }) => date.slice(0, 7)))].sort(),
    buttons: buttonsIn(whole, sheets, pass),
    lists: listsIn(whole, pass),
  };
}

function firstWithSheets(scopes: readonly Element[], languages: readonly string[], pass: Pass): Sheet[] {
  for (const scope of scopes) {
    const sheets = sheetsIn(scope, languages, pass);
    if (sheets.length > 0) return sheets;
  }
  return [];
}

/** Each block of numbers from one to the last of a month. */
function sheetsIn(scope: Element, languages: readonly string[], pass: Pass): Sheet[] {
  const cells = [...deepElements(scope)].flatMap((element) => {
    const number = dayNumber(element, pass);
    return number === undefined || !isShown(element) ? [] : [{ element, number }];
  });
  // Of nested elements with the same number the innermost is enough.
  const outer = new Set(cells.flatMap(({ element }) => around(element)));
  const inner = cells.filter(({ element }) => !outer.has(element));
  const counts = new Map<Element, number>();
  for (const one of inner.flatMap(({ element }) => around(element))) counts.set(one, (counts.get(one) ?? 0) + 1);
  const blocks = Map.groupBy(inner, ({ element }) =>
    around(element).find((one) => (counts.get(one) ?? 0) >= FEWEST_DAYS),
  );
  return [...blocks].flatMap(([grid, days]) =>
    grid && days.length >= FEWEST_DAYS ? [{ grid, cells: days, caption: captionOf(grid, languages, pass) }] : [],
  );
}

/** What lies around an element, the nearest first; no calendar is nested deeper. */
function around(element: Element): Element[] {
  const all: Element[] = [];
  for (let one = drawnParent(element); one && all.length < 8; one = drawnParent(one)) all.push(one);
  return all;
}

/** The number that a cell begins with; prices and dots may follow it. */
function dayNumber(element: Element, pass: Pass): number | undefined {
  if (element.childElementCount > MOST_IN_A_DAY) return undefined;
  const text = element.textContent ?? '';
  if (text.length > 80) return undefined;
  const isCell =
    /^(gridcell|cell|button|link|option|radio)$/.test(roleOf(element, pass)) || element.children.length === 0;
  const number = isCell ? Number(/^\s*(\d{1,2})(?![\d:.,])/.exec(text)?.[1]) : Number.NaN;
  return number >= 1 && number <= 31 ? number : undefined;
}

function contains(outer: Element, inner: Element): boolean {
  for (let one: Element | null = inner; one; one = drawnParent(one)) if (one === outer) return true;
  return false;
}

function datesOf(
  { cells, caption }: Sheet,
  languages: readonly string[],
  pass: Pass,
): { date: Day; target: Element; cell: Element }[] {
  const month = caption && readMonth(caption.text, languages);
  let page = month === undefined || cells[0]?.number === 1 ? month : nextMonth(month, -1);
  let last = 0;
  return cells.flatMap(({ element, number }) => {
    if (page !== undefined && number < last) page = nextMonth(page);
    last = number;
    const target = targetOf(element, pass);
    const counted = page === undefined ? undefined : `${page}-${String(number).padStart(2, '0')}`;
    const date = writtenDate(element, target, languages, pass) ?? counted;
    return date === undefined ? [] : [{ date, target, cell: element }];
  });
}

/** What is pressed for a day: the button or cell around the number. */
function targetOf(element: Element, pass: Pass): Element {
  for (let one: Element | null = element, up = 0; one && up < 3; one = drawnParent(one), up += 1)
    if (/^(button|gridcell|link|option|radio)$/.test(roleOf(one, pass)) || one.hasAttribute('tabindex')) return one;
  return element;
}

/** The date as it is written on a day for machines or for those who listen. */
function writtenDate(element: Element, target: Element, languages: readonly string[], pass: Pass): Day | undefined {
  const around = drawnParent(target);
  const bearers = [...new Set([element, target, ...deepElements(target), ...(around ? [around] : [])])];
  for (const bearer of bearers)
    for (const { value } of bearer.attributes) {
      const iso = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(value)?.[1];
      if (iso !== undefined) return iso;
    }
  for (const bearer of bearers) {
    const label = bearer.getAttribute('aria-label') ?? (bearer === target ? nameOf(target, pass) : '');
    const date = label.length > 4 ? readDate(label, languages) : undefined;
    if (date !== undefined) return date;
  }
  return undefined;
}

/** The words nearest to a block of days that name a month and a year. */
function captionOf(grid: Element, languages: readonly string[], pass: Pass): Sheet['caption'] {
  const named = nameOf(grid, pass);
  if (readMonth(named, languages) !== undefined) return { text: named, element: grid };
  for (let one: Element | null = grid, up = 0; one && up < FAR; one = drawnParent(one), up += 1) {
    const texts = [...deepElements(one)]
      .filter((text) => !contains(grid, text) || one === grid)
      .flatMap((element) => shownText(element));
    const whole = texts.findLast(
      ({ text }) => text.length < 60 && /\D/.test(text) && readMonth(text, languages) !== undefined,
    );
    if (whole) return whole;
    const joined = texts
      .map(({ text }) => text)
      .filter((text) => text.length < 30)
      .join(' ');
    if (texts[0] && joined.length < 200 && readMonth(joined, languages) !== undefined)
      return { text: joined, element: texts[0].element };
  }
  return undefined;
}

function shownText(element: Element): { text: string; element: Element }[] {
  if (!isShown(element)) return [];
  if (element instanceof HTMLSelectElement) return [{ text: element.selectedOptions[0]?.label ?? '', element }];
  if (element instanceof HTMLInputElement) return [{ text: element.value, element }];
  const isLeaf =
    element.children.length === 0 || [...element.childNodes].some((one) => one instanceof Text && /\S/.test(one.data));
  const text = isLeaf && element.localName !== 'option' ? (element.textContent ?? '').replace(/\s+/g, ' ').trim() : '';
  return text === '' ? [] : [{ text, element }];
}

function standing(target: Element, cell: Element): Pick<CalendarDay, 'disabled' | 'chosen'> {
  const around = drawnParent(target);
  const states = [target, cell, ...(around && roleOfCell(around) ? [around] : [])].flatMap(statesOf);
  return {
    disabled: states.includes('disabled'),
    chosen: states.some((state) => state === 'selected' || state === 'pressed' || state === 'checked'),
  };
}

const roleOfCell = (element: Element) => element.matches('td, [role=gridcell]');

/** What holds the calendar with everything that belongs to it: the dialog it stands in, or what is next to it. */
function surroundings(sheets: readonly Sheet[]): Element {
  const grid = sheets[0]?.grid ?? document.body;
  for (let one: Element | null = grid; one; one = drawnParent(one))
    if (one.matches('dialog, [role=dialog], [popover]')) return one;
  let around: Element = grid;
  for (let up = 0; up < 3; up += 1) around = drawnParent(around) ?? around;
  return around;
}

/** What turns a page is a button or a link, or something that only listens; of an anchor without an address that is not known yet. */
function isPressed(element: Element, pass: Pass): boolean {
  if (element.localName === 'a') return true;
  const role = activeRole(element, roleOf(element, pass), pass);
  return role === 'button' || role === 'link' || role === 'clickable';
}

function buttonsIn(around: Element, sheets: readonly Sheet[], pass: Pass): CalendarButton[] {
  const captions = sheets.flatMap(({ caption, grid }) =>
    caption ? [caption.element === grid ? grid : caption.element] : [],
  );
  const box = captions[0]?.getBoundingClientRect();
  const buttons = [...deepElements(around)].filter(
    (one) =>
      isPressed(one, pass) &&
      isShown(one) &&
      !sheets.some(({ grid }) => contains(grid, one) && dayNumber(one, pass) !== undefined),
  );
  const parts = numberParts(buttons, pass);
  return buttons.map((button, index) => ({
    part: parts[index] ?? 0,
    name: nameOf(button, pass) || (button.textContent ?? '').trim(),
    disabled: statesOf(button).includes('disabled'),
    ...placeBeside(button.getBoundingClientRect(), box),
  }));
}

function placeBeside(button: DOMRect, caption: DOMRect | undefined): Pick<CalendarButton, 'side' | 'distance'> {
  if (!caption) return { side: 'elsewhere', distance: 0 };
  const [across, down] = [middle(button).x - middle(caption).x, middle(button).y - middle(caption).y];
  const besides = Math.abs(down) < Math.max(button.height, Math.min(caption.height, 60));
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const side = across < 0 === rightToLeft ? 'after' : 'before';
  return { side: besides ? side : 'elsewhere', distance: Math.abs(across) };
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function listsIn(around: Element, pass: Pass): CalendarList[] {
  const lists = [...deepElements(around)].filter((one) => one instanceof HTMLSelectElement && isShown(one));
  const parts = numberParts(lists, pass);
  return lists.flatMap((list, index) =>
    list instanceof HTMLSelectElement
      ? [
          {
            part: parts[index] ?? 0,
            options: [...list.options].map((option) => option.label.trim()),
            value: list.selectedOptions[0]?.label.trim() ?? '',
          },
        ]
      : [],
  );
}

function languagesOf(element: Element): string[] {
  const written = [...allAround(element)].find((one) => one.hasAttribute('lang'))?.getAttribute('lang');
  return [...(written ? [written] : []), navigator.language];
}

function* allAround(element: Element): Generator<Element> {
  for (let one: Element | null = element; one; one = drawnParent(one)) yield one;
}

/** What stands in a control and in the fields beside it: where a date that was picked will be written. */
export function writtenNear(id: LocalId): string[] {
  const element = elementOf(id);
  if (!element) return [];
  const pass = startPass({ shadowRootOf });
  const texts = [nameOf(element, pass), element.textContent ?? '', heldBy(element)];
  for (let one = drawnParent(element), up = 0; one && up < 3; one = drawnParent(one), up += 1)
    for (const near of deepElements(one)) {
      texts.push(heldBy(near));
      if (/^(button|combobox|textbox)$/.test(roleOf(near, pass)))
        texts.push(nameOf(near, pass), near.textContent ?? '');
    }
  return [...new Set(texts.filter((text) => text !== '' && text.length < 200))];
}

function heldBy(element: Element): string {
  return element instanceof HTMLInputElement && element.type !== 'password' ? element.value : '';
}
