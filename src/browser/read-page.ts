import { within } from '../deadline.ts';
import type { ElementId } from '../observation.ts';
import { frameInside } from './frame-inside.ts';
import { gone } from './hands.ts';
import type { Block, DocumentRead, ItemPlace, PageLink, Table } from './reading.ts';
import type { Workplace } from './tool.ts';
import type { Place, World } from './world.ts';

export type { PageLink, Table } from './reading.ts';

/** A list of a page, with the links in its items where they have one. */
export interface List {
  name: string;
  items: string[];
}

/** What a page says to whoever reads all of it, frames and all. */
export interface PageRead {
  blocks: Exclude<Block, { kind: 'frame' }>[];
  lists: string[];
  links: PageLink[];
}

/** Which part is wanted: the element itself, or the nearest table or list to it. */
export type Part = 'element' | 'table' | 'list';

/** How long one frame may take before the page is read without it. */
const FRAME_DEADLINE = 2_000;
/** Documents in documents are followed so deep. */
const DEEPEST = 5;

/** Reads all that a person can see of the page, by scrolling if need be, or of one element in it. */
export async function readPage(
  { eyes, wholePage }: Pick<Workplace, 'eyes' | 'wholePage'>,
  id?: ElementId,
  part: Part = 'element',
): Promise<PageRead> {
  // A look at the whole page first: it finds frames of other sites and shadow roots that are closed.
  await wholePage();
  const world = await eyes.world();
  const seen = id === undefined ? undefined : eyes.seen(id);
  const read = await readDocument(world, seen?.place ?? (await world.main()), seen?.local ?? null, part);
  if (!read) throw gone(id ?? 0);
  return read;
}

/** The readable text, line by line, marked up with `#`, `-` and `|`. */
export function linesOf({ blocks }: PageRead): string[] {
  let last: ItemPlace | undefined;
  return blocks.flatMap((block) => {
    const { item } = block;
    const isNew = item !== undefined && !(last?.list === item.list && last.index === item.index);
    last = item;
    const indent = '  '.repeat(item?.depth ?? 0);
    const margin =
      item === undefined ? '' : isNew ? `${indent}${item.mark} ` : `${indent}${' '.repeat(item.mark.length + 1)}`;
    return linesOfBlock(block).map((line, index) =>
      index === 0 ? `${margin}${line}` : `${' '.repeat(margin.length)}${line}`,
    );
  });
}

export function tablesOf({ blocks }: PageRead): Table[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
}

/** The lists, in the order of the page. What an item says in several places is joined. */
export function listsOf({ blocks, lists }: PageRead): List[] {
  const items = lists.map((): Map<number, string[]> => new Map());
  for (const block of blocks) {
    const texts = block.item && items[block.item.list - 1];
    if (!block.item || !texts) continue;
    const { index } = block.item;
    texts.set(index, [...(texts.get(index) ?? []), ...linesOfBlock(block).map((line) => line.replace(/^#+ /, ''))]);
  }
  return lists.flatMap((name, at) => {
    const texts = [...(items[at]?.values() ?? [])].map((parts) => parts.join(' · '));
    return texts.length === 0 ? [] : [{ name, items: texts }];
  });
}

/** The columns of a table, or undefined where it has no head. */
export function headLine({ columns }: Table): string | undefined {
  return columns.length === 0 ? undefined : columns.join(' | ');
}

export function rowLine(row: readonly string[]): string {
  return row.map((cell) => cell.replaceAll('|', '¦')).join(' | ');
}

function linesOfBlock(block: PageRead['blocks'][number]): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${block.text}`];
    case 'text':
      return [block.text];
    case 'table': {
      const head = headLine(block.table);
      return [...(head === undefined ? [] : [head, '---']), ...block.table.rows.map(rowLine)];
    }
  }
}

async function readDocument(
  world: World,
  place: Place,
  local: number | null,
  part: Part,
  depth = 0,
): Promise<PageRead | undefined> {
  const read = await world.ask<DocumentRead | null>(place, `lotsman.readPage(${local}, ${JSON.stringify(part)})`);
  if (!read) return undefined;
  const whole: PageRead = { blocks: [], lists: read.lists, links: read.links };
  for (const block of read.blocks) {
    if (block.kind !== 'frame') {
      whole.blocks.push(block);
      continue;
    }
    const inside = depth < DEEPEST ? await frameInside(world, place, block.frame) : undefined;
    if (!inside) continue;
    const reading = readDocument(world, inside, null, 'element', depth + 1);
    const inner = await within(FRAME_DEADLINE, 'Reading a frame', reading).catch(() => undefined);
    if (inner) join(whole, inner);
  }
  return whole;
}

/** Adds what a frame says. Its lists get numbers after those that are there. */
function join(whole: PageRead, { blocks, lists, links }: PageRead): void {
  const before = whole.lists.length;
  const moved = blocks.map((block) =>
    block.item === undefined ? block : { ...block, item: { ...block.item, list: block.item.list + before } },
  );
  whole.blocks.push(...moved);
  whole.lists = [...whole.lists, ...lists];
  whole.links.push(...links);
}
