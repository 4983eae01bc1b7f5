import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Column, Item } from '../../items/columns.ts';
import { t } from '../base/language.ts';
import { GridRow } from './grid-row.tsx';
import { HeaderCell, type HeaderDeeds } from './header-cell.tsx';
import type { TableQuery } from './query.ts';
import type { RowBook } from './row-book.ts';
import { useGrid } from './use-grid.ts';

const HEAD_HEIGHT = 42;
const SPARE_ROWS = 6;
const LEAD_COLUMNS = 2;

interface GridProps extends HeaderDeeds {
  book: RowBook;
  query: TableQuery;
  columns: readonly Column[];
  rowHeight: number;
  selected: ReadonlySet<number>;
  onSelect: (item: Item) => void;
  onSelectAll: (all: boolean) => void;
  /** A row to bring into view and make current; a new object each time. */
  goTo: { row: number } | undefined;
}

/** The table. Only the rows in view (and a few spare ones) are in the page; the rest is empty height to scroll through. */
export function Grid(props: GridProps) {
  const { book, query, columns, rowHeight, selected, onSelect, onSelectAll, goTo } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const grid = useGrid(book, columns, table);
  const { active, setActive, focusGrid } = grid;

  const total = book.total ?? 0;
  const pageRows = Math.max(1, Math.floor((view.height - HEAD_HEIGHT) / rowHeight));
  const first = Math.max(0, Math.floor(view.top / rowHeight) - SPARE_ROWS);
  const last = Math.min(Math.max(total - 1, 0), first + pageRows + SPARE_ROWS * 2);

  useEffect(() => book.need(first, last), [book, first, last]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setView((old) => ({ ...old, height: element.clientHeight })));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query starts from its first row
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setActive({ row: 0, column: 0 });
  }, [book.search, setActive]);
  useEffect(() => {
    if (!goTo) return;
    setActive((old) => ({ ...old, row: goTo.row }));
    focusGrid();
  }, [goTo, setActive, focusGrid]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const top = active.row * rowHeight;
    const room = element.clientHeight - HEAD_HEIGHT - rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + room) element.scrollTop = top - room;
    document.getElementById(cellId(active.row, active.column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, rowHeight]);

  const widths = ['38px', '54px', ...columns.map(({ width }) => `minmax(${width}px, ${width}fr)`)].join(' ');
  const rows =
    book.total === undefined ? [] : Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const allSelected = total > 0 && selected.size >= total;
  return (
    <div
      ref={scroller}
      className="grid-scroller"
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget;
        setView((old) => ({ ...old, top: scrollTop }));
      }}
    >
      <table
        ref={table}
        className="grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of cells to edit is what a grid is
        role="grid"
        aria-label={t('Inventory', 'Товары')}
        aria-rowcount={book.total === undefined ? -1 : total + 1}
        aria-colcount={columns.length + LEAD_COLUMNS}
        aria-multiselectable="true"
        aria-busy={book.total === undefined}
        aria-activedescendant={cellId(active.row, active.column)}
        tabIndex={0}
        style={{ '--grid-columns': widths, '--row-height': `${rowHeight}px` } as CSSProperties}
        onKeyDown={(event) => {
          if (event.target === event.currentTarget) grid.steer(event, pageRows, onSelect);
        }}
      >
        <thead>
          <tr className="grid-row head-row" aria-rowindex={1}>
            <th scope="col" aria-colindex={1}>
              <input
                type="checkbox"
                aria-label={t('Select all rows', 'Выбрать все строки')}
                checked={allSelected}
                ref={(box) => {
                  if (box) box.indeterminate = selected.size > 0 && !allSelected;
                }}
                onChange={(event) => onSelectAll(event.target.checked)}
              />
            </th>
            <th scope="col" aria-colindex={2} className="head number">
              #
            </th>
            {columns.map((column, index) => (
              <HeaderCell
                key={column.key}
                column={column}
                position={index + 1 + LEAD_COLUMNS}
                sorted={query.sort !== column.key ? 'none' : query.descending ? 'descending' : 'ascending'}
                filtered={query.filters[column.key] !== undefined}
                onSort={props.onSort}
                onFilter={props.onFilter}
                onHide={props.onHide}
              />
            ))}
          </tr>
        </thead>
        <tbody style={{ height: total * rowHeight }}>
          {rows.map((row) => (
            <GridRow
              key={row}
              row={row}
              item={book.at(row)}
              columns={columns}
              grid={grid}
              top={row * rowHeight}
              selected={selected.has(book.at(row)?.id ?? -1)}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
      {book.total === undefined ? <p className="grid-note">{t('Loading rows…', 'Загружаем строки…')}</p> : null}
      {book.total === 0 ? <p className="grid-note">{t('No row matches.', 'Ничего не подходит.')}</p> : null}
    </div>
  );
}

function cellId(row: number, column: number): string {
  return `cell-${row}-${column}`;
}
