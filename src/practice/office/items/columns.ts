import { both, type Said } from '../../words.ts';

export const CATEGORIES = ['lighting', 'kitchen', 'textile', 'furniture', 'garden', 'storage'] as const;
export type Category = (typeof CATEGORIES)[number];

export const STATUSES = ['active', 'paused', 'discontinued'] as const;
export type Status = (typeof STATUSES)[number];

export const SUPPLIERS = [
  'Alder Works',
  'Bellavia',
  'Cotswick',
  'Drevo Line',
  'Estrela Home',
  'Fjordhus',
  'Granit & Co',
  'Hexley',
] as const;

export interface Item {
  id: number;
  sku: string;
  name: string;
  category: Category;
  supplier: string;
  stock: number;
  price: number;
  status: Status;
  /** ISO date, or empty when nothing is ordered. */
  restock: string;
  online: boolean;
}

export type ItemChange = Partial<Omit<Item, 'id' | 'sku'>>;

export interface ItemEdits {
  /** By row id. */
  changed: Record<string, ItemChange>;
  deleted: number[];
}

export type ColumnKey = Exclude<keyof Item, 'id'>;
export type ColumnKind = 'code' | 'text' | 'number' | 'select' | 'date' | 'checkbox';

export interface Column {
  key: ColumnKey;
  kind: ColumnKind;
  title: Said;
  width: number;
  choices?: readonly string[];
}

export const COLUMNS: readonly Column[] = [
  { key: 'sku', kind: 'code', title: both('SKU', 'Артикул'), width: 94 },
  { key: 'name', kind: 'text', title: both('Product', 'Товар'), width: 244 },
  { key: 'category', kind: 'select', title: both('Category', 'Категория'), width: 102, choices: CATEGORIES },
  { key: 'supplier', kind: 'select', title: both('Supplier', 'Поставщик'), width: 114, choices: SUPPLIERS },
  { key: 'stock', kind: 'number', title: both('Stock', 'Остаток'), width: 82 },
  { key: 'price', kind: 'number', title: both('Price, €', 'Цена, €'), width: 84 },
  { key: 'status', kind: 'select', title: both('Status', 'Статус'), width: 130, choices: STATUSES },
  { key: 'restock', kind: 'date', title: both('Restock', 'Поставка'), width: 114 },
  { key: 'online', kind: 'checkbox', title: both('Online', 'На сайте'), width: 90 },
];

const CHOICE_WORDS: Readonly<Record<string, Said>> = {
  lighting: both('Lighting', 'Свет'),
  kitchen: both('Kitchen', 'Кухня'),
  textile: both('Textile', 'Текстиль'),
  furniture: both('Furniture', 'Мебель'),
  garden: both('Garden', 'Сад'),
  storage: both('Storage', 'Хранение'),
  active: both('Active', 'В продаже'),
  paused: both('Paused', 'Приостановлен'),
  discontinued: both('Discontinued', 'Снят с продажи'),
} satisfies Record<Category | Status, Said>;

export function choiceWords(choice: string): Said {
  return CHOICE_WORDS[choice] ?? choice;
}

export function isColumnKey(text: string | undefined): text is ColumnKey {
  return COLUMNS.some((column) => column.key === text);
}
