import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm, controlsOf, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { temporaryFolder } from '../../../test/sessions.ts';
import { type Practice, startPractice } from '../../practice/server.ts';

const SWITCHES = `<title>Switches</title>
  <style>.pretty input { position: absolute; opacity: 0; width: 1px; height: 1px }</style>
  <label class="pretty"><input type="checkbox" id="news"><span>Newsletter</span></label>
  <div role="checkbox" aria-checked="mixed" tabindex="0" id="all">All</div>
  <button aria-pressed="false" id="bold">Bold</button> <button role="switch" aria-checked="false" id="slow">Slow</button>
  <button role="switch" aria-checked="false" id="stuck">Stuck</button>
  <label><input type="radio" name="r">One</label> <label><input type="radio" name="r">Two</label>
  <details><summary>More</summary>Hidden words</details>
  <p id="clicks">0</p>
  <script>
    addEventListener('click', ({ isTrusted, detail }) => { if (isTrusted && detail) clicks.textContent = Number(clicks.textContent) + 1 });
    all.onclick = () => { all.ariaChecked = { mixed: 'false', false: 'true', true: 'mixed' }[all.ariaChecked] };
    bold.onclick = () => { bold.ariaPressed = String(bold.ariaPressed !== 'true') };
    slow.onclick = () => fetch('/slow').then(() => { slow.ariaChecked = String(slow.ariaChecked !== 'true') });
  </script>`;

const FIELDS = `<title>Fields</title>
  <label>Name <input id="name"></label> <label>Code <input maxlength="4"></label>
  <label>Phone <input oninput="this.value = this.value.replace(/\\D/g, '').replace(/(\\d{3})(?=\\d)/g, '$1 ')"></label>
  <label>Secret <input type="password"></label>
  <label>Country <select><option>Chile<option>Norway</select></label>
  <label><input type="checkbox"> I agree</label>
  <label>Locked <input disabled value="no"></label> <label>After <input></label>
  <div contenteditable role="textbox" aria-label="Letter" style="min-height:40px"></div>
  <fieldset><legend>Pin</legend><input maxlength="1" size="1" aria-label="1"><input maxlength="1" size="1"><input maxlength="1" size="1"><input maxlength="1" size="1"></fieldset>
  <script>
    const boxes = [...document.querySelectorAll('fieldset input')];
    boxes.forEach((box, at) => { box.style = 'width:20px;height:20px;padding:0'; box.oninput = () => boxes[at + 1]?.focus() });
  </script>`;

const SENT = `<title>Sent</title><form onsubmit="event.preventDefault(); said.textContent = 'sent'">
  <label>Price <input oninput="this.value = parseInt(this.value) + '.00 €'; this.setSelectionRange(this.value.length - 5, this.value.length - 5)"></label>
  <label>Cents <input oninput="this.value = this.value.replace(/0+$/, '') + '00'"></label>
  <label>Code <input maxlength="4"></label> <label>After <input></label>
  <label>Secret <input type="password" maxlength="3"></label> <button>Send</button></form><p id="said"></p>`;

const FILES = `<title>Files</title>
  <label>Label <input type="file" id="single"></label>
  <button onclick="hiddenField.click()">Choose…</button><input type="file" id="hiddenField" multiple hidden onchange="say('chose', this.files)">
  <div id="zone" tabindex="0" role="group" aria-label="Drop here" style="width:200px;height:80px;background:#eee"></div><p id="said"></p>
  <script>
    const say = (word, files) => { said.textContent = word + ' ' + [...files].map(({ name, size }) => name + ' ' + size).join(', ') };
    zone.ondragover = (event) => event.preventDefault();
    zone.ondrop = (event) => { event.preventDefault(); say('dropped', event.dataTransfer.files) };
  </script>`;

