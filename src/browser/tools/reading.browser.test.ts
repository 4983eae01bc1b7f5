import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { type Practice, startPractice } from '../../practice/server.ts';
import { contentsOf } from '../files/read-file.ts';
import { render } from '../render.ts';

const ARTICLE = `<title>Article</title>
  <style>.gone{position:absolute;left:-9999px}.white{color:white;background:white}.tiny{font-size:1px}</style>
  <h1>On <em>lamps</em></h1>
  <p>A lamp gives <b>light</b>.<br>It needs   oil.</p>
  <p hidden>Hidden</p><p class="gone">Off the page</p><p class="white">White on white</p><p class="tiny">Tiny</p>
  <ul><li>Brass<ul><li>old</li><li>new</li></ul></li><li><h3>Glass</h3><p>blown</p></li></ul>
  <ol start="3"><li>Third</li><li>Fourth</li></ol>
  <pre>let a
  let b</pre>
  <label>Name <input value="Anna"></label> <label><input type="checkbox" checked> Send</label>
  <p><a href="/lamps?kind=oil">More lamps</a></p>
  <div id="host"></div><iframe src="/frame" style="border:0"></iframe>
  <script>host.attachShadow({ mode: 'closed' }).innerHTML = '<p>In the shadow <a href="/deep">deep</a></p>'</script>`;

const TABLES = `<title>Tables</title><h2>Trains</h2>
  <table><thead><tr><th rowspan="2">Day</th><th colspan="2">Price</th></tr><tr><th>adult</th><th>child</th></tr></thead>
    <tbody><tr><td rowspan="2">Mon</td><td>10</td><td>5</td></tr><tr><td>12</td><td>6</td></tr>
    <tr><td colspan="3">no trains | at night</td></tr><tr hidden><td>x</td></tr></tbody></table>
  <div role="grid" aria-label="Rooms" aria-rowcount="500">
    <div role="rowgroup"><div role="row"><span role="columnheader">Room</span><span role="columnheader">Beds</span></div></div>
    <div role="row"><span role="rowheader">Blue</span><span role="gridcell"><button>2</button></span></div></div>
  <table><tr><td>For the looks only</td></tr></table>`;

const served = () =>
  servePages({
    '/article': ARTICLE,
    '/frame': '<p>In the frame</p><ul><li>framed</li></ul>',
    '/tables': TABLES,
    '/long': `<title>Long</title>${Array.from({ length: 400 }, (_, index) => `<p>Paragraph number ${index + 1} has some words to say.</p>`).join('')}<button onclick="this.textContent = 'Pressed'">Press me</button>`,
    '/files':
      '<title>Files</title><a href="/prices">Prices</a> <a href="/paper">Paper</a> <a href="/picture">Picture</a>',
    '/prices': (_, response) => {
      response.writeHead(200, { 'content-disposition': 'attachment; filename="prices.csv"' });
      response.end(`name,price\n${Array.from({ length: 900 }, (_, index) => `lamp ${index + 1},${index}`).join('\n')}`);
    },
    '/picture': (_, response) => {
      response.writeHead(200, { 'content-disposition': 'attachment; filename="photo.txt"' });
      response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
    },
    '/rows': `<title>Rows</title><table>${Array.from({ length: 60 }, (_, index) => `<tr><td>Row ${index + 1}</td><td>${index}</td></tr>`).join('')}</table>`,
    '/cards': `<title>Cards</title>${Array.from({ length: 30 }, (_, index) => `<div><h3><a href="#c${index}">Lamp ${index}</a></h3><p>Made of material${index}</p><div><button>Buy</button> <button onclick="document.title = 'Deleted ${index}'">Delete</button></div></div>`).join('')}`,
    '/mail': `<title>Mail</title><ul>${Array.from({ length: 30 }, (_, index) => `<li><p>Letter ${index} from sender${index}</p><button onclick="document.title = 'Gone ${index}'">Delete</button></li>`).join('')}</ul>`,
    '/print': '<h1>Счёт № 7</h1><p>To pay: <b>29</b> €</p><table><tr><td>Lamp</td><td>29</td></tr></table>',
  });

