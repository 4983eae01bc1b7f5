import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';

const PAGE = `<title>Notes</title><h1>Notes</h1>
  <p>The <b>ferry</b> leaves at nine, and at nine in the evening it comes back.</p>
  <p style="width: 120px">Bread and salt for eight people, please.</p>
  <p style="margin-top: 3000px">Far below stands the end.</p>
  <p style="user-select: none">Nobody can take this.</p><output></output>
  <script>document.onselectionchange = () => { document.querySelector('output').title = String(getSelection()); };</script>`;

const [browser, site] = await forThisFile(atHelm(), servePages({ '/': PAGE }));

test('words are selected over tags and lines, and wherever they stand', async () => {
  await browser.open(site.origin);

  for (const text of ['The ferry leaves', 'Bread and salt for eight people, please.', 'Far below stands the end.']) {
    const { said } = await browser.act('select_text', { text });
    expect(said).toBe(`Selected "${text}".`);
  }
});

test('of words that stand there twice the second are taken', async () => {
  await browser.open(site.origin);

  expect((await browser.act('select_text', { text: 'at nine', which: 2 })).said).toBe('Selected "at nine".');
  await expect(browser.act('select_text', { text: 'at nine', which: 3 })).rejects.toThrow('does not stand on the page');
});

test('what cannot be selected is told', async () => {
  await browser.open(site.origin);

  await expect(browser.act('select_text', { text: 'Nobody can take this.' })).rejects.toThrow('Nothing is selected');
});
