import { expect, test } from 'vitest';
import { translator } from '../language.ts';
import { checkCv, MOST_BYTES } from './application.ts';

const english = translator('en');
const check = (name: string, content: string | Uint8Array<ArrayBuffer>) => checkCv(new File([content], name), english);

test('a CV is remembered by its name, size and fingerprint', async () => {
  expect(await check('CV.PDF', '%PDF-1.7')).toEqual({
    cv: {
      fileName: 'CV.PDF',
      size: 8,
      sha256: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
    },
  });
});

test('a file must be what its name says', async () => {
  expect(await check('cv.pdf', 'only called a PDF')).toEqual({ problem: 'This does not look like a PDF file inside' });
  expect(await check('cv.txt', 'a\0b')).toEqual({ problem: 'This does not look like a TXT file inside' });
  expect(await check('cv.txt', 'Ten years at sea')).toHaveProperty('cv');
  expect(await check('cv.docx', 'PK\u0003\u0004rest')).toHaveProperty('cv');
});

test('no file, an empty, a foreign and a huge one are refused', async () => {
  expect(await checkCv(null, english)).toEqual({ problem: 'Attach your CV' });
  expect(await check('cv.txt', '')).toEqual({ problem: 'The file is empty' });
  expect(await check('cv.exe', 'MZ')).toHaveProperty('problem');
  expect(await check('cv.txt', new Uint8Array(MOST_BYTES + 1))).toEqual({ problem: 'The file is larger than 5 MB' });
});
