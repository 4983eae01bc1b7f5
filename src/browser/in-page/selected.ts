const TICKED = 'input[type=checkbox]:checked,[role=checkbox][aria-checked=true]';
const BOXES = 'input[type=checkbox],[role=checkbox]';
const CHOSEN =
  '[role=row][aria-selected=true],[role=option][aria-selected=true],[role=treeitem][aria-selected=true],tr[aria-selected=true],li[aria-selected=true],select[multiple] option:checked';
const ITEMS = 'tr,li,article,[role=row],[role=listitem],[role=option],[role=treeitem],[role=article]';

/** How many things of a list are ticked or chosen where this stands: a button above a list acts on all of them. */
export function selectedAround(element: Element): number {
  // Who ticks one more acts on that one. A form may hide its own methods.
  if (element instanceof HTMLFormElement || element.matches(`${BOXES},option,[role=option]`)) return 0;
  const root = element.getRootNode() as Document | ShadowRoot;
  const roots = root === document ? [document] : [root, document];
  const chosen = new Set(roots.flatMap((one) => [...one.querySelectorAll(CHOSEN)]).filter(isOneOfSeveral));
  for (const box of roots.flatMap((one) => [...one.querySelectorAll(TICKED)])) {
    const item = itemOf(box);
    if (item && !isHead(item)) chosen.add(item);
  }
  // A button in a row that is not ticked acts on that row.
  const own = itemOf(element);
  return own && !chosen.has(own) && own.querySelectorAll(BOXES).length === 1 ? 0 : chosen.size;
}

/** One choice is what every list of choices has; several are a selection. */
function isOneOfSeveral(one: Element, _: number, all: readonly Element[]): boolean {
  return all.filter(({ parentElement }) => parentElement === one.parentElement).length > 1;
}

/** What a box belongs to: the row or item that it stands in, or the box itself where it is one of many of a name. */
function itemOf(element: Element): Element | undefined {
  const item = element.closest(ITEMS);
  if (item && item.querySelectorAll(BOXES).length <= 1) return item;
  const name = element.matches(BOXES) ? (element.getAttribute('name') ?? '') : '';
  const isOneOfMany = name !== '' && document.querySelectorAll(`input[name=${CSS.escape(name)}]`).length > 1;
  return isOneOfMany ? element : undefined;
}

/** The box there ticks all the others. */
function isHead(item: Element): boolean {
  if (item.closest('thead') || item.querySelector('[role=columnheader]')) return true;
  return item.localName === 'tr' && item.querySelector('th') !== null && item.querySelector('td') === null;
}
