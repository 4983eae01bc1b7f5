import { piecesOf } from './markup.ts';

/** The words of an HTML file, line by line; nothing in it is run or fetched. */
export function htmlLines(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  let unread: string | undefined;
  const flush = () => {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words !== '' && !/^[#\-|\s]*$/.test(words)) lines.push(words);
    line = '';
  };
  for (const piece of piecesOf(html)) {
    if (unread !== undefined) {
      if (piece.kind === 'close' && piece.name === unread) unread = undefined;
    } else if (piece.kind === 'text') line += piece.text;
    else if (piece.kind === 'open' && UNREAD.has(piece.name) && !piece.closed) unread = piece.name;
    else if (CELLS.has(piece.name)) line += piece.kind === 'open' && line.trim() !== '' ? ' | ' : '';
    else if (!INLINE.has(piece.name)) {
      flush();
      if (piece.kind === 'open') line = beginningOf(piece.name);
    }
  }
  flush();
  return lines;
}

function beginningOf(name: string): string {
  if (name === 'li') return '- ';
  return /^h[1-6]$/.test(name) ? `${'#'.repeat(Number(name[1]))} ` : '';
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
const CELLS = new Set(['td', 'th']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
