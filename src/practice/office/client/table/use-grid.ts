import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Column, ColumnKey, Item } from '../../items/columns.ts';
import { t } from '../base/language.ts';
import { messageOf, request } from '../base/request.ts';
import { showToast } from '../base/toast.ts';
import type { After } from './cell-editor.tsx';
import { choiceLabel, columnTitle } from './cell-value.tsx';
import type { RowBook } from './row-book.ts';

export interface CellPlace {
  row: number;
  column: number;
}

export interface Editing {
  id: number;
  key: ColumnKey;
  typed: string | undefined;
}

export interface Problem {
  id: number;
  key: ColumnKey;
  message: string;
}

/** What the person is doing in the grid: which cell is current, which is being edited, what went wrong. */
export function useGrid(book: RowBook, columns: readonly Column[], table: RefObject<HTMLTableElement | null>) {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing>();
  const [problem, setProblem] = useState<Problem>();

  // An undo may come after the rows were fetched anew.
  const newest = useRef(book);
  useEffect(() => {
    newest.current = book;
  }, [book]);

  const focusGrid = useCallback(() => table.current?.focus({ preventScroll: true }), [table]);

  const patch = async (item: Item, key: ColumnKey, value: Item[ColumnKey]) => {
    newest.current.replace(await request<Item>('PATCH', `/items/${item.id}`, { body: { [key]: value } }));
  };

  /** Shows the new value at once; the old one comes back if the server refuses. */
  const save = async (item: Item, column: Column, value: Item[ColumnKey]): Promise<boolean> => {
    const { key } = column;
    setProblem(undefined);
    if (value === item[key]) return true;
    newest.current.replace({ ...item, [key]: value });
    try {
      await patch(item, key, value);
      showToast({
        text: `${item.sku}: ${columnTitle(column)} — ${spoken(value)}`,
        undo: () => patch(item, key, item[key]),
      });
      return true;
    } catch (error) {
      newest.current.replace(item);
      setProblem({ id: item.id, key, message: messageOf(error) });
      return false;
    }
  };

  const finish = async (item: Item, column: Column, value: string | number, after: After) => {
    setEditing(undefined);
    if (after !== 'leave') focusGrid();
    const step = after === 'next' ? 1 : after === 'previous' ? -1 : 0;
    setActive((old) => ({ ...old, column: clamp(old.column + step, columns.length) }));
    if (await save(item, column, value)) return;
    // Open again with what was typed, unless the person is already busy with another cell.
    setEditing((other) => other ?? { id: item.id, key: column.key, typed: String(value) });
  };

  const cancel = () => {
    setEditing(undefined);
    setProblem(undefined);
    focusGrid();
  };

  /** Begins an edit, or flips a checkbox; read-only cells stay as they are. */
  const edit = (item: Item, column: Column, typed?: string) => {
    setProblem(undefined);
    if (column.kind === 'code') return;
    if (column.kind === 'checkbox') void save(item, column, !item[column.key]);
    else setEditing({ id: item.id, key: column.key, typed });
  };

  const steer = (event: KeyboardEvent, pageRows: number, onSelect: (item: Item) => void) => {
    const total = book.total ?? 0;
    const moved = moveBy(event, active, { rows: total, columns: columns.length, pageRows });
    const item = book.at(active.row);
    const column = columns[active.column];
    if (moved) setActive(moved);
    else if (event.key === 'Escape') setProblem(undefined);
    else if (!item || !column) return;
    else if (event.key === 'Enter' || event.key === 'F2') edit(item, column);
    else if (event.key === ' ' && column.kind === 'checkbox') edit(item, column);
    else if (event.key === ' ') onSelect(item);
    else if (isTyping(event) && (column.kind === 'text' || column.kind === 'number')) edit(item, column, event.key);
    else return;
    event.preventDefault();
  };

  return { active, setActive, editing, problem, setProblem, edit, finish, cancel, steer, focusGrid };
}

function spoken(value: Item[ColumnKey]): string {
  if (typeof value === 'boolean') return value ? t('yes', 'да') : t('no', 'нет');
  return value === '' ? t('empty', 'пусто') : choiceLabel(String(value));
}

function isTyping(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function moveBy(
  event: KeyboardEvent,
  { row, column }: CellPlace,
  size: { rows: number; columns: number; pageRows: number },
): CellPlace | undefined {
  const to = (nextRow: number, nextColumn: number) => ({
    row: clamp(nextRow, size.rows),
    column: clamp(nextColumn, size.columns),
  });
  switch (event.key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'PageDown':
      return to(row + size.pageRows, column);
    case 'PageUp':
      return to(row - size.pageRows, column);
    case 'Home':
      return to(event.ctrlKey ? 0 : row, 0);
    case 'End':
      return to(event.ctrlKey ? size.rows - 1 : row, size.columns - 1);
    default:
      return undefined;
  }
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}
