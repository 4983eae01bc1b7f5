import { z } from 'zod';
import { TODAY } from '../../days.ts';
import { Refusal } from '../../refusal.ts';
import type { Translate } from '../../site.ts';
import { say } from '../../words.ts';
import { aMoment, type OfficeContext, officeApi, readBody } from '../api.ts';
import {
  CATEGORIES,
  COLUMNS,
  choiceWords,
  type Item,
  type ItemChange,
  isColumnKey,
  STATUSES,
  SUPPLIERS,
} from './columns.ts';
import { findItem, type ItemQuery, selectItems } from './select.ts';

const MOST_ROWS_AT_ONCE = 200;

export const itemsApi = officeApi()
  .get('/', async (c) => {
    const from = count(c.req.query('from'), 0);
    const size = Math.min(count(c.req.query('count'), 100), MOST_ROWS_AT_ONCE);
    await aMoment();
    const found = selectItems(c.var.visitor.state.items, c.var.language, readQuery(c));
    return c.json({ total: found.length, from, rows: found.slice(from, from + size) });
  })
  .get('/ids', (c) => {
    const found = selectItems(c.var.visitor.state.items, c.var.language, readQuery(c));
    return c.json({ ids: found.map((item) => item.id) });
  })
  .get('/export.csv', (c) => {
    const found = selectItems(c.var.visitor.state.items, c.var.language, readQuery(c));
    return c.body(asCsv(found, c), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="inventory.csv"',
    });
  })
  .patch('/:id', async (c) => {
    const { items } = c.var.visitor.state;
    const item = findItem(items, c.var.language, Number(c.req.param('id')));
    if (!item) throw new Refusal(404, c.var.t('This row no longer exists.', 'Этой строки больше нет.'));
    const change = await readBody(c, changeSchema(c.var.t));
    refuseContradictions({ ...item, ...change }, change, c.var.t);
    items.changed[item.id] = { ...items.changed[item.id], ...change };
    return c.json({ ...item, ...change });
  })
  .delete('/', async (c) => {
    const { items } = c.var.visitor.state;
    const { ids } = await readBody(c, idList);
    const missing = ids.find((id) => !findItem(items, c.var.language, id));
    if (missing !== undefined) {
      throw new Refusal(404, c.var.t(`Row ${missing} no longer exists.`, `Строки ${missing} больше нет.`));
    }
    items.deleted.push(...ids);
    return c.json({ deleted: ids.length });
  })
  .post('/restore', async (c) => {
    const { items } = c.var.visitor.state;
    const restored = new Set((await readBody(c, idList)).ids);
    items.deleted = items.deleted.filter((id) => !restored.has(id));
    return c.json({ restored: restored.size });
  });

const idList = z.object({ ids: z.array(z.int().positive()).min(1).max(10_000) });

function changeSchema(t: Translate): z.ZodType<ItemChange> {
  const name = t('A name has 2 to 80 characters.', 'В названии от 2 до 80 знаков.');
  const stock = t('Stock is a whole number from 0 to 99,999.', 'Остаток — целое число от 0 до 99 999.');
  const price = t('A price is between 0.01 and 99,999.', 'Цена — от 0,01 до 99 999.');
  const restock = t('The date cannot be in the past.', 'Дата не может быть в прошлом.');
  const choice = t('Choose one of the list.', 'Выберите из списка.');
  const change = z.strictObject({
    name: z.string().trim().min(2, name).max(80, name),
    category: z.enum(CATEGORIES, choice),
    supplier: z.enum(SUPPLIERS, choice),
    stock: z.int(stock).min(0, stock).max(99_999, stock),
    price: z
      .number(price)
      .min(0.01, price)
      .max(99_999, price)
      .transform((value) => Math.round(value * 100) / 100),
    status: z.enum(STATUSES, choice),
    restock: z.union([z.literal(''), z.iso.date().refine((date) => date >= TODAY)], restock),
    online: z.boolean(),
  });
  return change.partial() as z.ZodType<ItemChange>;
}

function refuseContradictions(item: Item, change: ItemChange, t: Translate): void {
  if (item.status !== 'discontinued' || !item.online) return;
  const field = change.status === undefined ? 'online' : 'status';
  const message =
    field === 'online'
      ? t('Discontinued products cannot be sold online.', 'Снятый с продажи товар нельзя показать на сайте.')
      : t('Take the product off the website first.', 'Сначала уберите товар с сайта.');
  throw new Refusal(422, message, field);
}

function readQuery(c: OfficeContext): ItemQuery {
  const sort = c.req.query('sort');
  const filters = COLUMNS.flatMap(({ key }) => {
    const filter = c.req.query(`f.${key}`);
    return filter ? [[key, filter] as const] : [];
  });
  return {
    text: c.req.query('q') ?? '',
    filters: Object.fromEntries(filters),
    sort: isColumnKey(sort) ? sort : undefined,
    descending: c.req.query('dir') === 'desc',
  };
}

function count(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) && number >= 0 ? number : otherwise;
}

function asCsv(items: readonly Item[], c: OfficeContext): string {
  const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
  const header = COLUMNS.map(({ title }) => quoted(say(title, c.var.language)));
  const rows = items.map((item) =>
    COLUMNS.map(({ key, kind }) =>
      quoted(kind === 'select' ? say(choiceWords(String(item[key])), c.var.language) : item[key]),
    ),
  );
  return [header, ...rows].map((cells) => cells.join(',')).join('\r\n');
}
