import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentsOf } from './read-file.ts';

const encoded = {
  'windows-1251': [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0, 0x21],
  'koi8-r': [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xcd, 0xc9, 0xd2, 0x21],
} as const;

test.for([
  ['utf-8', Buffer.from('Привет, мир!')],
  ['utf-8 with a mark', Buffer.from('\uFEFFПривет, мир!')],
  ['utf-16 little end first', Buffer.from('\uFEFFПривет, мир!', 'utf16le')],
  ['utf-16 big end first', Buffer.from('\uFEFFПривет, мир!', 'utf16le').swap16()],
  ['utf-16 without a mark', Buffer.from('Привет, мир! Hello, world!', 'utf16le')],
  ['windows-1251', Buffer.from(encoded['windows-1251'])],
  ['koi8-r', Buffer.from(encoded['koi8-r'])],
] as const)('text in %s is read as it was meant', ([, bytes]) => {
  expect(contentsOf(bytes, 'a.txt').lines?.[0]).toMatch(/^Привет, мир!/);
});

test('western text is not taken for Cyrillic', () => {
  const { kind, lines } = contentsOf(Buffer.from('Caf\xe9 M\xfcller, na\xefve', 'latin1'), 'a.txt');

  expect(lines).toEqual(['Café Müller, naïve']);
  expect(kind).toBe('text, windows-1252');
});

test.for([
  ['a,b\n1,2\n', [['1', '2']]],
  ['a;b\r\n"1;5";2\r\n', [['1;5', '2']]],
  ['a\tb\n1\t2', [['1', '2']]],
  ['a,b\n"two\nlines","say ""hi"""\n', [['two\nlines', 'say "hi"']]],
] as const)('the table %j has its cells', ([text, rows]) => {
  const { head, data } = contentsOf(Buffer.from(text), 'a.csv');

  expect(head).toBe('a | b');
  expect(data).toEqual({ columns: ['a', 'b'], rows });
});

test('JSON is written out, and broken JSON is text', () => {
  expect(contentsOf(Buffer.from('{"a":[1,2]}'), 'a.json')).toMatchObject({ data: { a: [1, 2] } });
  expect(contentsOf(Buffer.from('{"a":'), 'a.json')).toMatchObject({ lines: ['{"a":'] });
});

test('an HTML file is read as words, and nothing in it runs', () => {
  const html =
    '<!doctype html><head><title>T</title></head><h1>Hours &amp; prices</h1><script>evil()</script><ul><li>Mon <b>9–5</b><li>Tue</ul><table><tr><td>a<td>b</table>';

  expect(contentsOf(Buffer.from(html), 'a.html').lines).toEqual(['# Hours & prices', '- Mon 9–5', '- Tue', 'a | b']);
});

test('a Word document is read as paragraphs and rows', () => {
  const document = `<w:document><w:body>
    <w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Contract</w:t></w:r></w:p>
    <w:p><w:r><w:t xml:space="preserve">Between A </w:t></w:r><w:r><w:t>&amp; B</w:t></w:r></w:p>
    <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Rent</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>900</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
  </w:body></w:document>`;

  const { kind, lines } = contentsOf(zipped({ 'word/document.xml': document }), 'a.docx');

  expect(kind).toBe('Word document');
  expect(lines).toEqual(['# Contract', 'Between A & B', 'Rent | 900']);
});

test('an Excel workbook is read sheet by sheet, dates as dates', () => {
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>Name</t></si><si><r><t>La</t></r><r><t>mp</t></r></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Since</t></is></c></row>
      <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>12.5</v></c><c r="C2" s="1"><v>46341</v></c></row>
    </sheetData></worksheet>`,
  };

  const { lines, data } = contentsOf(zipped(files), 'a.xlsx');

  expect(data).toEqual({
    sheets: [
      {
        name: 'Prices',
        rows: [
          ['Name', '', 'Since'],
          ['Lamp', '12.5', '2026-11-15'],
        ],
      },
    ],
  });
  expect(lines).toEqual(['## Prices', 'Name |  | Since', 'Lamp | 12.5 | 2026-11-15']);
});

test('of other archives the names of the files are told', () => {
  expect(contentsOf(zipped({ 'a.txt': 'x', 'b/c.txt': 'y' }), 'a.zip').lines).toEqual(['a.txt', 'b/c.txt']);
});

test('what cannot be read is told by its kind, whatever it is called', () => {
  expect(contentsOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'report.txt')).toEqual({
    kind: 'PNG picture',
    lines: undefined,
    why: 'it holds no text',
  });
  expect(contentsOf(Buffer.from([0x4d, 0x5a, 0x90, 0]), 'invoice.pdf').kind).toBe('program for Windows');
  expect(contentsOf(Buffer.from([1, 2, 3, 0, 255]), 'x').kind).toBe('unknown binary file');
});

test('a damaged archive and a locked document say so', () => {
  expect(contentsOf(zipped({ 'word/document.xml': 'x' }).subarray(0, 60), 'a.docx').why).toContain('damaged');
  expect(contentsOf(Buffer.from('%PDF-1.4\ntrailer<</Encrypt 3 0 R>>'), 'a.pdf').why).toContain('locked');
});

test('a plain PDF document is read', () => {
  const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 96>>stream
BT /F1 20 Tf 40 120 Td (Statement \\(November\\)) Tj 0 -20 Td [(To)-300(pay: )(29)] TJ ET
endstream endobj
%%EOF`;

  expect(contentsOf(Buffer.from(pdf), 'a.pdf').lines).toEqual(['Statement (November)', 'To pay: 29']);
});

/** The smallest archive with these files in it. */
function zipped(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(text));
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(Buffer.byteLength(text), 14);
    const lengths = Buffer.from([Buffer.byteLength(name), 0, 0, 0]);
    const local = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
      sizes,
      lengths,
      Buffer.from(name),
      packed,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0]), sizes, lengths, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
