import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm, controlsOf, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { isLotsmanError, type LotsmanError } from '../../errors.ts';

const SELECTS = `<title>Selects</title>
  <label>Era <select id="era"><optgroup label="Old"><option>Greek<option>Other</optgroup>
    <optgroup label="New"><option>Baroque<option>Other<option disabled>Space age</optgroup></select></label>
  <label>Topics <select id="topics" multiple size="3"><option selected>Light<option>Sea<option>Hands</select></label>
  <label>City <input list="cities"></label><datalist id="cities"><option value="Bergen"><option value="Riga"></datalist>
  <p id="heard"></p>
  <script>addEventListener('change', ({ target }) => { heard.textContent += ' ' + target.id })</script>`;

const PRETTY = `<title>Pretty</title>
  <style>.gone { position: relative; overflow: hidden; width: 0; height: 0 } .gone select { position: absolute; left: -100% }</style>
  <div><div class="gone"><select id="height" aria-label="Height"><option>Low<option>Middle<option>High</select></div>
    <span id="drawn">Low</span></div>
  <script>height.onfocus = () => { drawn.textContent = 'open over all' }
    height.onchange = () => { drawn.textContent = height.value + ' it is' }</script>`;

const LATE = `<title>Late</title>
  <label>From <input id="from" role="combobox" aria-expanded="false" aria-autocomplete="list" autocomplete="off"></label>
  <label>To <input id="to" autocomplete="off"></label>
  <div id="portal"></div><p id="took"></p>
  <script>
    const cities = ['Tromsø', 'Trondheim', 'Oslo', 'Oslo Airport', 'Osløyra'];
    const suggest = (field, role) => {
      let timer;
      field.addEventListener('input', () => {
        clearTimeout(timer);
        timer = setTimeout(async () => {
          const word = field.value.toLowerCase();
          await fetch('/slow');
          portal.replaceChildren(...cities.filter((city) => word && city.toLowerCase().startsWith(word)).map((city) => {
            const option = document.createElement('div');
            option.textContent = city;
            if (role) option.role = 'option';
            option.onclick = () => { field.value = city; took.textContent = field.id + ' took ' + city; portal.replaceChildren() };
            return option;
          }));
          if (role) portal.role = 'listbox';
        }, 300);
      });
    };
    suggest(from, true);
    suggest(to, false);
  </script>`;

const MENUS = `<title>Menus</title>
  <div id="shirt" role="combobox" tabindex="0" aria-label="Size" aria-haspopup="listbox" aria-expanded="false" aria-controls="sizes">Small</div>
  <ul id="sizes" role="listbox" hidden><li role="option" aria-selected="true">Small<li role="option" aria-selected="false">Large<li role="option" aria-disabled="true">Huge</ul>
  <button id="view" aria-haspopup="menu" aria-expanded="false">View</button>
  <div role="menu" aria-labelledby="view" id="menu" hidden>
    <div role="menuitemradio" aria-checked="true" tabindex="-1">List</div><div role="menuitemradio" aria-checked="false" tabindex="-1">Grid</div></div>
  <div id="rows" role="listbox" aria-label="Rows" tabindex="0" style="height:100px;overflow:auto;position:relative"><div id="tall"></div></div>
  <ul role="tree" aria-label="Files"><li role="treeitem" aria-expanded="false" aria-selected="false"><span>Letters</span>
    <ul role="group" hidden><li role="treeitem" aria-expanded="false" aria-selected="false"><span>Drafts</span>
      <ul role="group" hidden><li role="treeitem" aria-selected="false"><span>To Ada</span></ul></ul></ul>
  <script>
    const open = (button, list) => button.onclick = () => { list.hidden = !list.hidden; button.ariaExpanded = String(!list.hidden) };
    open(shirt, sizes); open(view, menu);
    for (const option of sizes.children) option.onclick = () => {
      for (const one of sizes.children) one.ariaSelected = String(one === option);
      shirt.textContent = option.textContent; sizes.hidden = true; shirt.ariaExpanded = 'false';
    };
    for (const item of menu.children) item.onclick = () => {
      for (const one of menu.children) one.ariaChecked = String(one === item);
      menu.hidden = true; view.ariaExpanded = 'false';
    };
    let chosen = '';
    const draw = () => {
      const first = Math.floor(rows.scrollTop / 20);
      tall.style.height = 2000 * 20 + 'px';
      tall.replaceChildren(...Array.from({ length: 7 }, (_, at) => {
        const row = document.createElement('div');
        row.role = 'option'; row.textContent = 'Row ' + (first + at); row.ariaSelected = String(row.textContent === chosen);
        row.style = 'position:absolute;height:20px;top:' + (first + at) * 20 + 'px';
        row.onclick = () => { chosen = row.textContent; draw() };
        return row;
      }));
    };
    rows.onscroll = draw; draw();
    for (const item of document.querySelectorAll('[role=treeitem]')) item.onclick = (event) => {
      event.stopPropagation();
      if (item.ariaExpanded !== null) { item.ariaExpanded = String(item.ariaExpanded !== 'true'); item.querySelector('ul').hidden = item.ariaExpanded !== 'true' }
      else item.ariaSelected = 'true';
    };
  </script>`;

