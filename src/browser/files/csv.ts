/** The rows of a table in text: commas, semicolons, tabs or bars between the cells, quotes around those that hold some. */
export function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || cell !== '') rows.push(row);
    [row, cell] = [[], ''];
  };
  const body = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < body.length; at += 1) {
    const letter = body.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (body.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** The sign that parts the first lines into the same number of cells, and into most of them. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 10_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .slice(0, 10);
  const scored = [',', ';', '\t', '|'].map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const least = Math.min(...counts);
    return { separator, score: least * 100 + (counts.every((count) => count === least) ? 50 : 0) + (counts[0] ?? 0) };
  });
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).separator;
}
