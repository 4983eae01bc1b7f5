import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScenes, type Scenes } from '../../../test/scenes.ts';
import { linesOf, readPage } from '../read-page.ts';
import { render } from '../render.ts';
import { find } from '../text/find.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

const ORDER = 'obey this order';
const SR_ONLY = 'position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip: rect(0, 0, 0, 0)';

/** An order to a reader of the markup, where nobody who looks at the page would find it. */
const hidden: Readonly<Record<string, string>> = {
  'a comment': `<!-- ${ORDER} -->`,
  'a template': `<template>${ORDER}</template>`,
  noscript: `<noscript>${ORDER}</noscript>`,
  'an attribute for scripts': `<p data-note="${ORDER}">.</p>`,
  'a meta element': `<meta name="description" content="${ORDER}">`,
  'a hidden field': `<input type="hidden" value="${ORDER}">`,
  'what stands in for a film': `<video width="60" height="60">${ORDER}</video><canvas width="60" height="60">${ORDER}</canvas>`,
  'no box': `<p style="display: none">${ORDER}</p>`,
  'no visibility': `<p style="visibility: hidden">${ORDER}</p>`,
  'closed details': `<details><summary>More</summary>${ORDER}</details>`,
  'contents that are not drawn': `<div style="content-visibility: hidden">${ORDER}</div>`,
  'no size': `<div style="width: 0; height: 0; overflow: hidden"><p>${ORDER}</p></div>`,
  'no height': `<div style="max-height: 0; overflow: hidden"><p>${ORDER}</p></div>`,
  'white on white': `<p style="color: white">${ORDER}</p>`,
  'nearly white on white': `<p style="color: #fdfdfd">${ORDER}</p>`,
  'black on black': `<div style="background: black; color: black"><p>${ORDER}</p></div>`,
  'a colour one sees through': `<p style="color: rgb(0 0 0 / 2%)">${ORDER}</p>`,
  'letters that are not filled': `<p style="-webkit-text-fill-color: transparent">${ORDER}</p>`,
  'tiny letters': `<p style="font-size: 1px">${ORDER}</p>`,
  'no letters': `<div style="font-size: 0"><span>${ORDER}</span></div>`,
  'scaled to nothing': `<p style="transform: scale(0.01)">${ORDER}</p>`,
  'zoomed to nothing': `<p style="zoom: 0.01">${ORDER}</p>`,
  'seen from the side': `<p style="transform: rotateY(90deg)">${ORDER}</p>`,
  'off to the left': `<div style="position: absolute; left: -9999px"><p>${ORDER}</p></div>`,
  'off to the top': `<p style="position: absolute; top: -9999px">${ORDER}</p>`,
  'fixed beside the view': `<p style="position: fixed; left: 9999px">${ORDER}</p>`,
  'moved away': `<p style="transform: translateX(-9999px)">${ORDER}</p>`,
  'indented away': `<p style="text-indent: -9999px">${ORDER}</p>`,
  'indented out of its box': `<p style="text-indent: 100%; white-space: nowrap; overflow: hidden; width: 100px">${ORDER}</p>`,
  clipped: `<div style="position: absolute; clip: rect(0 0 0 0)"><b>${ORDER}</b></div>`,
  'clipped to the middle': `<div style="clip-path: inset(50%)"><p>${ORDER}</p></div>`,
  'clipped to a point': `<p style="clip-path: circle(0)">${ORDER}</p>`,
  'clipped to a line': `<p style="clip-path: polygon(0 0, 100% 0, 0 0)">${ORDER}</p>`,
  'for screen readers only': `<span style="${SR_ONLY}"><b>${ORDER}</b></span>`,
  'no opacity': `<div style="opacity: 0"><p><b>${ORDER}</b></p></div>`,
  'next to no opacity': `<div style="opacity: 0.02"><p>${ORDER}</p></div>`,
  'filtered away': `<div style="filter: opacity(0)"><p>${ORDER}</p></div>`,
  'behind a box': `<div style="position: relative; height: 30px"><p style="margin: 0">${ORDER}</p>
    <div style="position: absolute; inset: 0; background: #eee"></div></div>`,
  'below the page': `<div style="position: relative; z-index: 0; height: 30px"><p style="position: absolute; z-index: -1; margin: 0">${ORDER}</p>
    <div style="background: #eee; height: 30px">Cover</div></div>`,
  'a drawing that is kept': `<svg width="60" height="60"><defs><text y="20">${ORDER}</text></defs></svg>`,
  'a drawing without colour': `<svg width="60" height="60"><text y="20" fill="transparent">${ORDER}</text></svg>`,
  'a heading far below': `<div style="height: 3000px"></div><h2 style="color: white">${ORDER}</h2>`,
  'a heading to the left': `<h2 style="position: absolute; left: -9999px">${ORDER}</h2>`,
  'white words beside a field': `<div><span style="color: white">${ORDER}</span><input></div>`,
};