let site: Awaited<ReturnType<typeof servePages>>;
let browser: AtHelm;

beforeAll(async () => {
  site = await servePages({
    '/selects': SELECTS,
    '/pretty': PRETTY,
    '/late': LATE,
    '/menus': MENUS,
    '/slow': (_, response) => void setTimeout(() => response.end('ok'), 400),
  });
  browser = await atHelm();
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const select = (id: number, wanted: string | string[]) =>
  browser.act('select', typeof wanted === 'string' ? { id, option: wanted } : { id, options: wanted });

async function refusal(work: Promise<unknown>): Promise<LotsmanError> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isLotsmanError(error)) throw new Error('It was not refused.');
  return error;
}

test('lists of the browser are set, told to the page, and refused with what there is', async () => {
  await browser.open(`${site.origin}/selects`);
  const era = browser.number(/^Era/);

  const { now } = await select(era, 'baroque');
  expect(controlsOf(now).find(({ id }) => id === era)?.value).toBe('Baroque');
  expect(wordsOf(now)).toContain('era');
  expect((await select(era, 'Old / Other')).data).toEqual({ chosen: ['Other'] });
  expect((await refusal(select(era, 'Space age'))).message).toContain('cannot be chosen now');
  expect((await refusal(select(era, 'Gothic'))).hint).toContain('"Old / Greek"');

  expect((await select(browser.number(/^Topics/), 'Sea')).data).toEqual({ chosen: ['Light', 'Sea'] });
  expect((await select(browser.number(/^Topics/), ['Hands'])).data).toEqual({ chosen: ['Hands'] });
  expect((await select(browser.number(/^Topics/), ['Hands', 'Sea'])).data).toEqual({ chosen: ['Sea', 'Hands'] });
  expect((await select(browser.number(/^City/), 'rig')).data).toEqual({ chosen: ['Riga'] });
});

test('a list that something prettier is drawn for is chosen in, and what is drawn follows', async () => {
  await browser.open(`${site.origin}/pretty`);
  const { now } = await select(browser.number('Height'), 'High');

  expect(wordsOf(now)).toContain('High it is');
});

test('suggestions that come late, elsewhere in the document, are waited for and the right one is taken', async () => {
  await browser.open(`${site.origin}/late`);

  const { now } = await select(browser.number('From'), 'oslo');

  expect(wordsOf(now)).toContain('from took Oslo');
  expect(wordsOf(now)).not.toContain('Airport');
});

test('the only suggestion that begins so is taken', async () => {
  await browser.open(`${site.origin}/late`);

  const { now } = await select(browser.number('From'), 'tron');

  expect(wordsOf(now)).toContain('from took Trondheim');
});

test('suggestions without any role are found by their having appeared', async () => {
  await browser.open(`${site.origin}/late`);

  const { now } = await select(browser.number('To'), 'Tromsø');

  expect(wordsOf(now)).toContain('to took Tromsø');
});

test('words that several suggestions answer to are refused, with those', async () => {
  await browser.open(`${site.origin}/late`);

  const { hint } = await refusal(select(browser.number('From'), 'Tro'));

  expect(hint).toBe('There is: "Tromsø", "Trondheim".');
});

test('a list and a menu behind buttons are opened, chosen from and read back', async () => {
  await browser.open(`${site.origin}/menus`);

  const { now } = await select(browser.number('Size'), 'Large');
  expect(controlsOf(now).find(({ name }) => name === 'Size')?.value).toBe('Large');
  expect((await refusal(select(browser.number('Size'), 'Huge'))).hint).toBe('There is: "Small", "Large".');
  await select(browser.number('View'), 'Grid');
  expect(await browser.helm.tab.page.getByText('Grid').getAttribute('aria-checked')).toBe('true');
});

test('a row far down in a list that draws only what is in view is scrolled to', async () => {
  await browser.open(`${site.origin}/menus`);

  const { now } = await select(browser.number('Rows'), 'Row 150');

  expect(controlsOf(now).find(({ name }) => name === 'Row 150')?.states).toContain('selected');
});

test('a leaf of a tree is chosen after the branches around it were opened', async () => {
  await browser.open(`${site.origin}/menus`);

  const { now } = await select(browser.number(/Letters/), 'To Ada');

  expect(controlsOf(now).find(({ name }) => /To Ada/.test(name))?.states).toContain('selected');
  expect(controlsOf(now).find(({ name }) => /Drafts/.test(name))?.states).toContain('expanded');
});
