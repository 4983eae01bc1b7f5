/** The few things a mail body can hold; bodies are plain text with a little markup, as in a chat. */
export type Block =
  | { kind: 'paragraph'; lines: Span[][] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; rows: { cells: Span[][]; total: boolean }[] }
  | { kind: 'quote'; text: string };

export type Span = { text: string; link?: string };

/** Paragraphs, `- ` lists, `a | b` tables (`= a | b` is the total line) and `> ` quotes. */
export function parseBody(body: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of body.split('\n')) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const kind = kindOf(line);
    if (open?.kind !== kind) {
      open = emptyBlock(kind);
      blocks.push(open);
    }
    addLine(open, line);
  }
  return blocks;
}

/** The body in one line, for lists and searches: no markup, no quotes. */
export function plainText(body: string): string {
  return body
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .map((line) => line.replace(LINK, (address, text?: string) => text ?? address).replace(/^(- |= )/, ''))
    .join(' ')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const LINK = /\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)|https?:\/\/[^\s<>)\]]+/g;

export function spans(line: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index) });
    const [whole, text, address] = match;
    found.push({ text: text ?? whole, link: address ?? whole });
    end = match.index + whole.length;
  }
  if (end < line.length) found.push({ text: line.slice(end) });
  return found;
}

function kindOf(line: string): Block['kind'] {
  if (line.startsWith('>')) return 'quote';
  if (line.startsWith('- ')) return 'list';
  if (line.includes(' | ')) return 'table';
  return 'paragraph';
}

function emptyBlock(kind: Block['kind']): Block {
  if (kind === 'paragraph') return { kind, lines: [] };
  if (kind === 'list') return { kind, items: [] };
  if (kind === 'table') return { kind, rows: [] };
  return { kind, text: '' };
}

function addLine(block: Block, line: string): void {
  if (block.kind === 'paragraph') block.lines.push(spans(line));
  else if (block.kind === 'list') block.items.push(spans(line.slice(2)));
  else if (block.kind === 'quote') block.text += `${line.replace(/^> ?/, '')}\n`;
  else {
    const total = line.startsWith('= ');
    const cells = (total ? line.slice(2) : line).split(' | ').map((cell) => spans(cell.trim()));
    block.rows.push({ cells, total });
  }
}