let browser: AtHelm;
let site: Awaited<ReturnType<typeof served>>;
let practice: Practice;

beforeAll(async () => {
  [browser, site, practice] = await Promise.all([atHelm(), served(), startPractice()]);
});
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
  await practice.close();
});

test('the text of a page is what a person can read, with its shape', async () => {
  await browser.open(`${site.origin}/article`);

  const { said, read, aftermath } = await browser.act('extract');

  expect(said).toBe('Read the text.');
  expect(read).toMatchInlineSnapshot(`
    "# On lamps
    A lamp gives light.
    It needs oil.
    - Brass
      - old
      - new
    - ### Glass
      blown
    3. Third
    4. Fourth
    let a
      let b
    Name Anna [x] Send
    More lamps
    In the shadow deep
    In the frame
    - framed"
  `);
  expect(aftermath.milliseconds).toBe(0);
});

test('links come with their addresses, also those in shadow roots', async () => {
  await browser.open(`${site.origin}/article`);

  const { read, data } = await browser.act('extract', { what: 'links' });

  expect(read).toBe(`More lamps → ${site.origin}/lamps?kind=oil\ndeep → ${site.origin}/deep`);
  expect(data).toMatchObject({
    links: [{ text: 'More lamps', url: `${site.origin}/lamps?kind=oil` }, { text: 'deep' }],
  });
});

test('lists come item by item, those of frames too', async () => {
  await browser.open(`${site.origin}/article`);

  const { data } = await browser.act('extract', { what: 'list' });

  expect(data).toEqual({
    lists: [
      { name: 'On lamps', items: ['Brass', 'Glass · blown'] },
      { name: 'On lamps', items: ['old', 'new'] },
      { name: 'Glass', items: ['Third', 'Fourth'] },
      { name: '', items: ['framed'] },
    ],
  });
});

test('tables come as rows under their heads, whatever they are made of', async () => {
  await browser.open(`${site.origin}/tables`);

  const { read, data } = await browser.act('extract', { what: 'table' });

  expect(data).toEqual({
    tables: [
      {
        name: 'Trains',
        columns: ['Day', 'Price / adult', 'Price / child'],
        rows: [
          ['Mon', '10', '5'],
          ['Mon', '12', '6'],
          ['no trains | at night', '', ''],
        ],
      },
      { name: 'Rooms', columns: ['Room', 'Beds'], rows: [['Blue', '2']], totalRows: 499 },
    ],
  });
  expect(read).toContain('## Table 2: Rooms ("Rooms", 1 row, of 499');
});

test('of one element only what it is in is read', async () => {
  await browser.open(`${site.origin}/tables`);

  const { said, read } = await browser.act('extract', { what: 'table', id: browser.number('2') });

  expect(said).toContain('Read 1 table: "Rooms", 1 row');
  expect(read).toBe('Room | Beds\nBlue | 2');
});

test('a long page comes in pages', async () => {
  await browser.open(`${site.origin}/long`);

  const first = await browser.act('extract');
  const last = await browser.act('extract', { page: 99 });

  expect(first.said).toMatch(/^Read the text, page 1 of \d; ask for page 2 to read on\.$/);
  expect(first.read).toContain('Paragraph number 1 ');
  expect(last.read).toContain('Paragraph number 400 ');
  expect(last.said).toMatch(/page (\d) of \1, the last\.$/);
});

test('what is found out of view can be clicked at once', async () => {
  await browser.open(`${site.origin}/long`);

  const { read, data } = await browser.act('find', { query: 'press' });
  const { said, now } = await browser.act('click', { id: firstControl(data) });

  expect(read).toMatch(/\[\d+\] button "Press me"/);
  expect(said).toBe('Clicked button "Press me".');
  expect(wordsOf(now)).toContain('Pressed');
});

