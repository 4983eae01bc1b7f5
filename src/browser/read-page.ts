import { within } from '../deadline.ts';
import type { ElementId } from '../observation.ts';
import { frameInside } from './frame-inside.ts';
import { Handles } from './handles.ts';
import { gone } from './hands.ts';
import { openClosedRoots } from './insight.ts';
import type { Block, DocumentRead, ItemPlace, PageLink, ReadRequest, Table } from './reading.ts';
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
/** How often a document is read again for closed shadow roots that were found in it. */
const AGAIN = 3;
/** As many suspects as are asked about at a time. */
const MANY = 24;

/** Reads all that a person can see of the page, by scrolling if need be, or of one element in it. */
export async function readPage(
  { eyes }: Pick<Workplace, 'eyes'>,
  id?: ElementId,
  what: ReadRequest['what'] = 'text',
): Promise<PageRead> {
  const world = await eyes.world();
  await world.meetForeignFrames();
  const seen = id === undefined ? undefined : eyes.seen(id);
  const read = await readDocument(world, seen?.place ?? (await world.main()), { id: seen?.local ?? null, what });
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
  request: ReadRequest,
  depth = 0,
): Promise<PageRead | undefined> {
  const read = await readThrough(world, place, request);
  if (!read) return undefined;
  const whole: PageRead = { blocks: [], lists: read.lists, links: read.links };
  for (const block of read.blocks) {
    if (block.kind !== 'frame') {
      whole.blocks.push(block);
      continue;
    }
    const inside = depth < DEEPEST ? await frameInside(world, place, block.frame) : undefined;
    if (!inside) continue;
    const reading = readDocument(world, inside, { id: null, what: request.what }, depth + 1);
    const inner = await within(FRAME_DEADLINE, 'Reading a frame', reading).catch(() => undefined);
    if (inner) join(whole, inner);
  }
  return whole;
}

/** One document. Where the browser knows a closed shadow root that we did not, it is read again with what is in there. */
async function readThrough(world: World, place: Place, request: ReadRequest): Promise<DocumentRead | null> {
  for (let again = 0; ; again += 1) {
    const read = JSON.parse(await world.call<string>(place, 'readPage', request)) as DocumentRead | null;
    if (!read || read.suspects === 0 || again === AGAIN) return read;
    const handles = new Handles(place);
    const opened = await openClosedRoots(place, handles).catch(() => false);
    void handles.letGo();
    // Only so many are asked about at a time: there may be others.
    if (!opened && read.suspects < MANY) return read;
  }
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