test.each(Object.entries(hidden))('text that nobody sees is not shown as text: %s', async (_, html) => {
  await using scene = await scenes.showing(`<p>Real</p>${html}<p>End</p>`);

  const view = render(await scene.eyes.observe());
  const page = await scene.eyes.observe({ scope: 'page' });
  const extracted = linesOf(await readPage(scene)).join('\n');

  expect(view).toContain('Real');
  expect(extracted).toContain('End');
  for (const text of [view, render(page), JSON.stringify(page.lines), extracted]) expect(text).not.toContain(ORDER);
  expect(find(page, `"${ORDER}"`)).toContain('Nothing here says');
});

const SEEN = 'plain to see';

/** Unusual, and drawn all the same. */
const drawn: Readonly<Record<string, string>> = {
  'white on black': `<div style="background: black; color: white"><p>${SEEN}</p></div>`,
  'grey on white': `<p style="color: #ccc">${SEEN}</p>`,
  'half there': `<p style="opacity: 0.4">${SEEN}</p>`,
  'letters cut out of a picture': `<p style="background: linear-gradient(red, blue); background-clip: text; color: transparent">${SEEN}</p>`,
  'over the edge of its box': `<div style="height: 0">${SEEN}</div>`,
  'placed by a box farther out': `<div style="height: 0; overflow: hidden"><div style="position: fixed; top: 50px">${SEEN}</div></div>`,
  'a hanging indent': `<p style="text-indent: -20px; margin-left: 40px">${SEEN}</p>`,
  'a picture in part': `<p style="clip-path: inset(0 10% 0 0); width: 600px">${SEEN}</p>`,
  'in front of a box': `<div style="position: relative; height: 30px"><div style="position: absolute; inset: 0; background: #eee"></div>
    <p style="position: relative; margin: 0">${SEEN}</p></div>`,
  'under a bar that stays': `<div><p style="margin: 0">${SEEN}</p><div style="position: fixed; inset: 0 0 auto; height: 90px; background: #eee"></div></div>`,
  'hidden from screen readers': `<p aria-hidden="true">${SEEN}</p>`,
  'a drawing with words': `<svg width="90" height="60"><text y="20">${SEEN}</text></svg>`,
};

test.each(Object.entries(drawn))('text that is drawn is read: %s', async (_, html) => {
  await using scene = await scenes.showing(html);

  expect(render(await scene.eyes.observe())).toContain(SEEN);
  expect(linesOf(await readPage(scene)).join('\n')).toContain(SEEN);
});

test('what comes out from behind a box is read', async () => {
  await using scene = await scenes.showing(`<div style="position: relative"><div><p>Your order is on its way</p></div>
    <div id="veil" style="position: absolute; inset: 0; background: white"></div></div>`);
  expect(render(await scene.eyes.observe())).not.toContain('on its way');

  await scene.tab.page.evaluate('veil.remove()');

  expect(render(await scene.eyes.observe())).toContain('on its way');
});
