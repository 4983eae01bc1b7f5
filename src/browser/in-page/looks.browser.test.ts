import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlsOf, openScenes, type Scenes } from '../../../test/scenes.ts';
import type { Looks } from '../../observation.ts';
import { render } from '../render.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

const STYLE =
  '<style>i, b { display: inline-block; width: 30px; height: 30px; cursor: pointer } svg * { cursor: pointer } u { display: inline-block; width: 30px; height: 30px }</style>';

/** Pages on which a person would point at things by their looks, and how each thing is told. */
const PAGES: readonly (readonly [what: string, html: string, looks: readonly string[]])[] = [
  [
    'beads without a word',
    '<i style="background: crimson"></i><i style="background: #0a7d2c"></i><i style="background: hsl(51 100% 50%)"></i><i style="background: oklch(0.55 0.2 262)"></i>',
    ['red square', 'green square', 'yellow square', 'blue square'],
  ],
  [
    'boxes of several shapes',
    `<i style="background: navy; border-radius: 50%"></i>
     <i style="background: black; width: 90px"></i>
     <i style="background: orange; width: 80px; border-radius: 50%"></i>
     <i style="background: purple; clip-path: polygon(50% 0, 100% 100%, 0 100%)"></i>
     <i style="width: 0; height: 0; border: 15px solid transparent; border-bottom-color: teal"></i>`,
    ['blue circle', 'black rectangle', 'orange ellipse', 'purple triangle', 'turquoise triangle'],
  ],
  [
    'a drawing',
    `<svg width="400" height="90"><ellipse cx="40" cy="40" rx="30" ry="30" fill="#ff6699"/><rect x="80" y="10" width="80" height="30" fill="#8b4513"/>
     <polygon points="200,10 206,30 226,30 210,42 216,62 200,50 184,62 190,42 174,30 194,30" fill="gold"/>
     <path d="M240 10 L280 10 L280 50 L240 50 Z" fill="grey"/><line x1="300" y1="10" x2="380" y2="60" stroke="red" stroke-width="6"/></svg>`,
    ['pink circle', 'brown rectangle', 'yellow star', 'grey square', 'red line'],
  ],
  [
    'stones of several sizes',
    '<i style="background: green"></i><i style="background: green; width: 70px; height: 70px"></i><i style="background: green"></i>',
    ['small green square', 'big green square', 'small green square'],
  ],
  [
    'one name for several buttons',
    '<button style="background: #b00020; color: white">Call</button> <button style="background: #00695c; color: white">Call</button>',
    ['red', 'turquoise'],
  ],
  [
    'choices under one word',
    `<p>Ribbon</p><div>${['red', 'white', 'black']
      .map((colour) => `<label><input type="radio" name="r" hidden><u style="background: ${colour}"></u></label>`)
      .join('')}</div>`,
    ['red square', 'white square', 'black square'],
  ],
  [
    'a dot within a button',
    '<button><b style="background: dodgerblue; border-radius: 15px"></b></button>',
    ['blue circle'],
  ],
];

test.each(PAGES)('%s', async (_, html, looks) => {
  await using scene = await scenes.showing(STYLE + html);
  const seen = await scene.eyes.observe();

  expect(controlsOf(seen).map(({ looks: one }) => one && spoken(one))).toEqual(looks);
});

const spoken = ({ size, colour, shape }: Looks) => [size, colour, shape].filter((word) => word).join(' ');

test('what is known by its name, or looks like its neighbours, is told without its looks', async () => {
  await using scene = await scenes.showing(`${STYLE}
    <button style="background: red">Stop</button> <button style="background: green">Start</button>
    <ul><li>Ann <button>Remove</button></li><li>Ben <button>Remove</button></li></ul>
    <p><i style="background: #ddd"></i><i style="background: #ddd"></i></p>`);
  const seen = await scene.eyes.observe();

  expect(render(seen)).not.toMatch(/red|green|grey|square|big|small/);
  expect(
    controlsOf(seen)
      .slice(0, 2)
      .map(({ looks }) => looks),
  ).toMatchObject([
    { colour: 'red', isAside: true },
    { colour: 'green', isAside: true },
  ]);
});

test('whoever reads the page is told what tells things apart, and that it changed', async () => {
  await using scene = await scenes.showing(`${STYLE}
    <p><i id="lamp" style="background: grey"></i><i style="background: yellow"></i></p>
    <script>lamp.onclick = () => lamp.style.background = 'blue'</script>`);
  expect(render(await scene.eyes.observe())).toContain('clickable (grey square)');

  await scene.tab.page.click('#lamp');

  expect(render(await scene.eyes.observe())).toContain('clickable (blue square)');
});
