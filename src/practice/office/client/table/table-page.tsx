import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { COLUMNS, type Column, type Item } from '../../items/columns.ts';
import { useCommands } from '../base/commands.ts';
import { ConfirmDialog } from '../base/dialogs.tsx';
import { counted, t } from '../base/language.ts';
import { request } from '../base/request.ts';
import { navigate, usePlace } from '../base/router.tsx';
import { changeSettings, session } from '../base/session.ts';
import { useStore } from '../base/store.ts';
import { attempt, showToast } from '../base/toast.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { Grid } from './grid.tsx';
import { readQuery, type TableQuery, writeQuery } from './query.ts';
import { RowBook } from './row-book.ts';
import { Toolbar } from './toolbar.tsx';

export function TablePage() {
  const { search: placeSearch } = usePlace();
  const { settings } = useStore(session);
  const query = useMemo(() => readQuery(placeSearch), [placeSearch]);
  const search = writeQuery(query);
  const [book, reload] = useRowBook(search);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [goTo, setGoTo] = useState<{ row: number }>();
  const [filtering, setFiltering] = useState<Column>();
  const [isDeleting, setIsDeleting] = useState(false);

  const columns = COLUMNS.filter((column) => !settings.hiddenColumns.includes(column.key));
  const show = useCallback(
    (next: TableQuery) => navigate(`/table?${writeQuery(next)}`.replace(/\?$/, ''), 'replace'),
    [],
  );

  const toggle = (item: Item) =>
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(item.id)) next.add(item.id);
      return next;
    });
  const selectAll = useCallback(
    (all: boolean) =>
      attempt(async () => {
        const { ids } = all ? await request<{ ids: number[] }>('GET', `/items/ids?${search}`) : { ids: [] };
        setSelected(new Set(ids));
      }),
    [search],
  );
  const remove = () =>
    attempt(async () => {
      setIsDeleting(false);
      const ids = [...selected];
      await request('DELETE', '/items', { body: { ids } });
      setSelected(new Set());
      reload();
      showToast({
        text: `${t('Deleted', 'Удалено')}: ${countedRows(ids.length)}`,
        undo: async () => {
          await request('POST', '/items/restore', { body: { ids } });
          reload();
        },
      });
    });

  useTableCommands(search, selected.size, () => setIsDeleting(true), selectAll);

  return (
    <div className="table-page">
      <header className="page-head">
        <h1>{t('Inventory', 'Товары')}</h1>
        <p role="status">{book.total === undefined ? t('Loading…', 'Загрузка…') : countedRows(book.total)}</p>
      </header>
      <Toolbar
        query={query}
        total={book.total}
        selected={selected.size}
        hidden={settings.hiddenColumns.length}
        onQuery={show}
        onGoTo={(row) => setGoTo({ row })}
        onDelete={() => setIsDeleting(true)}
        onClearSelection={() => setSelected(new Set())}
        onShowAllColumns={() => void changeSettings({ hiddenColumns: [] })}
      />
      <Grid
        book={book}
        query={query}
        columns={columns}
        rowHeight={settings.density === 'compact' ? 34 : 44}
        selected={selected}
        goTo={goTo}
        onSelect={toggle}
        onSelectAll={(all) => void selectAll(all)}
        onSort={({ key }, direction) =>
          show({ ...query, sort: direction === 'none' ? undefined : key, descending: direction === 'down' })
        }
        onFilter={setFiltering}
        onHide={({ key }) => void changeSettings({ hiddenColumns: [...settings.hiddenColumns, key] })}
      />
      {filtering ? (
        <FilterDialog
          column={filtering}
          filter={query.filters[filtering.key] ?? ''}
          onClose={() => setFiltering(undefined)}
          onApply={(filter) => {
            setFiltering(undefined);
            show({ ...query, filters: { ...query.filters, [filtering.key]: filter } });
          }}
        />
      ) : null}
      {isDeleting ? (
        <ConfirmDialog
          title={`${t('Delete', 'Удалить')} ${counted(selected.size, ['row', 'rows'], ['строку', 'строки', 'строк'])}?`}
          text={t(
            'The products disappear from the table and from the shop.',
            'Товары исчезнут из таблицы и из магазина.',
          )}
          action={t('Delete', 'Удалить')}
          onClose={() => setIsDeleting(false)}
          onConfirm={() => void remove()}
        />
      ) : null}
    </div>
  );
}

function countedRows(count: number): string {
  return counted(count, ['row', 'rows'], ['строка', 'строки', 'строк']);
}

/** The rows of this query, and a way to fetch them anew. */
function useRowBook(search: string): [RowBook, () => void] {
  const [generation, setGeneration] = useState(0);
  const previous = useRef<RowBook>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation is a new book with the same query
  const book = useMemo(() => new RowBook(search, previous.current), [search, generation]);
  useSyncExternalStore(book.subscribe, book.currentVersion);
  useEffect(() => {
    previous.current = book;
    return () => book.close();
  }, [book]);
  const reload = useCallback(() => setGeneration((old) => old + 1), []);
  return [book, reload];
}

function useTableCommands(
  search: string,
  selected: number,
  onDelete: () => void,
  onSelectAll: (all: boolean) => Promise<boolean>,
): void {
  useCommands('table', [
    {
      menu: 'file',
      submenu: t('Export', 'Экспорт'),
      title: t('Table as CSV', 'Таблицу в CSV'),
      run: () => location.assign(`/api/items/export.csv?${search}`),
    },
    { menu: 'edit', title: t('Select all rows', 'Выбрать все строки'), apart: true, run: () => void onSelectAll(true) },
    {
      menu: 'edit',
      title: t('Delete selected rows', 'Удалить выбранные строки'),
      disabled: selected === 0,
      run: onDelete,
    },
    {
      menu: 'view',
      title: t('Show all columns', 'Показать все столбцы'),
      apart: true,
      run: () => void changeSettings({ hiddenColumns: [] }),
    },
  ]);
}
