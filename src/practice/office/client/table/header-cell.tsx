import { type PointerEvent, useRef, useState } from 'react';
import type { Column } from '../../items/columns.ts';
import { Icon } from '../base/icons.tsx';
import { t } from '../base/language.ts';
import type { MenuEntry } from '../chrome/menu.tsx';
import { below, PopupMenu, type Spot } from '../chrome/popup-menu.tsx';
import { columnTitle } from './cell-value.tsx';

export interface HeaderDeeds {
  onSort: (column: Column, direction: 'up' | 'down' | 'none') => void;
  onFilter: (column: Column) => void;
  onHide: (column: Column) => void;
}

interface HeaderCellProps extends HeaderDeeds {
  column: Column;
  position: number;
  sorted: 'ascending' | 'descending' | 'none';
  filtered: boolean;
}

/** The head of a column: a click sorts, and a menu opens to the pointer that rests on its dots. */
export function HeaderCell({ column, position, sorted, filtered, onSort, onFilter, onHide }: HeaderCellProps) {
  const [menu, setMenu] = useState<{ at: Spot; hovered: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const title = columnTitle(column);

  const soon = (delay: number, change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  };
  const rest = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== 'mouse') return;
    const at = below(event.currentTarget);
    soon(180, () => setMenu((old) => old ?? { at, hovered: true }));
  };
  const leave = () => soon(300, () => setMenu((old) => (old?.hovered ? undefined : old)));

  const next = sorted === 'none' ? 'up' : sorted === 'ascending' ? 'down' : 'none';
  const entries: MenuEntry[] = [
    { label: t('Sort ascending', 'По возрастанию'), icon: 'up', run: () => onSort(column, 'up') },
    { label: t('Sort descending', 'По убыванию'), icon: 'down', run: () => onSort(column, 'down') },
    { label: t('Clear sorting', 'Без сортировки'), disabled: sorted === 'none', run: () => onSort(column, 'none') },
    { label: t('Filter…', 'Фильтр…'), icon: 'filter', apart: true, run: () => onFilter(column) },
    { label: t('Hide column', 'Скрыть столбец'), apart: true, run: () => onHide(column) },
  ];
  return (
    <th scope="col" aria-sort={sorted} aria-colindex={position} className={`head ${column.kind}`}>
      <button type="button" className="head-sort" onClick={() => onSort(column, next)}>
        <span>{title}</span>
        {filtered ? <Icon name="filter" size={13} /> : null}
        {sorted === 'none' ? null : <Icon name={sorted === 'ascending' ? 'up' : 'down'} size={14} />}
      </button>
      <button
        type="button"
        className="head-menu"
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-label={`${title}: ${t('column menu', 'меню столбца')}`}
        onPointerEnter={rest}
        onPointerLeave={leave}
        onClick={(event) => {
          clearTimeout(timer.current);
          setMenu({ at: below(event.currentTarget), hovered: false });
        }}
      >
        <Icon name="more" size={16} />
      </button>
      {menu ? (
        <PopupMenu
          key={String(menu.hovered)}
          label={title}
          at={menu.at}
          hovered={menu.hovered}
          entries={entries}
          onEnter={() => clearTimeout(timer.current)}
          onClose={() => setMenu(undefined)}
        />
      ) : null}
    </th>
  );
}
