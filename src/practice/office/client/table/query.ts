import { COLUMNS, type ColumnKey, isColumnKey } from '../../items/columns.ts';

/** What the table shows; it lives in the address, so that a link or a reload shows the same. */
export interface TableQuery {
  text: string;
  sort: ColumnKey | undefined;
  descending: boolean;
  filters: Partial<Record<ColumnKey, string>>;
}

export function readQuery(search: string): TableQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? undefined;
  const filters = COLUMNS.flatMap(({ key }) => {
    const filter = params.get(`f.${key}`);
    return filter ? [[key, filter] as const] : [];
  });
  return {
    text: params.get('q') ?? '',
    sort: isColumnKey(sort) ? sort : undefined,
    descending: params.get('dir') === 'desc',
    filters: Object.fromEntries(filters),
  };
}

export function writeQuery({ text, sort, descending, filters }: TableQuery): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (sort) params.set('sort', sort);
  if (sort && descending) params.set('dir', 'desc');
  for (const [key, filter] of Object.entries(filters)) if (filter) params.set(`f.${key}`, filter);
  return params.toString();
}