let site: Awaited<ReturnType<typeof servePages>>;
let practice: Practice;
let browser: AtHelm;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  site = await servePages({
    '/switches': SWITCHES,
    '/fields': FIELDS,
    '/sent': SENT,
    '/files': FILES,
    '/leads-on':
      '<title>Filter</title><form><label><input type="checkbox" name="open" onchange="form.requestSubmit()">Open now</label></form>',
    '/slow': (_, response) => void setTimeout(() => response.end('ok'), 700),
  });
  practice = await startPractice();
  browser = await atHelm();
  folder = await temporaryFolder();
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await practice.close();
  await site[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const check = (name: string | RegExp, on = true) => browser.act('check', { id: browser.number(name), on });
const states = (name: string | RegExp) => {
  const id = browser.number(name);
  return controlsOf(browser.helm.last).find((one) => one.id === id)?.states;
};

test('whatever is on or off is turned, also slowly, also behind a label, and not when it is so already', async () => {
  await browser.open(`${site.origin}/switches`);

  for (const name of [/Newsletter/, 'All', 'Bold', 'Slow', /Two/, 'More']) await check(name);
  expect(states(/Newsletter/)).toContain('checked');
  expect(states('All')).toContain('checked');
  expect(states('Bold')).toContain('pressed');
  expect(states('Slow')).toContain('checked');
  expect(states(/Two/)).toContain('checked');
  expect(states('More')).toContain('expanded');
  const before = /Hidden words[\s\S]*?(\d+)\s*$/.exec(wordsOf(browser.helm.last))?.[1];

  const { said, now } = await check('Bold');
  expect(said).toContain('already pressed');
  expect(/Hidden words[\s\S]*?(\d+)\s*$/.exec(wordsOf(now))?.[1]).toBe(before);
  await check('Bold', false);
  expect(states('Bold')).not.toContain('pressed');
  await expect(check('Stuck')).rejects.toMatchObject({ code: 'not_set' });
  await expect(check(/Two/, false)).rejects.toMatchObject({ code: 'bad_input' });
});

test('a box that leads to another page as soon as it is ticked was ticked all the same', async () => {
  for (let round = 0; round < 5; round += 1) {
    await browser.open(`${site.origin}/leads-on`);

    const { said, aftermath } = await check('Open now');

    expect(said).toMatch(/is now checked|another page came/);
    expect(aftermath.url).toContain('open=on');
  }
});

test('what a field makes of what is typed is told: masks, limits, codes in boxes; passwords are not', async () => {
  await browser.open(`${site.origin}/fields`);
  const type = async (name: string | RegExp, text: string) =>
    (await browser.act('type', { id: browser.number(name), text })).said;

  expect(await type(/^Code/, '123456')).toContain(
    'It holds "1234", not what was typed: it takes at most 4 characters.',
  );
  expect(await type(/^Phone/, '123456789')).toContain(
    'It holds "123 456 789", not what was typed: it writes it in a form of its own.',
  );
  expect(await type(/^Secret/, 'hunter2')).not.toContain('hunter2');
  expect(await type('Letter', 'Dear Ada,\nall is well.')).toContain('It holds "Dear Ada,');
  expect(await type('After', 'one\ntwo')).toContain('It holds "one two"');
  await type('1', '4711');
  const pins = await browser.helm.tab.page
    .locator('fieldset input')
    .evaluateAll((boxes) => boxes.map((box) => (box as unknown as { value: string }).value));
  expect(pins.join('')).toBe('4711');
});

test('several fields are filled at once, each in its way, up to the first that refuses', async () => {
  await browser.open(`${site.origin}/fields`);
  const field = (name: RegExp, value: unknown) => ({ id: browser.number(name), value });
  const good = [field(/^Name/, 'Ada'), field(/^Country/, 'norway'), field(/agree/, true)];

  const { now } = await browser.act('fill', { fields: good });
  expect(wordsOf(now)).toMatch(/Ada[\s\S]*Norway/);
  expect(states(/agree/)).toContain('checked');

  const bad = [field(/^Name/, 'Bob'), field(/^Locked/, 'x'), field(/^After/, 'never')];
  const refused = browser.act('fill', { fields: bad });
  await expect(refused).rejects.toThrow(
    /Stopped at \d+: [\s\S]*Refused: \d+ .* is disabled\.\nFilled before: .*Bob.*\nNot tried: \d+\./,
  );
});

test('a field that does not take its text stops the filling before the form is sent', async () => {
  await browser.open(`${site.origin}/sent`);
  const field = (name: RegExp, value: unknown) => ({ id: browser.number(name), value });

  const refused = browser.act('fill', {
    fields: [field(/^Price/, '29'), field(/^Code/, '123456'), field(/^After/, 'never'), field(/^Send/, true)],
  });

  await expect(refused).rejects.toMatchObject({ code: 'not_set' });
  await expect(refused).rejects.toThrow(
    /Refused: \d+ textbox "Code": It holds "1234", not what was typed: it takes at most 4 characters\.\nFilled before: \d+ textbox "Price": It holds "29\.00 €".*\nNot tried: \d+, \d+\./,
  );
  const now = await browser.helm.observe();
  expect(wordsOf(now)).not.toMatch(/never|sent/);
  await expect(browser.act('fill', { fields: [field(/^Cents/, '29')] })).rejects.toThrow(/It holds "\d+00", not/);
  await expect(browser.act('fill', { fields: [field(/^Secret/, 'hunter2')] })).rejects.toThrow(
    /Refused: .*It holds 3 characters, not 7\./,
  );
});

test('files reach a field, a button that asks for them, and a place to drop them', async () => {
  const [one, two] = [join(folder.path, 'one.txt'), join(folder.path, 'two.txt')];
  await writeFile(one, 'one');
  await writeFile(two, 'second');
  await browser.open(`${site.origin}/files`);
  const upload = (name: string | RegExp, ...files: string[]) =>
    browser.act('upload', { id: browser.number(name), files });

  expect((await upload(/^Label/, one)).data).toEqual({ names: ['one.txt'] });
  await expect(upload(/^Label/, one, two)).rejects.toThrow('takes only one file');
  const chosen = await upload('Choose…', one, two);
  expect(wordsOf(chosen.now)).toContain('chose one.txt 3, two.txt 6');
  expect(chosen.aftermath.notes).toEqual([]);
  expect(wordsOf((await upload('Drop here', two)).now)).toContain('dropped two.txt 6');
  await expect(upload('Choose…', join(folder.path, 'none.txt'))).rejects.toThrow(/^There is no file .*none\.txt\.$/);
});

test('the controls of a museum end up as they were set, by what its server holds', async () => {
  const held = (exhibit: string) =>
    expect.poll(() => (practice.state('gallery', 'forms') as { exhibits: Record<string, unknown> }).exhibits[exhibit], {
      timeout: 5_000,
    });
  const visit = (exhibit: string) => browser.open(practice.url('gallery', `/exhibits/${exhibit}`, 'forms'));

  await visit('combobox');
  await browser.act('select', { id: browser.number('Pigment', 'combobox'), option: 'cobalt' });
  await held('combobox').toEqual({ pigment: 'cobalt' });

  await visit('slider');
  await browser.act('set', { id: browser.number('From year'), value: 1850 });
  await browser.act('set', { id: browser.number('To year'), value: 1900 });
  await held('slider').toEqual({ from: 1850, to: 1900 });

  await visit('one-time-code');
  await browser.act('type', { id: browser.number(/./, 'textbox'), text: '314159' });
  await held('one-time-code').toEqual({ code: '314159' });
});

test('what a field refuses is not sent', async () => {
  await browser.open(`${site.origin}/sent`);
  const id = browser.number('Code');

  const refused = await browser.act('type', { id, text: 'too long', submit: true });
  expect(refused.said).toContain('Enter was not pressed');
  expect(wordsOf(refused.now)).not.toContain('sent');

  const taken = await browser.act('type', { id, text: 'fine', submit: true });
  expect(taken.said).toContain('and pressed Enter');
  expect(wordsOf(taken.now)).toContain('sent');
});
