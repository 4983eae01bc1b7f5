// A screen with colours, as an SVG that any browser shows.

const CELL = { width: 8.4, height: 18 };
const COLORS: Readonly<Record<string, string>> = {
  30: '#484f58',
  31: '#ff7b72',
  32: '#56d364',
  33: '#e3b341',
  34: '#79c0ff',
  35: '#d2a8ff',
  36: '#56d4dd',
  37: '#c9d1d9',
};

interface Look {
  color: string;
  bold: boolean;
  dim: boolean;
}

const PLAIN: Look = { color: '#c9d1d9', bold: false, dim: false };

export function svgOf(screen: string): string {
  const lines = screen.split('\n').map(spansOf);
  const columns = Math.max(40, ...lines.map((spans) => spans.reduce((sum, { text }) => sum + [...text].length, 0)));
  const [width, height] = [Math.ceil(columns * CELL.width + 32), Math.ceil(lines.length * CELL.height + 32)];
  const texts = lines.map((spans, row) => {
    const inside = spans.map(({ text, look }) => `<tspan ${attributes(look)}>${escaped(text)}</tspan>`).join('');
    return `<text x="16" y="${16 + (row + 0.75) * CELL.height}" xml:space="preserve">${inside}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">`,
    `<rect width="100%" height="100%" rx="8" fill="#0d1117"/>`,
    ...texts,
    '</svg>\n',
  ].join('\n');
}

function spansOf(line: string): { text: string; look: Look }[] {
  let look = PLAIN;
  const spans: { text: string; look: Look }[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are told by them
  for (const [index, part] of line.split(/\u001b\[([\d;]*)m/).entries()) {
    if (index % 2 === 1) look = part.split(';').reduce(changed, look);
    else if (part !== '') spans.push({ text: part, look });
  }
  return spans;
}

function changed(look: Look, code: string): Look {
  if (code === '' || code === '0') return PLAIN;
  if (code === '1') return { ...look, bold: true };
  if (code === '2') return { ...look, dim: true };
  if (code === '22') return { ...look, bold: false, dim: false };
  if (code === '39') return { ...look, color: PLAIN.color };
  return { ...look, color: COLORS[code] ?? look.color };
}

function attributes({ color, bold, dim }: Look): string {
  return `fill="${color}"${bold ? ' font-weight="bold"' : ''}${dim ? ' opacity="0.6"' : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
