/** One line on the page: how far from the left, how big, what. */
export type PdfLine = { text: string; size?: number; left?: number; bold?: boolean };

const PAGE = { width: 595, height: 842 };

/** A real one-page PDF of plain lines. Latin letters and the euro sign only: the fonts every reader brings have no more. */
export function makePdf(lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  let y = PAGE.height - 80;
  const drawn = lines.map(({ text, size = 11, left = 64, bold = false }) => {
    y -= size * 1.7;
    return text === ''
      ? ''
      : `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
  });
  const content = drawn.filter(Boolean).join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]);
}

function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

function escaped(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('€', '\\200')
    .replaceAll('–', '\\226');
}
