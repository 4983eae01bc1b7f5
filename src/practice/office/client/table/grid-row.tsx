import type { Column, Item } from '../../items/columns.ts';
import { t } from '../base/language.ts';
import { CellEditor } from './cell-editor.tsx';
import { CellValue, columnTitle } from './cell-value.tsx';
import type { useGrid } from './use-grid.ts';

interface GridRowProps {
  row: number;
  /** Not there while its page is on its way. */
  item: Item | undefined;
  columns: readonly Column[];
  grid: ReturnType<typeof useGrid>;
  top: number;
  selected: boolean;
  onSelect: (item: Item) => void;
}

export function GridRow({ row, item, columns, grid, top, selected, onSelect }: GridRowProps) {
  const style = { transform: `translateY(${top}px)` };
  // Counted from one, after the head.
  const index = row + 2;
  if (!item) {
    return (
      <tr className="grid-row waiting" aria-rowindex={index} aria-busy="true" style={style}>
        <td aria-colindex={1} />
        <td aria-colindex={2} className="number quiet">
          {row + 1}
        </td>
        <td aria-colindex={3}>
          <span className="skeleton" />
        </td>
      </tr>
    );
  }
  return (
    <tr className="grid-row" aria-rowindex={index} aria-selected={selected} style={style}>
      <td aria-colindex={1}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`${t('Select', 'Выбрать')} ${item.sku}`}
          checked={selected}
          onChange={() => onSelect(item)}
        />
      </td>
      <td aria-colindex={2} className="number quiet">
        {row + 1}
      </td>
      {columns.map((column, at) => (
        <GridCell key={column.key} row={row} at={at} item={item} column={column} grid={grid} />
      ))}
    </tr>
  );
}

interface GridCellProps {
  row: number;
  at: number;
  item: Item;
  column: Column;
  grid: ReturnType<typeof useGrid>;
}

function GridCell({ row, at, item, column, grid }: GridCellProps) {
  const isActive = grid.active.row === row && grid.active.column === at;
  const isEditing = grid.editing?.id === item.id && grid.editing.key === column.key;
  const problem = grid.problem?.id === item.id && grid.problem.key === column.key ? grid.problem.message : undefined;
  const classes = ['cell', column.kind, isActive && 'active', isEditing && 'editing', problem && 'wrong'];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid a td is a gridcell, which can be read-only
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus and handles the keys of its cells
    <td
      id={`cell-${row}-${at}`}
      aria-colindex={at + 3}
      aria-readonly={column.kind === 'code'}
      className={classes.filter(Boolean).join(' ')}
      onClick={() => {
        grid.setActive({ row, column: at });
        if (!isEditing) grid.focusGrid();
      }}
      onDoubleClick={() => {
        if (!isEditing && column.kind !== 'checkbox') grid.edit(item, column);
      }}
    >
      {isEditing ? (
        <CellEditor
          item={item}
          column={column}
          typed={grid.editing?.typed}
          problem={problem}
          onSave={(value, after) => void grid.finish(item, column, value, after)}
          onProblem={(message) => grid.setProblem({ id: item.id, key: column.key, message })}
          onCancel={grid.cancel}
        />
      ) : column.kind === 'checkbox' ? (
        <input
          type="checkbox"
          className="switch-box"
          tabIndex={-1}
          aria-label={`${columnTitle(column)}, ${item.sku}`}
          checked={item.online}
          onChange={() => grid.edit(item, column)}
        />
      ) : (
        <CellValue item={item} column={column} />
      )}
      {problem ? (
        <span id="cell-problem" role="alert" className="cell-problem">
          {problem}
        </span>
      ) : null}
    </td>
  );
}
