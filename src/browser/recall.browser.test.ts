import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlsOf, namesOf, openScenes, type Scenes } from '../../test/scenes.ts';
import { render } from './render.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

/** What a person can act on in these pages, and must be seen by name. */
const PAGES: readonly (readonly [what: string, html: string, names: readonly string[]])[] = [
  [
    'a closed shadow root on a plain element',
    `<div id="host"></div><script>
      const root = document.querySelector('#host').attachShadow({ mode: 'closed' });
      root.innerHTML = '<p>Inside</p><button>Closed in</button>'</script>`,
    ['Closed in'],
  ],
  [
    'a closed root in a closed root, and a listener in it',
    `<my-outer></my-outer><script>
      customElements.define('my-outer', class extends HTMLElement { constructor() { super();
        const outer = this.attachShadow({ mode: 'closed' }); outer.innerHTML = '<p>Outer</p><my-inner></my-inner>' } });
      customElements.define('my-inner', class extends HTMLElement { constructor() { super();
        const inner = this.attachShadow({ mode: 'closed' }); inner.innerHTML = '<div>Deep down</div>';
        inner.firstChild.addEventListener('click', () => {}) } })</script>`,
    ['Deep down'],
  ],
  [
    'listeners inside a thing that listens itself',
    `<div id="row">Letter from Ann <span id="star" style="display: inline-block; width: 20px; height: 20px" title="Star"></span></div>
     <script>for (const id of ['row', 'star']) document.getElementById(id).addEventListener('click', () => {})</script>`,
    ['Star'],
  ],
  [
    'the keys of a board that listens for all of them',
    `<style>.board b { display: inline-block; width: 40px; cursor: pointer }</style>
     <div class="board"><b>Do</b><b>Re</b><b>Mi</b></div>
     <script>document.querySelector('.board').addEventListener('click', () => {})</script>`,
    ['Do', 'Re', 'Mi'],
  ],
  [
    'the keys of a board without a hand over them, by how they are drawn',
    `<style>.board b { display: inline-block; width: 40px; border: 1px solid }</style>
     <div class="board"><b>La</b><b>Ti</b><b>Ut</b></div>
     <script>document.querySelector('.board').addEventListener('click', () => {})</script>`,
    ['La', 'Ti', 'Ut'],
  ],
  [
    'the days of a table that listens for all of them, by what they say of themselves',
    `<table><tr><td data-day="3">3</td><td data-day="4">4</td></tr></table>
     <script>document.querySelector('table').addEventListener('click', () => {})</script>`,
    ['3', '4'],
  ],
  [
    'things with a menu of their own, and nothing else that listens',
    `<style>.song { width: 200px }</style><div class="song">Barcarole</div><div class="song">Lullaby</div>
     <script>for (const one of document.querySelectorAll('.song')) one.addEventListener('contextmenu', () => {})</script>`,
    ['Barcarole', 'Lullaby'],
  ],
  [
    'what a list lets one take hold of, by the pointer alone',
    `<style>#stops b { display: block; cursor: grab }</style><div id="stops"><b>Harbour</b><b>Market</b></div>
     <script>document.querySelector('#stops').addEventListener('pointerdown', () => {})</script>`,
    ['Harbour', 'Market'],
  ],
  [
    'a shelf to put things on, full or empty',
    `<div class="shelf"><h4>Read</h4><p draggable="true">Atlas</p></div><div class="shelf"><h4>Lent</h4></div>
     <div>Lost</div><div class="shelf" style="height: 40px"></div>
     <script>for (const one of document.querySelectorAll('.shelf')) one.addEventListener('drop', () => {})</script>`,
    ['Read', 'Atlas', 'Lent', 'Lost'],
  ],
  [
    'what opens under the pointer, by a style or by a script',
    `<style>.tip { display: none } .term:hover .tip { display: block }</style>
     <span class="term">Fathom <span class="tip">Six feet</span></span> <span id="knot">Knot</span> <span>Mile</span>
     <script>document.querySelector('#knot').addEventListener('mouseenter', () => {})</script>`,
    ['Fathom', 'Knot'],
  ],
  [
    'cards that can only be dragged',
    '<div draggable="true">Paint the fence</div><div draggable="true">Mow the lawn</div><div draggable="false">Done</div>',
    ['Paint the fence', 'Mow the lawn'],
  ],
  [
    'what a hidden button for the Enter key does, by the button that people see',
    `<form><button style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)" tabindex="-1" aria-hidden="true">Save</button>
     <input aria-label="Name"><button>Save all</button></form>`,
    ['Save all'],
  ],
  [
    'an image map',
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" width="200" height="100" usemap="#m" alt="Map">
     <map name="m"><area shape="rect" coords="0,0,100,100" href="#west" alt="West"><area shape="circle" coords="150,50,40" href="#east" alt="East"></map>`,
    ['West', 'East'],
  ],
  [
    'a button that floats out of a part of the page that is not in view',
    `<div style="height: 3000px">Long</div><div><div style="height: 500px">Foot</div>
     <button style="position: fixed; right: 10px; bottom: 10px">Chat</button></div>`,
    ['Chat'],
  ],
  [
    'a menu that is drawn in another place of the document than its button',
    `<button aria-owns="menu">Open</button><div style="height: 3000px"></div>
     <div id="menu" role="menu" style="position: fixed; top: 60px; left: 10px"><div role="menuitem" tabindex="-1">Copy</div></div>`,
    ['Open', 'Copy'],
  ],
  [
    'a popover, and a list over a dialog that is modal by its word only',
    `<button popovertarget="p">More</button><div id="p" popover>Body <button>In the popover</button></div>
     <div role="dialog" aria-modal="true" aria-label="Pick"><button>Choose a day</button></div>
     <div role="listbox" style="position: fixed; top: 300px; left: 50px; z-index: 5"><div role="option">Monday</div></div>
     <script>document.querySelector('#p').showPopover()</script>`,
    ['In the popover', 'Choose a day', 'Monday'],
  ],
  [
    'labels of controls that are hidden to draw something prettier',
    `<input type="checkbox" id="a" style="position: absolute; opacity: 0; width: 1px; height: 1px" checked><label for="a">Send a copy</label>
     <input type="file" id="f" hidden><label for="f">Choose a picture</label>
     <div style="height: 80px"></div><label for="far">Far away</label><div style="height: 100px"></div><input id="far">`,
    ['Send a copy', 'Choose a picture', 'Far away'],
  ],
  [
    'drawn buttons, editable text, details and canvas',
    `<svg width="60" height="40"><g role="button" aria-label="Drawn"><rect width="60" height="40"/></g></svg>
     <div contenteditable="plaintext-only" aria-label="Note">Text</div>
     <details><summary>More about it</summary><button>Not yet</button></details><canvas aria-label="Board" width="50" height="50"></canvas>`,
    ['Drawn', 'Note', 'More about it', 'Board'],
  ],
];

test.for(PAGES)('%s: seen', async ([, html, names]) => {
  await using scene = await scenes.showing(html);

  const observation = await scene.eyes.observe();

  expect(namesOf(observation), render(observation)).toEqual(expect.arrayContaining([...names]));
});

test('a label stands for its hidden control, with its state', async () => {
  await using scene = await scenes.showing(
    '<input type="checkbox" id="a" style="position: absolute; opacity: 0" checked><label for="a">Send a copy</label>',
  );

  expect(controlsOf(await scene.eyes.observe())).toMatchObject([
    { role: 'checkbox', name: 'Send a copy', states: ['checked'] },
  ]);
});

/** What is called by what stands in it, for want of a name. */
const BARE: readonly (readonly [what: string, html: string, name: string])[] = [
  [
    'words in boxes of their own',
    '<p><b style="display: inline-block">Ferry</b><i style="display: block">9:40</i></p>',
    'Ferry 9:40',
  ],
  ['hidden words', '<p>Oslo<span style="display: none">Oslo Bergen Bodø</span></p>', 'Oslo'],
  [
    'much that is hidden by being faint',
    `<p>Oslo<span style="opacity: 0">${'Bergen Bodø '.repeat(4)}</span></p>`,
    'Oslo',
  ],
  ['a picture', '<p><img alt="Weather" width="20" height="20"></p>', 'Weather'],
  ['a drawing', '<p><svg width="20" height="20"><title>Tides</title><rect width="9" height="9"/></svg></p>', 'Tides'],
  ['nothing but hidden words', '<p style="height: 9px"><i style="display: none">Moor</i></p>', 'Moor'],
  ['an item of a list', '<ul><p style="display: list-item">Anchor</p></ul>', 'Anchor'],
  ['a sign with a tooltip', '<p title="Cast off">⚓</p>', '⚓ Cast off'],
  ['a sign that is hidden from those who listen', '<p><span aria-hidden="true">⚓</span></p>', '⚓'],
];

test.for(BARE)('a thing that only listens is called by what is drawn in it: %s', async ([, html, name]) => {
  await using scene = await scenes.showing(`${html}<script>document.querySelector('p').onclick = () => {}</script>`);

  expect(namesOf(await scene.eyes.observe())).toEqual([name]);
});

test('a box that listens for its parts is nothing to click by itself, unless it says something besides', async () => {
  const parts = '<b style="cursor: pointer">Left</b> <b style="cursor: pointer">Right</b>';
  await using scene = await scenes.showing(
    `<div>${parts}</div><div>Turn ${parts}</div>
     <script>for (const one of document.querySelectorAll('div')) one.onclick = () => {}</script>`,
  );

  expect(namesOf(await scene.eyes.observe())).toEqual(['Left', 'Right', '', 'Left', 'Right']);
});

const PICKER = (words: string, ...choices: string[]) =>
  `<div class="pick" style="position: relative; width: 200px"><span>${words}</span> ▾
     <div style="position: absolute; top: 100%; background: white" hidden>${choices.map((one) => `<div>${one}</div>`).join('')}</div></div>`;
const OPENING = `<script>for (const pick of document.querySelectorAll('.pick')) pick.onclick = ({ target }) => {
  if (target.parentNode.style.position === 'absolute') pick.firstChild.textContent = target.textContent;
  pick.lastElementChild.hidden = !pick.lastElementChild.hidden }</script>`;

test('a drop-down made of plain boxes is called by its caption, and holds what it shows', async () => {
  await using scene = await scenes.showing(
    `<div>Deck</div>${PICKER('Upper', 'Upper', 'Lower')}<div>Seat</div>${PICKER('Window', 'Aisle', 'Window')}${OPENING}`,
  );
  expect(controlsOf(await scene.eyes.observe())).toMatchObject([
    { role: 'combobox', name: 'Deck', value: 'Upper' },
    { role: 'combobox', name: 'Seat', value: 'Window' },
  ]);

  await scene.tab.page.click('text=Window');

  expect(controlsOf(await scene.eyes.observe())).toMatchObject([
    { name: 'Deck' },
    { role: 'combobox', name: 'Seat', value: 'Window' },
    { role: 'clickable', name: 'Aisle' },
    { role: 'clickable', name: 'Window' },
  ]);
});

test('a menu that shows none of its items is no drop-down, and a neighbour is no caption', async () => {
  await using scene = await scenes.showing(
    `<div style="display: flex">${PICKER('Tickets', 'Single', 'Return')}${PICKER('Adult', 'Adult', 'Child')}</div>${OPENING}`,
  );

  expect(controlsOf(await scene.eyes.observe())).toMatchObject([
    { role: 'clickable', name: 'Tickets ▾' },
    { role: 'combobox', name: '', value: 'Adult' },
  ]);
});

test('what is read in a part of the page that listens, and the cells of rows that do, are no things to click', async () => {
  await using scene = await scenes.showing(
    `<section><div class="quiet"><div>Monday</div><div>Tuesday</div></div><p>One</p><p>Two</p><a href="#">More</a></section>
     <div class="row"><b data-at="1">Ann</b><b data-at="2">Lunch</b></div><div class="row"><b data-at="3">Ben</b><b data-at="4">Tea</b></div>
     <script>for (const one of document.querySelectorAll('section, .row')) one.addEventListener('click', () => {})</script>`,
  );

  expect(namesOf(await scene.eyes.observe())).toEqual(['', 'More', 'AnnLunch', 'BenTea']);
});

test('what opens under the pointer is read when it is open', async () => {
  await using scene = await scenes.showing(
    `<style>ul ul { display: none } li:hover > ul { display: block }</style>
     <ul><li>Boats<ul><li>Dinghies<ul><li onclick="1">Oars</li></ul></li></ul></li></ul><p style="height: 300px"></p>`,
  );
  expect(controlsOf(await scene.eyes.observe())).toMatchObject([{ role: 'hoverable', name: 'Boats' }]);

  await scene.tab.page.hover('text=Boats');

  expect(controlsOf(await scene.eyes.observe())).toMatchObject([{ role: 'hoverable', name: 'Dinghies' }]);
});

test('what is large, or holds controls, is nothing to hover or to call a menu on', async () => {
  await using scene = await scenes.showing(
    `<div class="all"><button>Sail</button></div><div class="all">${'A long story. '.repeat(9)}</div>
     <table><tr class="all"><td>Row</td></tr></table>
     <script>for (const one of document.querySelectorAll('.all'))
       for (const type of one.matches('tr') ? ['mouseover'] : ['mouseover', 'contextmenu']) one.addEventListener(type, () => {})</script>`,
  );

  expect(namesOf(await scene.eyes.observe())).toEqual(['Sail']);
});

test('a button without words is told by its icon', async () => {
  await using scene = await scenes.showing(
    '<button><svg width="16" height="16"><use href="#trash-can"></use></svg></button><button><i class="icon icon-star"></i></button>',
  );

  expect(render(await scene.eyes.observe())).toMatch(/button \(icon: trash can\).*button \(icon: star\)/s);
});
