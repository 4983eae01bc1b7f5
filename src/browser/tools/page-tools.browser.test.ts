import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { render } from '../render.ts';

const DECLARED = `<title>Tools</title><p id="said"></p>
  <form toolname="book" tooldescription="Book a table" action="/booked">
    <input name="who" aria-label="Who" toolparamdescription="Your name"><button>Book</button></form>
  <form toolname="book_now" toolautosubmit tooldescription="Book at once" action="/booked"><input name="who"></form>
  <script>
    const say = (text) => ({ content: [{ type: 'text', text }] });
    const declare = (tool) => document.modelContext.registerTool(tool);
    declare({
      name: 'add', description: 'Adds two numbers', annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, required: ['a', 'b'] },
      async execute({ a, b }) { said.textContent = 'The sum is ' + (a + b); return say(String(a + b)) },
    });
    declare({ name: 'fail', description: 'Fails', async execute() { throw new Error('No luck') } });
  </script>`;

const served = () =>
  servePages({
    '/tools': DECLARED,
    '/booked': '<title>Booked</title><p>Your table is booked</p>',
    '/plain': '<title>Plain</title><p>Nothing but words</p>',
  });

const [browser, site] = await forThisFile(atHelm(), served());

test('a page that declares tools says so, and what they take is read when asked for', async () => {
  const observation = await browser.open(`${site.origin}/tools`);

  const { read, data } = await browser.act('page_tools');

  expect(render(observation)).toContain('The page offers tools of its own (add, book, book_now, fail)');
  expect(read).toContain('add: Adds two numbers (says that it only reads)\n  takes {"type":"object"');
  expect(data).toMatchObject({ tools: [{ name: 'add' }, { name: 'book' }, { name: 'book_now' }, { name: 'fail' }] });
});

test('a tool of the page is called, and what it did and answered is told', async () => {
  await browser.open(`${site.origin}/tools`);

  const { said, read, now } = await browser.act('page_tool', { name: 'add', input: { a: 2, b: 40 } });

  expect(said).toBe('Called add.');
  expect(read).toBe('42');
  expect(wordsOf(now)).toContain('The sum is 42');
});

test('a form that is a tool is filled, and sent only where the page says so', async () => {
  await browser.open(`${site.origin}/tools`);

  const filled = await browser.act('page_tool', { name: 'book', input: { who: 'Anna' } });
  const sent = await browser.act('page_tool', { name: 'book_now', input: { who: 'Anna' } });

  expect(filled.said).toContain('leaves the sending to you');
  expect(wordsOf(filled.now)).toContain('Who Anna');
  expect(wordsOf(sent.now)).toContain('Your table is booked');
});

test('a tool that fails or does not exist says so, and a page without tools has none', async () => {
  await browser.open(`${site.origin}/tools`);
  await expect(browser.act('page_tool', { name: 'fail' })).rejects.toThrow('of the page failed: No luck.');
  await expect(browser.act('page_tool', { name: 'fly' })).rejects.toMatchObject({
    hint: 'It declares: add, book, book_now, fail.',
  });

  const observation = await browser.open(`${site.origin}/plain`);

  expect(render(observation)).not.toContain('tools');
  expect((await browser.act('page_tools')).said).toBe('The page declares no tools.');
});
