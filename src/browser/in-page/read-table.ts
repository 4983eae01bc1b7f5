import type { Table } from '../reading.ts';
import { markedName } from './marked.ts';
import type { Pass } from './pass.ts';
import { roleOf } from './role.ts';
import { drawnChildren } from './shadow.ts';

const HEADS = new Set(['columnheader', 'rowheader']);
const CELLS = new Set(['cell', 'gridcell', ...HEADS]);
const GROUPS = new Set(['rowgroup', 'generic', 'none', '']);
/** What the parts of most tables are. */
const NATIVE = new Map([
  ['thead', 'rowgroup'],
  ['tbody', 'rowgroup'],
  ['tfoot', 'rowgroup'],
  ['tr', 'row'],
  ['td', 'cell'],
]);
/** Nobody draws a cell over more columns or rows than this. */
const WIDEST = 1_000;

interface Cell {
  text: string;
  isHead: boolean;
  across: number;
  down: number;
}

/** A table as rows of texts, whatever it is made of. Undefined where it has no rows. */
export function readTable(table: Element, pass: Pass, words: (cell: Element) => string): Table | undefined {
  const rows = within(table, 'row', pass).map((row) => cellsOf(row, pass, words));
  const grid = unfold(rows.filter((cells) => cells.length > 0));
  if (grid.length === 0) return undefined;
  const heads = headRows(grid);
  const width = Math.max(...grid.map((row) => row.length));
  const total = Number(table.getAttribute('aria-rowcount') ?? 0);
  return {
    name: markedName(table, pass),
    columns: heads === 0 ? [] : Array.from({ length: width }, (_, index) => headOf(grid.slice(0, heads), index)),
    rows: grid.slice(heads).map((row) => Array.from({ length: width }, (_, index) => row[index]?.text ?? '')),
    totalRows: total > grid.length ? total - heads : undefined,
  };
}

/** Its role in a table. Asking for it takes long, and here it goes without saying. */
function partOf(element: Element, pass: Pass): string {
  const native = element.hasAttribute('role') ? undefined : NATIVE.get(element.localName);
  return native ?? roleOf(element, pass);
}

/** Elements of a role below another, through what only groups them; a table in a cell is a table of its own. */
function within(parent: Element, role: string, pass: Pass): Element[] {
  const found: Element[] = [];
  for (const child of drawnChildren(parent)) {
    if (!(child instanceof Element)) continue;
    const own = partOf(child, pass);
    if (own === role) {
      if (child.checkVisibility()) found.push(child);
    } else if (GROUPS.has(own)) found.push(...within(child, role, pass));
  }
  return found;
}

function cellsOf(row: Element, pass: Pass, words: (cell: Element) => string): Cell[] {
  const cells: Cell[] = [];
  const gather = (parent: Element) => {
    for (const child of drawnChildren(parent)) {
      if (!(child instanceof Element)) continue;
      const role = partOf(child, pass);
      if (CELLS.has(role)) {
        if (child.checkVisibility())
          cells.push({ text: words(child), isHead: role === 'columnheader', ...spanOf(child) });
      } else if (GROUPS.has(role)) gather(child);
    }
  };
  gather(row);
  return cells;
}

function spanOf(cell: Element): { across: number; down: number } {
  const { colSpan = 1, rowSpan = 1 } = cell instanceof HTMLTableCellElement ? cell : {};
  const across = Number(cell.getAttribute('aria-colspan') ?? colSpan);
  const down = Number(cell.getAttribute('aria-rowspan') ?? rowSpan);
  return { across: Math.min(Math.max(1, across || 1), WIDEST), down: Math.min(Math.max(1, down || 1), WIDEST) };
}

type Slot = Pick<Cell, 'text' | 'isHead'>;

/** Every cell in the rows and columns that it covers. What is beside its first column is a copy only in a head. */
function unfold(rows: readonly (readonly Cell[])[]): Slot[][] {
  const grid: Slot[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { text, isHead, across, down } of row) {
      while (grid[at]?.[column]) column += 1;
      for (let below = 0; below < down; below += 1)
        for (let beside = 0; beside < across; beside += 1) {
          const line = grid[at + below];
          if (line) line[column + beside] ??= { text: beside === 0 || isHead ? text : '', isHead };
        }
      column += across;
    }
  }
  return grid;
}

/** How many rows at the top are all heads. A table of heads only has none. */
function headRows(grid: readonly (readonly Slot[])[]): number {
  const first = grid.findIndex((row) => !row.every((slot, index) => slot.isHead || (index === 0 && slot.text === '')));
  return Math.max(0, first);
}

function headOf(heads: readonly (readonly Slot[])[], column: number): string {
  const texts = heads.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
  return [...new Set(texts)].join(' / ');
}
