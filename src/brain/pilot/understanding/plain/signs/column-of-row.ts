import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "Column C of row 4", «в столбец C у строки 4», "row 4, column C": in a sheet that is the cell C4. */
export function asCell(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens).map((word, at) => word || (tokens[at]?.text ?? '').toLowerCase());
  for (const at of tokens.keys()) {
    const columnFirst = COLUMN_FIRST.exec(words.slice(at).join(' '));
    const found = columnFirst ?? ROW_FIRST.exec(words.slice(at).join(' '));
    const { column, row } = found?.groups ?? {};
    if (!found || column === undefined || row === undefined) continue;
    const length = wordsTaken(columnFirst ? COLUMN_FIRST : ROW_FIRST, words.slice(at));
    const cell = inPlaceOf(tokens[at], `${column.toUpperCase()}${row}`);
    const noun = inPlaceOf(tokens[at], /^[сcкв]\p{Script=Cyrillic}/u.test(words[at] ?? '') ? 'ячейку' : 'cell');
    return [...tokens.slice(0, at), noun, cell, ...asCell(tokens.slice(at + length))];
  }
  return [...tokens];
}

const COLUMN_FIRST =
  /^(?:column|столбец|столбце|столбца|колонку|колонке|колонка) (?<column>[a-z]{1,2}) (?:of|in|for|at|у|в|для|,)(?: the)? (?:row|строки|строке|строку|строка) (?<row>\d{1,4})(?= |$)/;
const ROW_FIRST =
  /^(?:row|строку|строке|строки|строка) (?<row>\d{1,4}) (?:, )?(?:(?:of|in|at|у|в|и|and)(?: the)? )?(?:column|столбец|столбце|столбца|колонку|колонке|колонка) (?<column>[a-z]{1,2})(?= |$)/;
