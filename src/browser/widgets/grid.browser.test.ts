import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm, controlsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { startPractice } from '../../practice/server.ts';

// One listener for the whole grid; a click selects a row, arrows and double clicks unfold it.
const MAILBOX = `<title>Mailbox</title>
  <table id="mail" role="treegrid" aria-label="Mail">
    <tr role="row" tabindex="0" aria-selected="false" data-thread><td role="gridcell">Harbour news</td><td role="gridcell"><a href="#writer">writer</a></td></tr>
    <tr role="row" tabindex="-1" aria-expanded="false"><td role="gridcell">Tide tables</td><td role="gridcell"><a href="#sender">sender</a></td></tr>
    <tr role="row" tabindex="-1" id="answer" hidden><td role="gridcell">re: Tide tables</td><td role="gridcell">me</td></tr></table>
  <script>
    mail.onclick = ({ target }) => {
      const row = target.closest('[aria-selected]');
      if (row && !target.closest('a')) row.ariaSelected = String(row.ariaSelected !== 'true');
    };
    mail.onkeydown = ({ key, target }) => {
      if (!target.ariaExpanded) return;
      if (key === 'ArrowRight' || key === 'ArrowLeft') target.ariaExpanded = String(key === 'ArrowRight');
      answer.hidden = target.ariaExpanded !== 'true';
    };
  </script>`;

const cells = (row: number, count: number, attributes: string) =>
  Array.from({ length: count }, (_, at) => `<td ${attributes}>${row}-${at}</td>`).join('');
const rows = (count: number, cell: (row: number) => string, attributes = '') =>
  Array.from({ length: count }, (_, row) => `<tr ${attributes}>${cell(row)}</tr>`).join('');

const PLAIN = `<title>Plain</title><table>${rows(9, (row) => cells(row, 6, 'tabindex="-1"'))}</table>`;
const WIDE = `<title>Wide</title><table role="grid">${rows(12, (row) => cells(row, 8, 'tabindex="-1"'))}</table>`;
const LINKED = `<title>Linked</title><table role="grid">${rows(5, (row) => `${cells(row, 3, 'tabindex="-1"')}<td><a href="#">open ${row}</a></td>`)}</table>`;
const TICKED = `<title>Ticked</title><table role="grid">${rows(5, (row) => `<td><input type="checkbox" aria-label="row ${row}"></td>${cells(row, 4, 'aria-selected="false"')}`, 'aria-selected="false"')}</table>`;
const LOCKED = `<title>Locked</title><table role="grid"><tr><td tabindex="-1">sealed</td></tr></table>`;

const [browser, site, practice] = await forThisFile(
  atHelm(),
  servePages({
    '/mail': MAILBOX,
    '/plain': PLAIN,
    '/wide': WIDE,
    '/linked': LINKED,
    '/ticked': TICKED,
    '/locked': LOCKED,
  }),
  startPractice(),
);

const numbered = () => controlsOf(browser.helm.last).map(({ role }) => role);
const row = (at: number) => controlsOf(browser.helm.last).filter(({ role }) => role === 'row')[at];

test('the rows of a grid are selected and unfolded, and say so', async () => {
  await browser.open(`${site.origin}/mail`);

  const selected = await browser.act('check', { id: row(0)?.id });
  expect(selected.said).toContain('is now selected');
  expect(row(0)?.states).toContain('selected');

  const unfolded = await browser.act('check', { id: row(1)?.id });
  expect(unfolded.said).toContain('is now open');
  expect(row(1)?.states).toContain('expanded');
  expect(numbered().filter((role) => role === 'row')).toHaveLength(3);
  expect(browser.helm.tab.url).not.toContain('#');
});

test('only what a person could act on in a grid has a number', async () => {
  await browser.open(`${site.origin}/plain`);
  expect(numbered()).toEqual([]);

  await browser.open(`${site.origin}/wide`);
  expect(numbered()).toEqual(Array.from({ length: 12 }, () => 'gridcell'));

  await browser.open(`${site.origin}/linked`);
  expect(new Set(numbered())).toEqual(new Set(['link']));

  await browser.open(`${site.origin}/ticked`);
  expect(new Set(numbered())).toEqual(new Set(['checkbox']));
});

test('a cell is written into by whatever opens a field in it, and shows what it holds then', async () => {
  await browser.open(practice.url('gallery', '/exhibits/grid', 'cells'));

  const typed = await browser.act('type', { id: browser.number('B3'), text: '120' });
  await browser.act('set', { id: browser.number('A1'), value: 'Lamps' });

  expect(typed.said).toContain('It holds "120".');
  expect(controlsOf(browser.helm.last)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ role: 'gridcell', name: 'B3', value: '120' }),
      expect.objectContaining({ role: 'gridcell', name: 'A1', value: 'Lamps' }),
    ]),
  );
});

test('a cell in which nothing can be written is told', async () => {
  await browser.open(`${site.origin}/locked`);

  await expect(browser.act('type', { id: browser.number('sealed'), text: 'x' })).rejects.toThrow(
    'cannot be written into',
  );
});
