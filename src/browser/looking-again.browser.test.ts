import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlsOf, namesOf, openScenes, type Scenes } from '../../test/scenes.ts';
import { servePages } from '../../test/serve.ts';
import { Numbers } from './numbers.ts';
import { Eyes } from './observe.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

test('the whole page is read when it is asked for', async () => {
  await using scene = await scenes.showing(
    Array.from({ length: 200 }, (_, index) => `<p>Text ${index} <button>Button ${index}</button></p>`).join(''),
  );

  const inView = namesOf(await scene.eyes.observe());
  const whole = namesOf(await scene.eyes.observe({ scope: 'page' }));

  expect(inView.length).toBeLessThan(60);
  expect(whole).toHaveLength(200);
});

test('a box with a label around it is one thing, also where its list was scrolled past it', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `<li><label><input type="checkbox" aria-label="Take ${at}"></label> Row ${at}`,
  );
  await using scene = await scenes.showing(
    `<ul id="list" style="height: 200px; overflow: auto">${rows.join('')}</ul><script>list.scrollTop = 500</script>`,
  );

  const names = namesOf(await scene.eyes.observe({ scope: 'page' })).filter((name) => name.startsWith('Take '));

  expect(names).toHaveLength(40);
});

test('what is out of view is counted right: not what is hidden, and what is in shadow roots too', async () => {
  await using scene = await scenes.showing(`<h1>Top</h1><div style="height: 3000px"></div>
    <button>One</button><button hidden>Hidden</button><div role="presentation">Two</div><my-part></my-part>
    <script>customElements.define('my-part', class extends HTMLElement { constructor() { super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<button>Two</button><button>Three</button>' } })</script>`);

  expect((await scene.eyes.observe()).below.controls).toBe(3);
});

test('changes that leave no trace in the document are seen', async () => {
  await using scene =
    await scenes.showing(`<style>p.secret { visibility: hidden } a:hover + p { visibility: visible }</style>
    <input aria-label="Name"><input type="checkbox" aria-label="Agreed"><a href="#x">Hint</a><p class="secret">Told</p>`);
  const first = await scene.eyes.observe();
  expect(JSON.stringify((await scene.eyes.observe()).lines)).toBe(JSON.stringify(first.lines));

  await scene.tab.page
    .locator('input')
    .first()
    .evaluate((input) => Object.assign(input, { value: 'Ann' }));
  await scene.tab.page
    .locator('input')
    .last()
    .evaluate((input) => Object.assign(input, { checked: true }));
  await scene.tab.page.hover('a');
  const second = await scene.eyes.observe();

  expect(controlsOf(second)).toMatchObject([{ value: 'Ann' }, { states: ['checked'] }, {}]);
  expect(JSON.stringify(second.lines)).toContain('Told');
});

test('what a page has thrown away is not kept alive by looks at its listeners', async () => {
  await using scene = await scenes.showing(`<ul></ul><script>
    const draw = () => document.querySelector('ul').replaceChildren(...Array.from({ length: 50 }, () => {
      const row = document.createElement('li');
      row.textContent = 'Row';
      row.addEventListener('click', () => row.remove());
      return row;
    }));
    draw();
  </script>`);
  const cdp = await scene.tab.cdp();
  const nodes = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Memory.getDOMCounters')).nodes;
  };

  expect(namesOf(await scene.eyes.observe()).length).toBeGreaterThan(20);
  const before = await nodes();
  for (let turn = 0; turn < 20; turn += 1) {
    await scene.tab.page.evaluate('draw()');
    await scene.eyes.observe();
  }

  expect(await nodes()).toBeLessThan(before + 200);
});

test('a listener that comes later is seen at the look after the next', async () => {
  await using scene = await scenes.showing('<div>Later</div>');
  expect(namesOf(await scene.eyes.observe())).toEqual([]);

  await scene.tab.page.locator('div').evaluate((div) => div.addEventListener('click', () => {}));

  await expect.poll(async () => namesOf(await scene.eyes.observe())).toEqual(['Later']);
});

test('a frame that does not answer is missed by its address, and the rest is shown', async () => {
  await using stuck = await servePages({
    '/': '<title>Stuck</title><p>Here</p><script>setTimeout(() => { for (;;); }, 300)</script>',
  });
  const elsewhere = stuck.origin.replace('localhost', 'stuck.localhost');
  await using scene = await scenes.showing(`<button>Mine</button><iframe src="${elsewhere}/"></iframe>`);
  await scene.tab.page.waitForTimeout(800);

  const observation = await scene.eyes.observe();

  expect(namesOf(observation)).toEqual(['Mine']);
  expect(observation.missingFrames).toEqual([`${elsewhere}/`]);
});

test('eyes that share their numbers never give the same one twice', async () => {
  await using one = await scenes.showing('<button>One</button>');
  await using two = await scenes.showing('<button>Two</button>');
  const numbers = new Numbers();
  const [left, right] = [new Eyes(one.tab, undefined, numbers), new Eyes(two.tab, undefined, numbers)];

  const ids = [await left.observe(), await right.observe()].flatMap(controlsOf).map(({ id }) => id);

  expect(new Set(ids).size).toBe(2);
});

test('the tab is told as it was given, and eyes that left refuse what they knew', async () => {
  await using scene = await scenes.showing('<button>One</button>');
  const observation = await scene.eyes.observe({ tab: { number: 2, of: 3 } });
  const [one] = controlsOf(observation);
  expect(observation.tab).toEqual({ number: 2, of: 3 });

  await scene.eyes.leave();

  expect(() => scene.eyes.seen(one?.id ?? 0)).toThrow(expect.objectContaining({ code: 'stale_id' }));
});

test('numbers of documents that are gone are refused and cost nothing', { timeout: 60_000 }, async () => {
  await using scene = await scenes.showing('<button>One</button><button>Two</button>');
  const [first] = controlsOf(await scene.eyes.observe());
  let last = 0;
  for (let round = 0; round < 30; round += 1) {
    await scene.tab.page.reload();
    last = controlsOf(await scene.eyes.observe()).at(-1)?.id ?? 0;
  }

  expect(() => scene.eyes.seen(first?.id ?? 0)).toThrow(expect.objectContaining({ code: 'stale_id' }));
  expect(last).toBe(62);
});

test.each(['getAttribute', 'closest', 'parentNode', 'getBoundingClientRect', 'children', 'checkVisibility'])(
  'a form with a field called %s hides nothing but itself',
  async (name) => {
    await using scene = await scenes.showing(
      `<form><label>Ship <input name="${name}"></label><button>Send</button></form><p>After</p><button>Rest</button>`,
    );

    const seen = await scene.eyes.observe();
    const whole = await scene.eyes.observe({ scope: 'page' });

    for (const one of [seen, whole]) {
      expect(namesOf(one)).toContain('Rest');
      expect(JSON.stringify(one.lines)).toMatch(/Send|could not be read/);
    }
  },
);

test.each(['parentNode', 'parentElement', 'children'])(
  'so it is where somebody was looking when the form with a field called %s came',
  async (name) => {
    await using pages = await servePages({
      '/': '<title>Before</title><p>Before</p>',
      '/form': `<form><label>Ship <input name="${name}"></label><button>Send</button></form><button>Rest</button>`,
    });
    await using scene = await scenes.at(pages.origin);
    await scene.eyes.observe();

    await scene.tab.goto(`${pages.origin}/form`);

    expect(namesOf(await scene.eyes.observe())).toContain('Rest');
  },
);
