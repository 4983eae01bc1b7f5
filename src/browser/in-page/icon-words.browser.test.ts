import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScenes, type Scenes } from '../../../test/scenes.ts';
import { render } from '../render.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

const SIZE = 'width:16px;height:16px;display:inline-block;background:#888;cursor:pointer';

/** What is drawn by style alone, and what a person would say that it shows. */
const ICONS: readonly (readonly [what: string, html: string, words: string])[] = [
  ['a font of icons', `<button><i class="fa-solid fa-trash" style="${SIZE}"></i></button>`, 'trash'],
  ['a word kept for the script', `<button><i data-icon="paper-plane" style="${SIZE}"></i></button>`, 'paper plane'],
  ['what it does', `<span data-action="archive" style="${SIZE}" onclick="1"></span>`, 'archive'],
  [
    'how the script calls it',
    `<span id="send-note" style="${SIZE}" onclick="1"><svg width="16" height="16"><path d="M0 0L16 8L0 16z"/></svg></span>`,
    'send note',
  ],
];

test.each(ICONS)('an icon is told by %s', async (_, html, words) => {
  await using scene = await scenes.showing(html);

  expect(render(await scene.eyes.observe())).toContain(`(icon: ${words})`);
});

test('a plain square is told by its looks, not by how the script calls it', async () => {
  await using scene = await scenes.showing(`<span id="lamp" style="${SIZE}" onclick="1"></span>`);

  expect(render(await scene.eyes.observe())).not.toContain('(icon:');
});

test('what a part of the page is called says nothing of what it shows', async () => {
  await using scene = await scenes.showing(
    '<div id="left-column" style="width:300px;height:300px;background:#888;cursor:pointer" onclick="1"></div>',
  );

  expect(render(await scene.eyes.observe())).not.toContain('(icon:');
});