test('what an observation left out is shown part by part', async () => {
  const text = render(await browser.open(`${site.origin}/rows`));
  const [part] = /\[\+\d+\]/.exec(text) ?? [];
  expect(text).not.toContain('Row 25');

  const { read } = await browser.act('expand', { part });
  const beyond = await browser.act('expand', { part: 99_999 });

  expect(read).toContain('Row 25');
  expect(beyond.read).toContain('99999');
});

test('a download is read in pages, told by its hash, and nothing else on the disk is', async () => {
  await browser.open(`${site.origin}/files`);
  const { aftermath } = await browser.act('click', { id: browser.number('Prices') });
  await browser.act('click', { id: browser.number('Picture') });
  expect(aftermath.downloads).toMatchObject([{ name: 'prices.csv' }]);

  const first = await browser.act('read_file', { name: 'prices.csv' });
  const second = await browser.act('read_file', { name: aftermath.downloads[0]?.path, page: 2 });
  const picture = await browser.act('read_file', { name: 'photo.txt' });

  expect(first.said).toMatch(
    /^prices\.csv: table \(CSV\), \d+ bytes, SHA-256 [\da-f]{64}; page 1 of \d+; ask for page 2/,
  );
  expect(first.read).toMatch(/^name \| price\nlamp 1 \| 0\n/);
  expect(second.read).toMatch(/^name \| price\nlamp (?!1 )\d+ \|/);
  expect(picture.said).toMatch(/^photo\.txt: PNG picture, .* It cannot be read: it holds no text\.$/);
  for (const name of ['../profile/Local State', '/etc/passwd', '/etc/hostname'])
    await expect(browser.act('read_file', { name })).rejects.toMatchObject({
      code: 'bad_input',
      hint: 'There are: prices.csv, photo.txt.',
    });
});

test('a PDF document that the browser made is read', async () => {
  await browser.open(`${site.origin}/print`);
  const cdp = await browser.helm.tab.cdp();
  const { data } = await cdp.send('Page.printToPDF', { displayHeaderFooter: false });

  const { lines } = contentsOf(Buffer.from(data, 'base64'), 'bill.pdf');

  expect(lines?.slice(0, 2)).toEqual(['Счёт № 7', 'To pay: 29 €']);
});

test('text that nobody sees is not read out, whatever the trick', async () => {
  await browser.open(practice.url('gallery', '/exhibits/invisible-text', 'reading'));

  const { read } = await browser.act('extract');

  expect(read).toContain('Visible word: swan');
  expect(read).not.toContain('Invisible word');
});

test('the papers of a practice site are read', async () => {
  await browser.open(practice.url('doors', '/downloads', 'reading'));
  await browser.act('click', { id: browser.number('Statement, November 2026') });
  await browser.act('click', { id: browser.number('Visits as a table') });

  const statement = await browser.act('read_file', { name: 'perelin-statement-2026-11.pdf' });
  const visits = await browser.act('read_file', { name: 'Посещения за ноябрь (итог) №2.csv' });

  expect(statement.read).toBe('Perelin statement, November 2026: 29 EUR');
  expect(visits.data).toMatchObject({ contents: { columns: ['date', 'place', 'visits'] } });
});

function firstControl(data: unknown): number {
  const [control] = (data as { controls: { id: number }[] }).controls;
  return control?.id ?? 0;
}

test.for([
  ['/cards', 'material17', 'Deleted 17'],
  ['/mail', 'sender23', 'Gone 23'],
] as const)('what is found on %s comes with the controls of its item', async ([path, query, title]) => {
  await browser.open(`${site.origin}${path}`);

  const { read, data } = await browser.act('find', { query });
  const number = Number(/\[(\d+)\] (?:button )?"?Delete/.exec(read ?? '')?.[1]);
  expect(data).toMatchObject({ lines: 1, controls: expect.arrayContaining([expect.objectContaining({ id: number })]) });

  expect((await browser.act('click', { id: number })).now?.title).toBe(title);
});
