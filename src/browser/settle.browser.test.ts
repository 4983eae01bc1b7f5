import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { atHelm, wordsOf } from '../../test/helm.ts';
import { servePages } from '../../test/serve.ts';

const BUTTONS = `
  <button onclick="say('at once')">Now</button>
  <button onclick="setTimeout(() => say('soon'), 50)">Soon</button>
  <button onclick="setTimeout(() => say('later'), 250)">Later</button>
  <button onclick="ask(100)">Ask 100</button>
  <button onclick="ask(300)">Ask 300</button>
  <button onclick="ask(1000)">Ask 1000</button>
  <button>Nothing</button>
  <p id="said"></p>
  <script>
    const say = (word) => { said.textContent = 'said ' + word };
    const ask = (ms) => fetch('/wait?ms=' + ms).then((answer) => answer.text()).then(say);
  </script>`;

const RESTLESS = `
  <p id="clock"></p><div id="ball" style="position:absolute;top:300px">o</div><p id="stream"></p><ul id="feed"></ul>
  <style>@keyframes turn { to { rotate: 1turn } } #clock { animation: turn 1s infinite }</style>
  <script>
    setInterval(() => { clock.textContent = performance.now() }, 40);
    const move = (now) => { ball.style.left = 50 + 30 * Math.sin(now / 200) + 'px'; requestAnimationFrame(move) };
    move(0);
    const poll = () => fetch('/wait?ms=400').then((a) => a.text()).then(() => { feed.append(document.createElement('li')); poll() });
    poll();
    fetch('/stream').then(async ({ body }) => { for await (const one of body) stream.textContent = one.length });
    new EventSource('/events').onmessage = ({ data }) => { document.body.dataset.event = data };
    setInterval(() => navigator.sendBeacon('/beacon', 'x'), 100);
  </script>`;

const served = () =>
  servePages({
    '/calm': `<title>Calm</title>${BUTTONS}`,
    '/restless': `<title>Restless</title>${BUTTONS}${RESTLESS}`,
    '/next':
      '<title>Next</title><h1>The next page</h1><script>setTimeout(() => document.body.append("late words"), 30)</script>',
    '/links': '<title>Links</title><a href="/next">Go on</a> <a href="/next" target="_blank">Open apart</a>',
    '/outer': (request, response) => {
      response.setHeader('content-type', 'text/html');
      const { port } = new URL(`http://${request.headers.host}`);
      response.end(
        `<title>Outer</title><iframe src="http://127.0.0.1:${port}/inner" width="400" height="200"></iframe>`,
      );
    },
    '/inner': `<button onclick="fetch('/wait?ms=200', { method: 'POST' }).then((a) => a.text()).then((t) => said.textContent = t)">Pay</button><p id="said"></p>`,
    '/wait': (request, response) => {
      const ms = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('ms'));
      setTimeout(() => response.end(`after ${ms}`), ms);
    },
    '/stream': (_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(100)), 50);
      response.on('close', () => clearInterval(timer));
    },
    '/events': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(`data: ${Date.now()}\n\n`), 50);
      response.on('close', () => clearInterval(timer));
    },
    '/beacon': (_, response) => void response.end(),
  });

const [browser, site] = await forThisFile(atHelm(), served());

const EFFECTS = [
  ['Now', 'said at once', 0],
  ['Soon', 'said soon', 50],
  ['Later', 'said later', 250],
  ['Ask 100', 'said after 100', 100],
  ['Ask 300', 'said after 300', 300],
  ['Ask 1000', 'said after 1000', 1000],
] as const;

describe.each(['calm', 'restless'])('on a %s page', (kind) => {
  test('what a click does is in the next look, however late it comes, and soon after it came', async () => {
    // What a page does by habit is learned: nothing is known of it here.
    await using browser = await atHelm();
    await browser.open(`${site.origin}/${kind}`);
    // Habits show themselves only after a while.
    await delay(600);
    await browser.helm.observe();

    for (const [button, effect, after] of EFFECTS) {
      const { now, aftermath } = await browser.act('click', { id: browser.number(button) });

      expect(wordsOf(now)).toContain(effect);
      expect(aftermath.settled).toBe(true);
      expect(aftermath.milliseconds - after).toBeLessThan(2_000);
    }
  });

  test('a click that does nothing is not waited for long', async () => {
    await using browser = await atHelm();
    await browser.open(`${site.origin}/${kind}`);
    await delay(600);

    // What the machine needs for a click that does something at once is not waiting.
    const { aftermath: atOnce } = await browser.act('click', { id: browser.number('Now') });
    const { aftermath } = await browser.act('click', { id: browser.number('Nothing') });

    expect(aftermath.settled).toBe(true);
    expect(aftermath.milliseconds - atOnce.milliseconds).toBeLessThan(1_000);
  });
});

test('a link is followed to the page it leads to, and what that page adds at once is there', async () => {
  await browser.open(`${site.origin}/links`);

  const { now, aftermath } = await browser.act('click', { id: browser.number('Go on') });

  expect(aftermath.leftUrl).toBe(`${site.origin}/links`);
  expect(aftermath.requests).toMatchObject([{ method: 'GET', url: `${site.origin}/next`, status: 200 }]);
  expect(wordsOf(now)).toContain('The next page');
});

test('a window that a click opens is in front, and told', async () => {
  await browser.open(`${site.origin}/links`);

  const { now, aftermath } = await browser.act('click', { id: browser.number('Open apart') });

  expect(aftermath.tabsOpened).toHaveLength(1);
  expect(now?.url).toBe(`${site.origin}/next`);
  await browser.session.closeTab(browser.helm.tab);
  await expect.poll(() => browser.session.tabs).toHaveLength(1);
});

