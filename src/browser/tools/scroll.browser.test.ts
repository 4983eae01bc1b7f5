import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm, controlsOf, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { startPractice } from '../../practice/server.ts';

const lines = (count: number, word: string, height = 40) =>
  Array.from({ length: count }, (_, index) => `<p style="height:${height}px;margin:0">${word} ${index + 1}</p>`).join(
    '',
  );

const ENDLESS = `<title>Endless</title><ul id="list"></ul>
  <script>
    const add = () => { for (let i = 0; i < 40; i++) {
      const item = document.createElement('li');
      item.style.height = '40px';
      item.textContent = 'Item ' + (list.children.length + 1);
      list.append(item);
    } };
    add();
    addEventListener('scroll', () => {
      if (innerHeight + scrollY > document.body.scrollHeight - 50 && list.children.length < 100)
        fetch('/more').then(add);
    });
  </script>`;

const BOXED = `<title>Boxed</title><style>html,body{margin:0;height:100%;overflow:hidden}</style>
  <nav style="position:absolute;left:0;width:200px;height:100%;overflow:auto">${lines(60, 'Entry')}</nav>
  <main style="position:absolute;left:200px;right:0;height:100%;overflow-y:auto">${lines(40, 'Line', 100)}<button>Last</button></main>`;

const served = () =>
  servePages({
    '/long': `<title>Long</title><style>body{margin:0}</style>${lines(100, 'Line')}<button>Far down</button>`,
    '/short': '<title>Short</title><p>All there is</p>',
    '/endless': ENDLESS,
    '/more': (_, response) => void setTimeout(() => response.end('more'), 150),
    '/boxed': BOXED,
    '/framed': `<title>Framed</title><style>body{margin:0;overflow:hidden}</style>
      <iframe src="/long" style="width:100%;height:700px;border:0"></iframe>`,
    '/wide':
      '<title>Wide</title><div style="width:5000px;height:100px;background:linear-gradient(90deg,red,blue)">wide</div>',
    '/snap': `<title>Snap</title><style>html{scroll-snap-type:y mandatory}body{margin:0}
      section{height:100vh;scroll-snap-align:start}</style>
      <section>One</section><section>Two</section><section>Three</section>`,
    '/stubborn': `<title>Stubborn</title><style>body{margin:0}</style>${lines(100, 'Line')}
      <script>addEventListener('wheel', (event) => event.preventDefault(), { passive: false })</script>`,
  });

const [browser, site] = await forThisFile(atHelm(), served());

test('a page is scrolled by screens and to its ends, and says where it stands', async () => {
  await browser.open(`${site.origin}/long`);

  const down = await browser.act('scroll');
  const up = await browser.act('scroll', { direction: 'up', screens: 0.5 });
  const bottom = await browser.act('scroll', { to: 'bottom' });
  const further = await browser.act('scroll');
  const top = await browser.act('scroll', { to: 'top' });

  expect(down.said).toBe('Scrolled down. Screen 1.9 of 5.');
  expect(wordsOf(down.now)).toContain('Line 20');
  expect(up.said).toMatch(/^Scrolled up\. Screen 1\.4[56]? of 5\.$|^Scrolled up\. Screen 1\.5 of 5\.$/);
  expect(bottom.said).toBe('Scrolled down. Screen 5 of 5. This is the end.');
  expect(further.said).toBe('It did not move. Screen 5 of 5. This is the end.');
  expect(top.said).toBe('Scrolled up. Screen 1 of 5. This is the beginning.');
});

test('an element out of view is brought into it', async () => {
  await browser.open(`${site.origin}/long`);
  const { data } = await browser.act('find', { query: 'far' });
  expect(data).toMatchObject({ lines: 1, controls: [{ role: 'button', name: 'Far down' }] });

  const { said, now } = await browser.act('scroll', { to: numberIn(data) });

  expect(said).toBe('Scrolled to button "Far down". Screen 5 of 5. This is the end.');
  expect(now?.scroll.screen).toBeGreaterThan(4);
});

test('where the page stands still, the largest part that scrolls is scrolled, or the one around an element', async () => {
  await browser.open(`${site.origin}/boxed`);

  const main = await browser.act('scroll', { to: 'bottom' });
  const back = await browser.act('scroll', { id: browser.number('Last'), direction: 'up' });

  expect(main.said).toMatch(/^Scrolled main down\. Screen 5 of 5\. This is the end\.$/);
  expect(wordsOf(main.now)).toContain('Line 40');
  expect(wordsOf(main.now)).toContain('Entry 1\n');
  expect(back.said).toMatch(/^Scrolled main up\. Screen 4\.1 of 5\.$/);
});

test('an endless list says that more came', async () => {
  await browser.open(`${site.origin}/endless`);

  const first = await browser.act('scroll', { to: 'bottom' });
  const second = await browser.act('scroll', { to: 'bottom' });

  expect(first.said).toMatch(/More came: it was 2 screens long\.$/);
  expect(second.said).toContain('More came');
  expect(wordsOf(second.now)).toContain('Item 80');
});

test.for([
  ['/framed', {}, 'Scrolled down. Screen 1.9 of'],
  ['/wide', { direction: 'right' }, 'Scrolled right. Screen 1.9 of 3.9.'],
  ['/snap', {}, 'Scrolled down. Screen 2 of 3.'],
  ['/stubborn', {}, 'Scrolled down. Screen 1.9 of 5.'],
] as const)('%s scrolls, too', async ([path, input, said]) => {
  await browser.open(`${site.origin}${path}`);

  expect((await browser.act('scroll', input)).said).toContain(said);
});

test('where all is in view there is nothing to scroll', async () => {
  await browser.open(`${site.origin}/short`);

  await expect(browser.act('scroll')).rejects.toThrow('Nothing scrolls there: all of the page is in view.');
});

test('in the practice sites a feed loads more, and a page takes the wheel for itself', async () => {
  await using practice = await startPractice();

  await browser.open(practice.url('gallery', '/exhibits/feed'));
  await browser.act('scroll', { to: 'bottom' });
  const [note] = controlsOf(browser.helm.last).filter(({ name }) => /note/i.test(name));
  const feed = await browser.act('scroll', { id: note?.id, to: 'bottom' });
  await browser.open(practice.url('storm', '/weathers/scroll-hijack'));
  const hijacked = await browser.act('scroll');

  expect(feed.said).toMatch(/^Scrolled feed "Notes from the workshop" down\..* More came/);
  expect(hijacked.said).toMatch(/^Scrolled down\. Screen 1\.\d of 4\.\d\.$/);
});

function numberIn(data: unknown): number {
  const [control] = (data as { controls: { id: number }[] }).controls;
  return control?.id ?? 0;
}
