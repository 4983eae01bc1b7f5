import type { Language } from '../../site.ts';
import { COLUMNS, type ColumnKey, type ColumnKind, type Item, type ItemEdits } from './columns.ts';
import { baseItems } from './generate.ts';

export interface ItemQuery {
  /** Words to find in the name or the SKU. */
  text: string;
  /** By column: words for text, `from..to` for numbers and dates, `a,b` for choices, `yes` or `no` for checkboxes. */
  filters: Partial<Record<ColumnKey, string>>;
  sort: ColumnKey | undefined;
  descending: boolean;
}

/** The visitor's rows: the seeded ones with their changes over them, filtered and in order. */
export function selectItems(edits: ItemEdits, language: Language, query: ItemQuery): Item[] {
  const deleted = new Set(edits.deleted);
  const tests = [
    textTest(query.text),
    ...COLUMNS.flatMap(({ key, kind }) => columnTest(key, kind, query.filters[key])),
  ];
  const items = baseItems(language)
    .filter((item) => !deleted.has(item.id))
    .map((item) => (edits.changed[item.id] ? { ...item, ...edits.changed[item.id] } : item))
    .filter((item) => tests.every((test) => test(item)));
  if (query.sort) items.sort(comparison(query.sort, language, query.descending));
  return items;
}

export function findItem(edits: ItemEdits, language: Language, id: number): Item | undefined {
  const item = baseItems(language)[id - 1];
  if (!item || edits.deleted.includes(id)) return undefined;
  return { ...item, ...edits.changed[id] };
}

type Test = (item: Item) => boolean;

function textTest(text: string): Test {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, sku }) => {
    const searched = `${name} ${sku}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}

function columnTest(key: ColumnKey, kind: ColumnKind, filter: string | undefined): Test[] {
  if (!filter) return [];
  if (kind === 'select') {
    const wanted = filter.split(',');
    return [(item) => wanted.includes(String(item[key]))];
  }
  if (kind === 'checkbox') return [(item) => item[key] === (filter === 'yes')];
  if (kind === 'number') {
    const [from, to] = bounds(filter);
    return [
      (item) => Number(item[key]) >= Number(from || '-Infinity') && Number(item[key]) <= Number(to || 'Infinity'),
    ];
  }
  if (kind === 'date') {
    const [from, to] = bounds(filter);
    return [(item) => item[key] !== '' && item[key] >= from && item[key] <= (to || '9999')];
  }
  const wanted = filter.toLowerCase();
  return [(item) => String(item[key]).toLowerCase().includes(wanted)];
}

function bounds(filter: string): [string, string] {
  const [from = '', to = ''] = filter.split('..');
  return [from, to];
}

function comparison(key: ColumnKey, language: Language, descending: boolean): (a: Item, b: Item) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  const direction = descending ? -1 : 1;
  return (a, b) => {
    const [left, right] = [a[key], b[key]];
    // Empty dates stay at the end in both directions: nobody sorts by date to see rows without one.
    if (left === '' || right === '') return left === right ? a.id - b.id : left === '' ? 1 : -1;
    const order = typeof left === 'string' ? collator.compare(left, String(right)) : Number(left) - Number(right);
    return order * direction || a.id - b.id;
  };
}