test('a request from a frame of another site is waited for and told', async () => {
  await browser.open(`${site.origin}/outer`);

  const { now, aftermath } = await browser.act('click', { id: browser.number('Pay') });

  expect(wordsOf(now)).toContain('after 200');
  expect(aftermath.requests).toMatchObject([{ method: 'POST', status: 200 }]);
});

test('what the page before still waited for is not waited for on the next', async () => {
  await using site = await servePages({
    '/': `<title>Here</title><a href="/next" onclick="fetch('/never'); fetch('/never', { method: 'POST' })">Go on</a>`,
    '/next': '<title>Next</title><h1>The next page</h1>',
    '/never': () => {},
  });
  await browser.open(site.origin);

  const { now, aftermath } = await browser.act('click', { id: browser.number('Go on') });

  expect(wordsOf(now)).toContain('The next page');
  expect(aftermath.milliseconds).toBeLessThan(2_000);
});

test('nor what it began to ask for while the next was on its way', async () => {
  await using slow = await servePages({
    '/': `<title>From</title><a href="/next" onclick="setTimeout(() => fetch('/never'), 20)">Go on</a>`,
    '/next': (_, response) => void setTimeout(() => response.end('<title>To</title><p>There</p>'), 150),
    '/never': () => {},
  });
  await browser.open(slow.origin);

  const { now, aftermath } = await browser.act('click', { id: browser.number('Go on') });

  expect(wordsOf(now)).toContain('There');
  expect(aftermath.settled).toBe(true);
});

test('a choice that leads to another page at once is a choice', async () => {
  await using site = await servePages({
    '/': `<title>Here</title><select aria-label="Sort" onchange="location = '/next?' + this.value"><option>Name<option>Price</select>`,
    '/next': '<title>Next</title><h1>The next page</h1>',
  });
  await browser.open(site.origin);

  const { said, now } = await browser.act('select', { id: browser.number('Sort'), option: 'Price' });

  expect(said).toContain('Price');
  expect(now?.url).toBe(`${site.origin}/next?Price`);
});

const FIELDS = `
  <label>City <select><option>Bergen</option><option>Oslo</option></select></label>
  <label>Name <input></label><p id="said"></p>`;

/** The quickest of some: how long it takes when nothing else is going on. */
async function quickest(acts: readonly (() => Promise<{ aftermath: { milliseconds: number } }>)[]): Promise<number> {
  const times: number[] = [];
  for (const act of acts) times.push((await act()).aftermath.milliseconds);
  return Math.min(...times);
}

test('where nobody hears what is done, nothing is waited for; elsewhere a first sign is', async () => {
  const elsewhere = '<button id="other">Other</button><script>other.onclick = () => {}</script>';
  const heard = '<script>document.addEventListener("input", () => {})</script>';
  await using site = await servePages({ '/deaf': `${FIELDS}${elsewhere}`, '/heard': `${FIELDS}${heard}` });
  const typing = async (path: string) => {
    await browser.open(`${site.origin}${path}`);
    return quickest(
      ['Ann', 'Bea', 'Cleo', 'Dot'].map(
        (text) => () => browser.act('set', { id: browser.number('Name'), value: text }),
      ),
    );
  };

  expect(await typing('/deaf')).toBeLessThan(350);
  expect(await typing('/heard')).toBeGreaterThanOrEqual(350);
});

test('a field that is sent with others is not waited for as long as one that may be searched by', async () => {
  const fields = `
    <form method="post"><label>Street <input></label>
      <label>Town <input autocomplete="off"></label> <label>Shop <input aria-controls="shops"></label></form>
    <form><label>Price from <input></label> <label>To <input></label></form>
    <label>Mail <input type="email"></label> <label>Note <textarea></textarea></label> <label>Filter <input></label>
    <ul id="shops"></ul><script>document.addEventListener("input", () => {})</script>`;
  await using site = await servePages({ '/form': fields });
  await browser.open(`${site.origin}/form`);
  const typing = (name: string) =>
    quickest(
      ['a@b.example', 'c@d.example'].map((value) => () => browser.act('set', { id: browser.number(name), value })),
    );

  for (const name of ['Street', 'Mail', 'Note']) expect(await typing(name), name).toBeLessThan(350);
  for (const name of ['Town', 'Shop', 'Price from', 'Filter'])
    expect(await typing(name), name).toBeGreaterThanOrEqual(350);
});

test('what a page does a moment after the last key is in the next look', async () => {
  const later = `<script>
    let timer;
    document.addEventListener('input', ({ target }) => {
      // As a framework does, which keeps the attribute true.
      target.setAttribute('value', target.value);
      clearTimeout(timer);
      timer = setTimeout(() => { said.textContent = 'found ' + target.value }, 250);
    });
  </script>`;
  await using site = await servePages({ '/search': `${FIELDS}${later}` });
  await browser.open(`${site.origin}/search`);

  const { now } = await browser.act('set', { id: browser.number('Name'), value: 'lamp' });

  expect(wordsOf(now)).toContain('found lamp');
});

test('a choice that is kept by the server and shows nowhere is not waited for as long as a sign may take', async () => {
  const keep = `<script>document.addEventListener('change', () => fetch('/kept', { method: 'POST' }))</script>`;
  await using site = await servePages({
    '/settings': `${FIELDS}${keep}`,
    '/kept': (_, response) => void response.end('kept'),
  });
  await browser.open(`${site.origin}/settings`);
  const choosing = ['Oslo', 'Bergen', 'Oslo', 'Bergen'].map(
    (option) => () => browser.act('select', { id: browser.number('City'), option }),
  );

  expect(await quickest(choosing)).toBeLessThan(350);
});
