import { type FormEvent, useEffect, useState } from 'react';
import { COLUMNS, STATUSES } from '../../items/columns.ts';
import { Icon } from '../base/icons.tsx';
import { formatNumber, t } from '../base/language.ts';
import { choiceLabel, columnTitle } from './cell-value.tsx';
import { type TableQuery, writeQuery } from './query.ts';

interface ToolbarProps {
  query: TableQuery;
  total: number | undefined;
  selected: number;
  hidden: number;
  onQuery: (query: TableQuery) => void;
  onGoTo: (row: number) => void;
  onDelete: () => void;
  onClearSelection: () => void;
  onShowAllColumns: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const { query, selected, hidden, onQuery } = props;
  const withFilter = (key: keyof TableQuery['filters'], filter: string) => {
    const { [key]: _, ...others } = query.filters;
    onQuery({ ...query, filters: filter ? { ...others, [key]: filter } : others });
  };
  const status = query.filters.status ?? '';
  const chips = COLUMNS.filter(({ key }) => key !== 'status' && query.filters[key]);
  return (
    <div className="toolbar">
      <SearchBox text={query.text} onSearch={(text) => onQuery({ ...query, text })} />
      <fieldset className="segments">
        <legend className="hidden">{t('Status', 'Статус')}</legend>
        {['', ...STATUSES].map((one) => (
          <label key={one}>
            <input type="radio" name="status" checked={status === one} onChange={() => withFilter('status', one)} />
            <span>{one === '' ? t('All', 'Все') : choiceLabel(one)}</span>
          </label>
        ))}
      </fieldset>
      <GoTo total={props.total ?? 0} onGoTo={props.onGoTo} />
      <a className="button" href={`/api/items/export.csv?${writeQuery(query)}`} download="inventory.csv">
        {t('Export CSV', 'Скачать CSV')}
      </a>
      {chips.map((column) => (
        <button key={column.key} type="button" className="chip" onClick={() => withFilter(column.key, '')}>
          <span className="hidden">{t('Remove filter', 'Убрать фильтр')} </span>
          {columnTitle(column)}: {spokenFilter(query.filters[column.key] ?? '')}
          <Icon name="close" size={13} />
        </button>
      ))}
      {hidden > 0 ? (
        <button type="button" className="chip" onClick={props.onShowAllColumns}>
          {t(`Show hidden columns (${hidden})`, `Показать скрытые столбцы (${hidden})`)}
        </button>
      ) : null}
      {selected > 0 ? (
        <div className="selection-bar">
          <span>{t(`${formatNumber(selected)} selected`, `Выбрано: ${formatNumber(selected)}`)}</span>
          <button type="button" className="button danger" onClick={props.onDelete}>
            <Icon name="trash" size={16} />
            {t('Delete selected', 'Удалить выбранные')}
          </button>
          <button type="button" className="button plain" onClick={props.onClearSelection}>
            {t('Clear selection', 'Снять выбор')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  useEffect(() => {
    if (draft === text) return;
    const timer = setTimeout(() => onSearch(draft), 250);
    return () => clearTimeout(timer);
  }, [draft, text, onSearch]);
  return (
    <search className="search-box">
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={t('Search products', 'Поиск товаров')}
        placeholder={t('Name or SKU', 'Название или артикул')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </search>
  );
}

function GoTo({ total, onGoTo }: { total: number; onGoTo: (row: number) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const row = Number(text);
    const fits = Number.isInteger(row) && row >= 1 && row <= total;
    setProblem(fits ? '' : t(`Enter 1 to ${formatNumber(total)}`, `Введите от 1 до ${formatNumber(total)}`));
    if (fits) onGoTo(row - 1);
  };
  return (
    <form className="go-to" onSubmit={submit}>
      <label>
        <span className="hidden">{t('Row number', 'Номер строки')}</span>
        <input
          inputMode="numeric"
          size={7}
          placeholder={t('Row №', 'Строка №')}
          value={text}
          aria-invalid={problem !== ''}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {t('Go to row', 'Перейти')}
      </button>
      {problem ? (
        <span role="alert" className="go-problem">
          {problem}
        </span>
      ) : null}
    </form>
  );
}

function spokenFilter(filter: string): string {
  if (filter === 'yes') return t('yes', 'да');
  if (filter === 'no') return t('no', 'нет');
  if (filter.includes('..')) return filter.replace('..', ' – ');
  return filter.split(',').map(choiceLabel).join(', ');
}
