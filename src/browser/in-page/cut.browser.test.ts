import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm, controlsOf, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { render } from '../render.ts';

const words = (count: number, last: string) => `${'word '.repeat(count)}${last}`;

const PAGE = `<title>Long</title>
  <p>${words(160, 'paragraph-end')}</p><p>${words(2_000, 'story-end')}</p>`;

const CONTROLS = `<title>Controls</title>
  <a href="#x">${words(40, 'link-end')}</a> <textarea aria-label="Note">${words(80, 'note-end')}</textarea>
  <select aria-label="Country">${Array.from({ length: 200 }, (_, index) => `<option>Country ${index + 1}`).join('')}</select>
  <div style="height: 3000px"></div>${Array.from({ length: 80 }, (_, index) => `<section><h2>Part ${index + 1}</h2><p>Text</p></section>`).join('')}`;

const FLAT = `<title>Flat</title><div style="height: 3000px"></div>
  ${Array.from({ length: 400 }, (_, index) => `<h2>Part ${index + 1}</h2>`).join('')}`;

const DEEP = `<title>Deep</title><p>Top</p>
  <button onclick="this.after(' Said more')">More</button><script>
  let inner = document.body;
  for (let depth = 0; depth < 1_100; depth += 1) inner = inner.appendChild(document.createElement('div'));
  inner.textContent = 'Bottom'</script>`;

let site: Awaited<ReturnType<typeof servePages>>;
let browser: AtHelm;

beforeAll(async () => {
  site = await servePages({ '/text': PAGE, '/controls': CONTROLS, '/flat': FLAT, '/deep': DEEP });
  browser = await atHelm();
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test('long texts are cut with a count, and expand, find and extract reach the rest', async () => {
  const observation = await browser.open(`${site.origin}/text`);

  expect(wordsOf(observation)).toContain('paragraph-end');
  expect(wordsOf(observation)).toMatch(/… \+6,\d\d\d characters$/m);
  expect(render(observation)).toMatch(/\+\d,?\d+ characters/);
  expect((await browser.act('expand', { part: 0 })).read).toContain('paragraph-end');
  expect((await browser.act('find', { query: 'story-end' })).data).toMatchObject({ lines: 1 });
  expect((await browser.act('extract', { page: 99 })).read).toContain('story-end');
});

test('long names and lists of options are cut with a count, and are there for whoever asks', async () => {
  const observation = await browser.open(`${site.origin}/controls`);
  const [link, note, country] = controlsOf(observation);

  expect(link?.name).toMatch(/^word .*… \+\d+ characters$/);
  expect(link?.name.length).toBeLessThanOrEqual(100);
  expect(note?.value).toContain('note-end');
  expect(country?.options?.at(-1)).toBe('… +188 more');
  expect((await browser.act('find', { query: 'link-end' })).data).toMatchObject({
    controls: expect.arrayContaining([expect.objectContaining({ id: link?.id })]),
  });
  await browser.act('click', { id: link?.id ?? 0 });
  const { read } = await browser.act('extract', { what: 'list', id: country?.id });
  expect(read).toContain('- Country 200');
});

test('headings out of view are all counted, also in the tail of a long list', async () => {
  const nested = (await browser.open(`${site.origin}/controls`)).below;
  expect(nested.headings.length + (nested.moreHeadings ?? 0)).toBe(80);
  const flat = (await browser.open(`${site.origin}/flat`)).below;
  expect(flat.headings.length + (flat.moreHeadings ?? 0)).toBe(400);
});

test('a page that is nested too deep says so, each time that it is read', async () => {
  const ending = 'what is nested deeper was not read';
  expect(wordsOf(await browser.open(`${site.origin}/deep`))).toContain(ending);
  const { now } = await browser.act('click', { id: browser.number('More') });
  expect(wordsOf(now)).toContain('Said more');
  expect(wordsOf(now)).toContain(ending);
});
