import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './downloads.ts';

test.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['Отчёт за ноябрь.xlsx', 'Отчёт за ноябрь.xlsx'],
  ['invoice\u202Etxt.exe', 'invoicetxt.exe'],
  ['CON.txt', '_CON.txt'],
  ['.bashrc', 'bashrc'],
  ['', 'download'],
  ['a\u0000b.csv', 'ab.csv'],
])('%j is kept as %j', (suggested, kept) => {
  expect(cleanFileName(suggested)).toBe(kept);
});

test('whatever a site suggests, the name stays inside the folder', () => {
  assert(
    property(string({ unit: 'binary' }), (suggested) => {
      const name = cleanFileName(suggested);
      expect(name).not.toMatch(/[/\\:\p{Cc}\p{Cf}]/u);
      expect(name).not.toMatch(/^\.|^$/);
      expect(name.length).toBeLessThanOrEqual(141);
    }),
    { numRuns: 2_000 },
  );
});
