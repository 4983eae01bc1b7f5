import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overseen } from '../../test/overseen.ts';
import { openScenes, type Scene, type Scenes } from '../../test/scenes.ts';
import { servePages } from '../../test/serve.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

const rows = Array.from({ length: 30 }, (_, row) => `<tr><td>Row ${row}<td><button>Open ${row}</button>`).join('');
const PAGES = {
  '/first': `<title>First</title><h1>First</h1><table>${rows}</table>`,
  '/second': `<title>Second</title><style id="rules"></style><h1>Second</h1><label>Town <input id="town" value="Oslo"></label>
    <p id="note">Old words</p><table>${rows}${rows}</table><label>Street <input id="street" value="Long Street"></label>`,
};

/** Longer than a page has to be at rest before it is read ahead, and than reading it takes. */
const READ_BY_THEN = 500;

/** Somebody who has looked at a whole page, and has come to another one. */
async function onTheNextPage(origin: string): Promise<Scene> {
  const scene = await scenes.at(`${origin}/first`);
  await scene.eyes.observe({ scope: 'page' });
  await scene.tab.goto(`${origin}/second`);
  await delay(READ_BY_THEN);
  return scene;
}

/** How much is read while somebody looks at the whole page. */
async function readToSee(scene: Scene): Promise<number> {
  const counted = await overseen(scene);
  await scene.eyes.observe({ scope: 'page' });
  return (await counted()).read;
}

test('who has looked at a whole page finds the next one read', { timeout: 30_000 }, async () => {
  await using pages = await servePages(PAGES);
  await using scene = await scenes.at(`${pages.origin}/first`);
  const asked = await readToSee(scene);

  const readOnTheNext = async () => {
    await scene.tab.goto(`${pages.origin}/second`);
    await delay(READ_BY_THEN);
    return readToSee(scene);
  };

  expect(asked).toBeGreaterThan(60);
  // A page that is short of time is read when somebody asks: on a busy machine not every one is read ahead.
  await expect.poll(readOnTheNext, { timeout: 20_000 }).toBeLessThan(asked / 2);
});

test.each([
  ['other words', 'note.textContent = "New words"', 'New words', 'Old words'],
  ['a value that leaves no trace', 'town.value = "Riga"', 'Riga', 'Oslo'],
  ['one far down that leaves no trace', 'street.value = "Wide Street"', 'Wide Street', 'Long Street'],
  ['a rule that leaves no trace', 'rules.sheet.insertRule("#note { display: none }")', 'Town', 'Old words'],
  ['a heading that is gone', 'document.querySelector("h1").remove()', 'Town', 'Second'],
])('what has become of it since is seen: %s', async (_, change, now, before) => {
  await using pages = await servePages(PAGES);
  await using scene = await onTheNextPage(pages.origin);

  await scene.tab.page.evaluate(change);

  const seen = JSON.stringify((await scene.eyes.observe({ scope: 'page' })).lines);
  expect(seen).toContain(now);
  expect(seen).not.toContain(before);
});

test('numbers that a whole page was read with are good', async () => {
  await using pages = await servePages(PAGES);
  await using scene = await onTheNextPage(pages.origin);

  const { lines } = await scene.eyes.observe({ scope: 'page' });

  const controls = lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  expect(controls).toHaveLength(62);
  for (const { id, name } of controls) expect(scene.eyes.seen(id).control.name).toBe(name);
});

test('a page that is read while somebody else is at work is not read again, and what becomes of it meanwhile is seen', async () => {
  await using pages = await servePages(PAGES);
  await using scene = await scenes.at(`${pages.origin}/second`);
  const asked = await readToSee(scene);
  await scene.tab.page.evaluate('note.textContent = "New words"');

  scene.eyes.readWholeAhead();
  await scene.eyes.observe({ scope: 'page' });
  const again = await readToSee(scene);
  scene.eyes.readWholeAhead();
  await scene.tab.page.evaluate('note.textContent = "Last words"');
  const last = JSON.stringify((await scene.eyes.observe({ scope: 'page' })).lines);

  expect(again).toBeLessThan(asked / 2);
  expect(last).toContain('Last words');
});
