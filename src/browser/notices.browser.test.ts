import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from '../../test/serve.ts';
import { type Observed, observedSession, temporaryFolder } from '../../test/sessions.ts';
import { noticesOf } from './notices.ts';
import { Eyes } from './observe.ts';
import type { Standing } from './standing.ts';

/** One browser for the file: each test has a tab of its own. */
let observed: Observed;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  observed = await observedSession(folder.path);
});
afterAll(async () => {
  await observed.session.close();
  await folder[Symbol.asyncDispose]();
});

/** What stands in the way on a page of ours. */
async function noticedOn(html: string): Promise<string[]> {
  await using pages = await servePages({ '/': `<!doctype html><title>Test</title>${html}` });
  const tab = await observed.session.newTab(pages.origin);
  const eyes = new Eyes(tab);
  const observation = await eyes.observe();
  const world = await eyes.world();
  const standing = await world.ask<Standing>(await world.main(), 'lotsman.standing()');
  await tab.close();
  return noticesOf(observation, { standing }).map(({ text }) => text);
}

const prose = `<h1>Lamps</h1>${'<p>All about lamps, their feet and their shades.</p>'.repeat(12)}`;

test('an ordinary page has nothing in the way, also with a bar that stays on top', async () => {
  expect(
    await noticedOn(`<header style="position: fixed; top: 0; width: 100%; height: 90px; background: white">
      <nav><a href="/">Home</a> <a href="/lamps">All our lamps and shades</a></nav></header>${prose}`),
  ).toEqual([]);
});

test('a banner that stays over the page is told with its buttons', async () => {
  const banner = `<div style="position: fixed; bottom: 0; left: 0; right: 0; height: 180px; background: white; z-index: 9">
    We and our partners keep little files on your machine. <button>Accept</button> <button>Only what is needed</button></div>`;

  expect(await noticedOn(`${prose}${banner}`)).toEqual([
    expect.stringMatching(
      /^Something lies over 2\d % of the view: "We and our .*offers: Accept \/ Only what is needed\.$/,
    ),
  ]);
});

test('a password, a one-time code and a check for people are doors', async () => {
  expect(await noticedOn('<label>Name <input></label><label>Password <input type="password"></label>')).toEqual([
    'A password is asked for here.',
  ]);
  expect(await noticedOn('<label>Code <input autocomplete="one-time-code"></label>')).toEqual([
    'A one-time code is asked for here.',
  ]);
  expect(await noticedOn(`Code: ${'<input maxlength="1" size="1" aria-label="Digit">'.repeat(6)}`)).toEqual([
    'A one-time code is asked for here.',
  ]);
  expect(
    await noticedOn(
      `${prose}<iframe title="Security challenge" srcdoc="Tick" style="position: fixed; top: 9px"></iframe>`,
    ),
  ).toEqual(['Here people are told from programs: "Security challenge". A person has to pass it.']);
});

test('hidden doors are none', async () => {
  expect(await noticedOn(`${prose}<input type="password" hidden><div id="captcha-box"></div>`)).toEqual([]);
});

test('a page that is drawn rather than written is told as such, and an empty one too', async () => {
  expect(await noticedOn('<canvas width="1200" height="700"></canvas>')).toEqual([
    'Most of the view is a picture without words: a screenshot shows more.',
  ]);
  expect(await noticedOn('')).toEqual(['The page shows nothing.']);
});
