import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';

const FORM = `<title>Form</title><button onclick="said.textContent = 'warned'">Type</button><p id="said"></p>
  <script>addEventListener('beforeunload', (event) => event.preventDefault())</script>`;

const served = () =>
  servePages({
    '/one': '<title>One</title><h1>First page</h1><a href="/two">On</a>',
    '/two': '<title>Two</title><h1>Second page</h1>',
    '/form': FORM,
    '/moved': (_, response) => void response.writeHead(302, { location: '/two' }).end(),
    '/broken': (_, response) => void response.writeHead(503).end('<h1>Later</h1>'),
    '/nothing': (_, response) => void response.writeHead(204).end(),
    '/file': (_, response) => {
      response.writeHead(200, { 'content-disposition': 'attachment; filename="prices.csv"' });
      response.end('name,price\nlamp,12\n');
    },
    '/endless': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>Endless</title><h1>The beginning</h1>');
    },
  });

const [browser, site] = await forThisFile(atHelm(), served());

test('an address is gone to, and the page there is seen', async () => {
  const { said, now, aftermath } = await browser.act('navigate', { url: `${site.origin}/one` });

  expect(said).toBe(`Went to ${site.origin}/one.`);
  expect(wordsOf(now)).toContain('First page');
  expect(aftermath.settled).toBe(true);
});

test('an address without a scheme or a host is understood', async () => {
  await browser.act('navigate', { url: site.origin.replace('http://', '') });
  const { now } = await browser.act('navigate', { url: '/moved' });

  expect(now?.url).toBe(`${site.origin}/two`);
});

test('an error of the server, a file and an endless page are told', async () => {
  await browser.open(`${site.origin}/one`);

  const broken = await browser.act('navigate', { url: '/broken' });
  const file = await browser.act('navigate', { url: '/file' });
  const endless = await browser.act('navigate', { url: '/endless' });

  expect(broken.said).toContain('It answers 503 (Service Unavailable).');
  expect(file.said).toContain('It is a file');
  expect(file.aftermath.downloads).toMatchObject([{ name: 'prices.csv' }]);
  expect(endless.said).toContain('It is still loading.');
  expect(wordsOf(endless.now)).toContain('The beginning');
});

test('what is not of the web is refused, and so is what nobody answers', async () => {
  await browser.open(`${site.origin}/one`);

  await expect(browser.act('navigate', { url: 'file:///etc/passwd' })).rejects.toThrow('file: are not opened');
  await expect(browser.act('open_tab', { url: 'chrome://version' })).rejects.toThrow('chrome: are not opened');
  await expect(browser.act('navigate', { url: 'http://localhost:9/' })).rejects.toMatchObject({
    code: 'navigation_failed',
  });
  await expect(browser.act('navigate', { url: `${site.origin}/nothing` })).rejects.toThrow('the page stayed');
  expect(browser.session.tabs).toHaveLength(1);
});

test('back, forward and reload go where a person would, and say when there is nowhere to go', async () => {
  await browser.act('open_tab');
  await expect(browser.act('back')).rejects.toThrow('There is no page to go back to');
  await browser.act('navigate', { url: `${site.origin}/one` });
  await browser.act('click', { id: browser.number('On') });

  const back = await browser.act('back');
  const forward = await browser.act('forward');
  const again = await browser.act('reload');

  expect(back.said).toBe(`Went back to ${site.origin}/one.`);
  expect(wordsOf(back.now)).toContain('First page');
  expect(wordsOf(forward.now)).toContain('Second page');
  expect(again.said).toBe(`Loaded ${site.origin}/two again.`);
  expect(again.aftermath.requests).toMatchObject([{ url: `${site.origin}/two`, status: 200 }]);
  await expect(browser.act('forward')).rejects.toThrow('There is no page to go forward to');
  await browser.act('close_tab');
});

test.for([
  ['navigate', { url: 'about:blank' }],
  ['back', {}],
  ['reload', {}],
] as const)('a page that asks whether to leave it is left by %s only after that was decided', async ([tool, input]) => {
  await browser.open(`${site.origin}/one`);
  await browser.open(`${site.origin}/form`);
  await browser.act('click', { id: browser.number('Type') });

  await expect(browser.act(tool, input)).rejects.toThrow('was not left');
  expect(wordsOf(await browser.helm.observe())).toContain('warned');

  await browser.act('dialog', { accept: true });
  const { aftermath, now } = await browser.act(tool, input);
  expect(aftermath.dialogs).toMatchObject([{ kind: 'beforeunload', answer: 'accepted' }]);
  expect(wordsOf(now)).not.toContain('warned');
});

test('tabs are opened, listed, switched and closed by their numbers', async () => {
  await browser.open(`${site.origin}/one`);
  const first = browser.helm.tab.id;

  const opened = await browser.act('open_tab', { url: `${site.origin}/two` });
  const second = browser.helm.tab.id;
  const listed = await browser.act('tabs');
  const switched = await browser.act('switch_tab', { tab: first });
  const closed = await browser.act('close_tab', { tab: second });

  expect(opened.now).toMatchObject({ title: 'Two', tab: { number: second, of: 2 } });
  expect(listed.read).toBe(`${first} "One" ${site.origin}/one\n${second} "Two" ${site.origin}/two (in front)`);
  expect(listed.aftermath.milliseconds).toBe(0);
  expect(switched.now?.title).toBe('One');
  expect(closed.aftermath.tabsClosed).toEqual([second]);
  await expect(browser.act('close_tab')).rejects.toThrow('is the only one, and stays open');
  await expect(browser.act('switch_tab', { tab: 77 })).rejects.toMatchObject({
    message: 'There is no tab 77.',
    hint: `There are:\n${first} "One" ${site.origin}/one`,
  });
});

test('closing the tab in front leads to one that is still there', async () => {
  await browser.open(`${site.origin}/one`);

  // The browser may say in any order that a page has gone.
  for (let time = 0; time < 5; time += 1) {
    await browser.act('open_tab', { url: `${site.origin}/two` });
    const { now, said, aftermath } = await browser.act('close_tab');
    expect(said).toMatch(/^Closed tab \d+\.$/);
    expect(now?.title).toBe('One');
    expect(aftermath.settled).toBe(true);
  }
});
