import { z } from 'zod';
import { type PageOfText, pageOf, placeIn } from '../pages.ts';
import {
  headLine,
  type List,
  linesOf,
  listsOf,
  type PageLink,
  type PageRead,
  readPage,
  rowLine,
  type Table,
  tablesOf,
} from '../read-page.ts';
import { defineTool, elementId } from '../tool.ts';

export const extract = defineTool({
  name: 'extract',
  description:
    'Read all of the page or of one element, also what is out of view: its text, its tables as rows, its lists, or its links with addresses. Long ones come in pages.',
  effect: 'read',
  input: z.object({
    what: z.enum(['text', 'table', 'list', 'links']).default('text'),
    id: elementId.optional().describe('Only this element; for table and list, the one it is in.'),
    page: z.int().min(1).default(1).describe('Of a long answer.'),
  }),
  examples: [
    [{}, 'the text of the page'],
    [{ what: 'table' }, 'every table of the page'],
    [{ what: 'list', id: 12 }, 'the list that element 12 is in'],
    [{ what: 'links', page: 2 }, 'the second page of links'],
  ],

  async run({ what, id, page }, workplace) {
    const { said, data, lines, head } = found(what, await readPage(workplace, id, what));
    const text: PageOfText = pageOf(lines, page, head);
    const place = placeIn(text);
    return { said: `${said}${place === '' ? '' : `, ${place}`}.`, read: text.text, data };
  },
});

interface Found {
  said: string;
  data: unknown;
  lines: string[];
  head?: string | undefined;
}

function found(what: 'text' | 'table' | 'list' | 'links', read: PageRead): Found {
  switch (what) {
    case 'text': {
      const lines = linesOf(read);
      return {
        said: lines.length === 0 ? 'There is no text' : 'Read the text',
        data: { text: lines.join('\n') },
        lines,
      };
    }
    case 'table':
      return tables(tablesOf(read));
    case 'list':
      return lists(listsOf(read));
    case 'links':
      return links(read.links);
  }
}

function tables(all: readonly Table[]): Found {
  const [only] = all;
  const said = `Read ${count(all.length, 'table')}`;
  // The columns of the one table stand on every page of it.
  if (only && all.length === 1)
    return {
      said: `${said}: ${sizeOf(only)}`,
      data: { tables: all },
      lines: only.rows.map(rowLine),
      head: headLine(only),
    };
  const lines = all.flatMap((table, index) => [
    `## Table ${index + 1}${table.name === '' ? '' : `: ${table.name}`} (${sizeOf(table)})`,
    ...[headLine(table)].filter((line) => line !== undefined),
    ...table.rows.map(rowLine),
  ]);
  return { said, data: { tables: all }, lines };
}

function sizeOf({ name, rows, totalRows }: Table): string {
  const drawn = totalRows === undefined ? '' : `, of ${totalRows}: the others are drawn when one scrolls to them`;
  return `${name === '' ? '' : `"${name}", `}${count(rows.length, 'row')}${drawn}`;
}

function lists(all: readonly List[]): Found {
  const lines = all.flatMap(({ name, items }, index) => [
    `## List ${index + 1}${name === '' ? '' : `: ${name}`} (${count(items.length, 'item')})`,
    ...items.map((item) => `- ${item}`),
  ]);
  return { said: `Read ${count(all.length, 'list')}`, data: { lists: all }, lines };
}

function links(all: readonly PageLink[]): Found {
  const lines = all.map(({ text, url }) => `${text === '' ? '(no words)' : text} → ${url}`);
  return { said: `Read ${count(all.length, 'link')}`, data: { links: all }, lines };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
