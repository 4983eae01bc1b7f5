import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TODAY } from '../../../days.ts';
import type { Column, Item } from '../../items/columns.ts';
import { t } from '../base/language.ts';
import { choiceLabel, columnTitle } from './cell-value.tsx';

/** Where the focus goes after a save; `leave` when it has already gone elsewhere. */
export type After = 'stay' | 'next' | 'previous' | 'leave';

interface CellEditorProps {
  item: Item;
  column: Column;
  /** A typed letter that began the edit and replaces the old text. */
  typed: string | undefined;
  problem: string | undefined;
  onSave: (value: string | number, after: After) => void;
  onProblem: (message: string) => void;
  onCancel: () => void;
}

/** The control inside a cell: Enter and Tab save, Escape leaves everything as it was. */
export function CellEditor({ item, column, typed, problem, onSave, onProblem, onCancel }: CellEditorProps) {
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [draft, setDraft] = useState(typed ?? String(item[column.key]));
  // Saving and cancelling both end with a blur, which must not save again.
  const leaving = useRef(false);

  useEffect(() => {
    control.current?.focus();
    if (typed === undefined && column.kind !== 'select' && column.kind !== 'date') control.current?.select();
  }, [typed, column.kind]);

  const save = (text: string, after: After) => {
    if (leaving.current) return;
    const value = column.kind === 'number' ? Number(text.replaceAll(/\s/g, '').replace(',', '.')) : text;
    if (text.trim() === '' && column.kind === 'number') return onProblem(t('Enter a number.', 'Введите число.'));
    if (Number.isNaN(value)) return onProblem(t('This is not a number.', 'Это не число.'));
    leaving.current = true;
    onSave(value, after);
  };
  const steer = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      leaving.current = true;
      onCancel();
    } else if (event.key === 'Enter') save(draft, 'stay');
    else if (event.key === 'Tab') save(draft, event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };

  const shared = {
    ref: control,
    value: draft,
    'aria-label': columnTitle(column),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : 'cell-problem',
    className: 'cell-editor',
    onKeyDown: steer,
    onBlur: () => save(draft, 'leave'),
  };
  if (column.kind === 'select') {
    return (
      <select
        {...shared}
        onChange={(event) => {
          setDraft(event.target.value);
          save(event.target.value, 'stay');
        }}
      >
        {column.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {choiceLabel(choice)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type={column.kind === 'date' ? 'date' : 'text'}
      min={column.kind === 'date' ? TODAY : undefined}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
    />
  );
}
