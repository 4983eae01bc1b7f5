import { ACTIONABLE } from './contents.ts';
import type { Pass } from './pass.ts';

/** Grids that people work in; a plain table is only read. */
const GRIDS = '[role=grid],[role=treegrid]';
const CELLS = 'td,th,[role=gridcell],[role=rowheader],[role=columnheader]';
const CELL_ROLES = /^(gridcell|rowheader|columnheader)$/;
const STATES = ['aria-selected', 'aria-expanded', 'aria-checked'];
/** A grid of so few cells is a calendar or a board, where each is a thing of its own. */
const MOST_CELLS = 60;

/**
 * Whether a row or cell can be acted on as part of a grid, also while the focus that wanders through it is elsewhere.
 * Where the row says how it stands, or takes the focus, it is the one thing to act on and not each of its cells.
 */
export function isWorkedInGrid(element: Element, role: string, pass: Pass): boolean {
  if (role !== 'row' && !CELL_ROLES.test(role)) return false;
  const grid = element.closest(GRIDS);
  if (!grid) return false;
  return role === 'row' ? isWorkedRow(element) : isWorkedCell(element, role, grid, pass);
}

function isWorkedRow(row: Element): boolean {
  if (!speaksForItself(row)) return false;
  const isFolding = row.hasAttribute('aria-expanded') && row.querySelector('[aria-expanded]') === null;
  // A box in the row is there to select it by.
  return isFolding || row.hasAttribute('tabindex') || row.querySelector(BOXES) === null;
}

const BOXES = 'input[type=checkbox],input[type=radio],[role=checkbox],[role=radio]';

function isWorkedCell(cell: Element, role: string, grid: Element, pass: Pass): boolean {
  if (cell.getAttribute('aria-readonly') === 'false') return true;
  const row = cell.closest('tr,[role=row]');
  if (row && speaksForItself(row)) return false;
  if (tellsState(cell)) return true;
  if (role === 'columnheader') return cell.hasAttribute('aria-sort') && cell.querySelector(ACTIONABLE) === null;
  return cell.hasAttribute('tabindex') && isWayIn(cell, row, grid, pass);
}

/** A link or button in the row is what a person goes for; in a big grid the keys lead on from the first cell. */
function isWayIn(cell: Element, row: Element | null, grid: Element, pass: Pass): boolean {
  const others = row?.querySelectorAll(ACTIONABLE) ?? [];
  if ([...others].some((one) => !one.matches(CELLS))) return false;
  return isSmall(grid, pass) || row?.querySelector(FOCUSABLE_CELLS) === cell;
}

const FOCUSABLE_CELLS = `:is(${CELLS})[tabindex]`;

/** Counted once a look: every cell asks. */
const sizes = new WeakMap<Pass, Map<Element, number>>();

function isSmall(grid: Element, pass: Pass): boolean {
  const known = sizes.get(pass) ?? new Map<Element, number>();
  sizes.set(pass, known);
  const size = known.get(grid) ?? grid.querySelectorAll(FOCUSABLE_CELLS).length;
  known.set(grid, size);
  return size <= MOST_CELLS;
}

const speaksForItself = (row: Element) => tellsState(row) || row.hasAttribute('tabindex');

const tellsState = (element: Element) => STATES.some((name) => element.hasAttribute(name));
