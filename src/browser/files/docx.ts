import { attributeOf, piecesOf } from './markup.ts';

/** The paragraphs of a word processor's document; a row of a table is a line. */
export function docxLines(document: string): string[] {
  const lines: string[] = [];
  let cells: string[] | undefined;
  let line = '';
  let beginning = '';
  let inText = false;
  for (const piece of piecesOf(document)) {
    if (piece.kind === 'text') line += inText ? piece.text : '';
    else if (piece.name === 'w:t') inText = piece.kind === 'open' && !piece.closed;
    else if (piece.kind === 'open') {
      if (piece.name === 'w:tab') line += '\t';
      else if (piece.name === 'w:br' || piece.name === 'w:cr') line += '\n';
      else if (piece.name === 'w:pstyle') beginning = headingMark(attributeOf(piece, 'w:val'));
      else if (piece.name === 'w:numpr') beginning ||= '- ';
      else if (piece.name === 'w:tr') cells = [];
      else if (piece.name === 'w:tc') cells?.push('');
    } else if (piece.name === 'w:p') {
      if (cells) cells.push([cells.pop(), line].filter(Boolean).join(' '));
      else if (line !== '') lines.push(...`${beginning}${line}`.split('\n'));
      [line, beginning] = ['', ''];
    } else if (piece.name === 'w:tr') {
      lines.push((cells ?? []).join(' | '));
      cells = undefined;
    }
  }
  return lines;
}

function headingMark(style = ''): string {
  const level = /^(?:heading|заголовок)\s*([1-6])$/i.exec(style)?.[1];
  return level === undefined ? '' : `${'#'.repeat(Number(level))} `;
}
