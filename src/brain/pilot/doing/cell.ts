import type { Control, Line, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { isSameText } from '../words/normal.ts';

/** "The cell C4": what is called so, or stands there in a table whose columns have letters and whose rows have numbers. */
export function cellCalled(page: Observation, { words }: Phrase): Control | undefined {
  const { column, row } = /^(?<column>[a-z]{1,2})(?<row>\d{1,4})$/i.exec(words.trim())?.groups ?? {};
  if (column === undefined || row === undefined) return undefined;
  const named = controlsOf(page).filter(({ role, name }) => role === 'gridcell' && isSameText(name, words));
  return named.length > 0 ? onlyOne(named) : onlyOne(inGrids(page, column, row));
}

function onlyOne(cells: readonly Control[]): Control | undefined {
  return cells.length === 1 ? cells[0] : undefined;
}

function inGrids({ lines }: Observation, column: string, row: string): Control[] {
  return lines.flatMap((line, at) => {
    if (line.kind !== 'row' || !isSameText(cellsOf(line)[0]?.text ?? '', row)) return [];
    const heads = lines.slice(0, at).findLast((above) => above.kind === 'row' && hasLetters(above));
    const place = heads ? cellsOf(heads).findIndex(({ text }) => isSameText(text, column)) : -1;
    const cell = place > 0 ? cellsOf(line)[place]?.control : undefined;
    return cell?.role === 'gridcell' ? [cell] : [];
  });
}

/** "A", "B", "C": nothing but letters, as spreadsheets have them. */
function hasLetters(line: Line): boolean {
  const texts = cellsOf(line)
    .map(({ text }) => text)
    .filter((text) => text !== '');
  return texts.length > 1 && texts.every((text) => /^[a-z]{1,2}$/i.test(text));
}

/** What stands between the lines of a row. */
function cellsOf({ parts }: Line): { text: string; control?: Control }[] {
  const cells: { text: string; control?: Control }[] = [{ text: '' }];
  for (const part of parts) {
    if (part === '|') cells.push({ text: '' });
    else if (typeof part === 'string') cells.push({ text: `${cells.pop()?.text ?? ''}${part}` });
    else cells.push({ ...cells.pop(), text: part.name, control: part });
  }
  return cells;
}
