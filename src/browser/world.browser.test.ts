import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, openScenes, type Scenes } from '../../test/scenes.ts';
import { servePages } from '../../test/serve.ts';
import { Eyes } from './observe.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

test('a tab can be looked at again after others have left it, also into frames and after a navigation', async () => {
  await using framed = await servePages({ '/': '<title>Frame</title><button>Framed</button>' });
  const elsewhere = framed.origin.replace('localhost', 'elsewhere.localhost');
  await using scene = await scenes.showing(`<button>Mine</button>
    <iframe srcdoc="<button>Near</button>"></iframe><iframe src="${elsewhere}/"></iframe>`);
  await scene.tab.page.waitForLoadState();
  expect(namesOf(await scene.eyes.observe())).toEqual(['Mine', 'Near', 'Framed']);
  await scene.eyes.leave();

  for (let turn = 0; turn < 3; turn += 1) {
    const eyes = new Eyes(scene.tab, 3_000);
    expect(namesOf(await eyes.observe())).toEqual(['Mine', 'Near', 'Framed']);
    await scene.tab.page.reload();
    expect(namesOf(await eyes.observe())).toEqual(['Mine', 'Near', 'Framed']);
    await eyes.leave();
  }

  expect(namesOf(await scene.eyes.observe())).toEqual(['Mine', 'Near', 'Framed']);
});

test('two who look at one tab do not disturb each other, also when one of them leaves', async () => {
  await using scene = await scenes.showing(`<ul></ul><button onclick="add()">Add</button><script>
    const add = () => document.querySelector('ul').insertAdjacentHTML('beforeend', '<li><button>Row</button></li>')</script>`);
  expect(namesOf(await scene.eyes.observe())).toEqual(['Add']);
  const other = new Eyes(scene.tab, 3_000);
  const both = async () =>
    (await Promise.all([scene.eyes.observe(), other.observe()])).map((observation) => namesOf(observation));

  expect(await both()).toEqual([['Add'], ['Add']]);
  await scene.tab.page.evaluate('add()');
  expect(await both()).toEqual([
    ['Row', 'Add'],
    ['Row', 'Add'],
  ]);
  expect(await both()).toEqual([
    ['Row', 'Add'],
    ['Row', 'Add'],
  ]);
  await other.leave();
  await scene.tab.page.evaluate('add()');

  expect(namesOf(await scene.eyes.observe())).toEqual(['Row', 'Row', 'Add']);
});
