import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';

// The list is sorted by the browser's own drag and drop; the other box takes what is dropped on it; the stone stays.
const BOARD = `<title>Board</title>
  <style>li, #box, #knob, #stone { width: 200px; height: 30px; border: 1px solid } #knob { position: absolute; top: 300px; left: 20px; width: 30px }</style>
  <ul id="list"><li draggable="true" tabindex="0">Anchor</li><li draggable="true" tabindex="0">Buoy</li><li draggable="true" tabindex="0">Chart</li></ul>
  <div id="box" role="button" tabindex="0" aria-label="Box" style="height:60px"></div>
  <div id="stone" role="button" tabindex="0">Stone</div><div id="knob" role="button" tabindex="0" aria-label="Knob"></div>
  <script>
    let held;
    list.ondragstart = ({ target }) => { held = target };
    list.ondragover = box.ondragover = (event) => event.preventDefault();
    list.ondrop = (event) => { event.preventDefault(); event.target.closest('li').after(held) };
    box.ondrop = (event) => { event.preventDefault(); box.append(held) };
    let grabbed = false;
    knob.onpointerdown = () => { grabbed = true };
    addEventListener('pointerup', () => { grabbed = false });
    addEventListener('pointermove', ({ clientX }) => { if (grabbed) knob.style.left = clientX - 16 + 'px' });
  </script>`;

// As most lists do: what is dropped on the lower half of an item comes to stand below it, on the upper half above it.
const BY_MIDDLE = BOARD.replace(
  "event.target.closest('li').after(held)",
  "const on = event.target.closest('li'), { top, height } = on.getBoundingClientRect(); event.clientY > top + height / 2 ? on.after(held) : on.before(held)",
);

// Two plain boxes with a heading: the page follows the pointer and asks where it was let go.
const SHELVES = `<title>Shelves</title><style>section { float: left; width: 150px; height: 200px; border: 1px solid } b { cursor: grab; display: block }</style>
  <section><p>Kitchen</p><b>Jam</b></section><section><p>Cellar</p></section>
  <script>
    let held;
    document.querySelector('b').addEventListener('pointerdown', ({ target }) => { held = target; held.style.pointerEvents = 'none' });
    addEventListener('pointerup', ({ clientX, clientY }) => {
      if (held) document.elementFromPoint(clientX, clientY).closest('section').append(held);
      if (held) held.style.pointerEvents = '';
      held = undefined;
    });
  </script>`;

const [browser, site] = await forThisFile(
  atHelm(),
  servePages({ '/board': BOARD, '/by-middle': BY_MIDDLE, '/shelves': SHELVES }),
);

const drag = async (name: string | RegExp, where: Record<string, unknown>) =>
  (await browser.act('drag', { id: browser.number(name), ...where })).said;

test('a thing that was dragged is told to have moved: among its neighbours, to others, by pixels', async () => {
  await browser.open(`${site.origin}/board`);

  expect(await drag('Anchor', { to: browser.number('Chart') })).toContain('It is now number 3 of 3 in its place.');
  expect(await drag('Buoy', { to: browser.number('Box') })).toContain(
    'It is now somewhere else, as number 1 of 1 there',
  );
  expect(await drag('Knob', { right: 120 })).toContain('It moved by 120, 0 pixels.');
});

test.each([
  ['Anchor', 'Buoy', 'It is now number 2 of 3'],
  ['Anchor', 'Chart', 'It is now number 3 of 3'],
  ['Chart', 'Buoy', 'It is now number 2 of 3'],
  ['Chart', 'Anchor', 'It is now number 1 of 3'],
])('in a list that is sorted, %s takes the place of %s', async (what, to, said) => {
  await browser.open(`${site.origin}/by-middle`);

  expect(await drag(what, { to: browser.number(to) })).toContain(said);
});

test('a thing is let go on the words over a place that has no number', async () => {
  await browser.open(`${site.origin}/shelves`);

  expect(await drag('Jam', { onto: 'Cellar' })).toContain('It is now somewhere else');
  await expect(drag('Jam', { onto: 'Attic' })).rejects.toThrow('does not stand on the page');
});

test('a thing that stays where it is although it was dragged is told', async () => {
  await browser.open(`${site.origin}/board`);

  expect(await drag('Stone', { to: browser.number('Box') })).toContain('it did not move');
});
