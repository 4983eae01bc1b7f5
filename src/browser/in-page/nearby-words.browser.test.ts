import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlsOf, namesOf, openScenes, type Scenes } from '../../../test/scenes.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

/** Fields without a label, and what a person would call them. */
const PAGES: readonly (readonly [what: string, html: string, names: readonly string[]])[] = [
  ['words left of a field', 'Name: <input> <span>City</span> <select><option>Riga</select>', ['Name:', 'City']],
  ['words in the cell before', '<table><tr><td><b>Weight</b>, kg</td><td><input></td></tr></table>', ['Weight, kg']],
  [
    'words above, and a hint below',
    '<div>E-mail</div><div><input><div><small>We never tell it</small></div></div><p>Age</p><input type="number">',
    ['E-mail', 'Age'],
  ],
  [
    'words below each field',
    `<style>.box { display: inline-block; margin: 10px; text-align: center } .box input { display: block }</style>
     <div class="box"><input><small>Day</small></div><div class="box"><input><small>Month</small></div>`,
    ['Day', 'Month'],
  ],
  [
    'fields on top of each other, each with its words below',
    '<p style="margin:0 0 14px"><input><br><small>Given name</small></p><p><input><br><small>Family name</small></p>',
    ['Given name', 'Family name'],
  ],
  [
    'ticks before their words',
    '<p>Colour?</p><input type="radio" name="c"> Red <input type="radio" name="c"> Dark <i>blue</i><br><input type="checkbox"> I <b>agree</b>',
    ['Red', 'Dark blue', 'I agree'],
  ],
  [
    'ticks after their words',
    'Yes <input type="radio" name="y"> &emsp; &emsp; No <input type="radio" name="y">',
    ['Yes', 'No'],
  ],
  [
    'ticks over their words',
    '<div style="width:60px;text-align:center"><input type="checkbox"><div>Cold</div></div>',
    ['Cold'],
  ],
  ['a label that labels nothing', '<label>Street</label> <input>', ['Street']],
  [
    'a drawn switch',
    '<span>Dark</span> <span role="switch" aria-checked="false" tabindex="0" style="display:inline-block;width:30px;height:16px;background:#ccc"></span>',
    ['Dark'],
  ],
];

test.for(PAGES)('%s name a field that has no name', async ([, html, names]) => {
  await using scene = await scenes.showing(html);

  expect(namesOf(await scene.eyes.observe())).toEqual(names);
  expect(namesOf(await scene.eyes.observe({ scope: 'page' }))).toEqual(names);
});

test('what has a name keeps it, and words that belong to others or are far away name nothing', async () => {
  await using scene = await scenes.showing(`Left <input aria-label="Given"> <input placeholder="Hint"><hr>
    <h2>Heading</h2><input><div style="height:200px"></div><p>Far away</p>
    <button>Press</button> <input><p style="position:absolute;left:900px">${'A long story. '.repeat(20)}</p>`);

  expect(namesOf(await scene.eyes.observe())).toEqual(['Given', 'Hint', '', 'Press', '']);
});

test('a field stays the same one while the words beside it change', async () => {
  await using scene = await scenes.showing('<span>Price</span> <input>');
  const [before] = controlsOf(await scene.eyes.observe());

  await scene.tab.page.locator('span').evaluate((span) => Object.assign(span, { textContent: 'Amount' }));
  const [after] = controlsOf(await scene.eyes.observe());

  expect([before?.name, after?.name]).toEqual(['Price', 'Amount']);
  expect(after?.id).toBe(before?.id);
});
