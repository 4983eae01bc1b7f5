import { type FormEvent, useState } from 'react';
import type { Column } from '../../items/columns.ts';
import { NativeDialog } from '../base/dialogs.tsx';
import { t } from '../base/language.ts';
import { choiceLabel, columnTitle } from './cell-value.tsx';

interface FilterDialogProps {
  column: Column;
  filter: string;
  onApply: (filter: string) => void;
  onClose: () => void;
}

/** Asks for the filter of one column, in the way that fits its kind. */
export function FilterDialog({ column, filter, onApply, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft === '..' ? '' : draft.trim());
  };
  return (
    <NativeDialog title={`${t('Filter', 'Фильтр')}: ${columnTitle(column)}`} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="dialog-body">
          <FilterFields column={column} draft={draft} onChange={setDraft} />
        </div>
        <footer className="dialog-foot">
          <button type="button" className="button" onClick={() => onApply('')}>
            {t('Clear', 'Сбросить')}
          </button>
          <button type="submit" className="button primary">
            {t('Apply', 'Применить')}
          </button>
        </footer>
      </form>
    </NativeDialog>
  );
}

interface FieldsProps {
  column: Column;
  draft: string;
  onChange: (draft: string) => void;
}

function FilterFields({ column, draft, onChange }: FieldsProps) {
  if (column.kind === 'select') {
    const chosen = draft.split(',').filter(Boolean);
    return (
      <fieldset className="choices">
        <legend>{t('Show only', 'Показывать только')}</legend>
        {column.choices?.map((choice) => (
          <label key={choice} className="check-line">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={(event) =>
                onChange(
                  (event.target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice)).join(','),
                )
              }
            />
            {choiceLabel(choice)}
          </label>
        ))}
      </fieldset>
    );
  }
  if (column.kind === 'checkbox') {
    return (
      <label className="field">
        <span>{columnTitle(column)}</span>
        <select value={draft} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('Any', 'Всё равно')}</option>
          <option value="yes">{t('Yes', 'Да')}</option>
          <option value="no">{t('No', 'Нет')}</option>
        </select>
      </label>
    );
  }
  if (column.kind === 'number' || column.kind === 'date') {
    const [from = '', to = ''] = draft.split('..');
    const bound = (label: string, value: string, change: (value: string) => string) => (
      <label className="field">
        <span>{label}</span>
        <input type={column.kind} value={value} onChange={(event) => onChange(change(event.target.value))} step="any" />
      </label>
    );
    return (
      <div className="field-pair">
        {bound(t('From', 'От'), from, (value) => `${value}..${to}`)}
        {bound(t('To', 'До'), to, (value) => `${from}..${value}`)}
      </div>
    );
  }
  return (
    <label className="field">
      <span>{t('Contains', 'Содержит')}</span>
      <input type="text" value={draft} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
