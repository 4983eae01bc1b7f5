import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overseen } from '../../test/overseen.ts';
import { openScenes, type Scene, type Scenes } from '../../test/scenes.ts';
import type { Control, Line, Observation } from '../observation.ts';
import { Hands } from './hands.ts';
import type { Scope } from './look.ts';
import { Eyes } from './observe.ts';

let scenes: Scenes;
beforeAll(async () => {
  scenes = await openScenes();
});
afterAll(() => scenes[Symbol.asyncDispose]());

const LIVELY = `<style>
    .gone { display: none } .unseen { visibility: hidden } .clear { opacity: 0 }
    .box { height: 120px; width: 300px; overflow: auto } .far { position: absolute; left: 600px; top: 20px }
    .veil { position: fixed; inset: 0 50% 0 0; background: #fff }
  </style>
  <header><h1 id="title">Harbour</h1><p id="words">Ships come and go.</p></header>
  <label for="name">Name of the ship</label><input id="name"><textarea id="notes" aria-label="Notes"></textarea>
  <span id="mate">Mate</span><input aria-labelledby="mate" id="crew"><label><input type="checkbox" id="loud"> <b id="horn">Horn</b></label>
  <input type="checkbox" id="tick" aria-label="Full"><select id="port" aria-label="Port"><option>Riga</option><option>Oslo</option></select>
  <ul id="list">${Array.from({ length: 8 }, (_, at) => `<li>Ship ${at} <button>Board ${at}</button></li>`).join('')}</ul>
  <div class="box" id="box">${Array.from({ length: 30 }, (_, at) => `<p>Row ${at} <a href="#r${at}">Open ${at}</a></p>`).join('')}</div>
  <div id="host"></div><my-part></my-part>
  <iframe id="frame" style="height: 100px" srcdoc="<p id=inner>Inside</p><input id=field aria-label=Inner>"></iframe>
  <dialog id="dialog"><p>Sure?</p><button>Yes</button></dialog>
  <div style="height: 2000px"></div><h2>Below</h2><button id="late">Late</button>
  <script>
    document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<p id="deep">Deep</p><button>Deep button</button>';
    customElements.define('my-part', class extends HTMLElement { constructor() { super();
      this.root = this.attachShadow({ mode: 'closed' }); this.root.innerHTML = '<p>Closed</p><button>Closed button</button>' } });
  </script>`;

/** Each does something to the page that a reader has to notice. `n` makes it different each time. */
const CHANGES: readonly string[] = [
  'words.textContent = "Ships " + n',
  'words.firstChild.data += " and " + n',
  'title.append(" " + n)',
  'document.querySelector("label").textContent = "Ship " + n',
  'mate.textContent = "Mate " + n',
  'horn.textContent = "Horn " + n',
  'loud.click()',
  'for (const one of document.querySelectorAll("input, a, li")) one.className = one.className',
  'document.getElementById("name").value = "Vessel " + n',
  'notes.value = "Note " + n',
  'tick.checked = !tick.checked',
  'tick.indeterminate = !tick.indeterminate',
  'port.selectedIndex = 1 - port.selectedIndex',
  'port.disabled = !port.disabled',
  'scrollTo(0, scrollY > 0 ? 0 : 150)',
  'box.scrollTop = (box.scrollTop + 70) % 400',
  'document.getElementById("name").focus()',
  'notes.focus()',
  'document.activeElement.blur()',
  'list.children[n % list.children.length].classList.toggle("gone")',
  'list.children[n % list.children.length].classList.toggle("unseen")',
  'list.classList.toggle("clear")',
  'list.children[n % list.children.length].classList.toggle("far")',
  'list.append(list.children[n % list.children.length])',
  'list.insertAdjacentHTML("beforeend", "<li>Ship " + n + " <button>Board " + n + "</button></li>")',
  'list.lastElementChild.remove()',
  'list.querySelectorAll("button")[n % 4].setAttribute("aria-label", "Enter " + n)',
  'list.querySelectorAll("button")[n % 4].disabled = n % 2 === 0',
  'host.shadowRoot.getElementById("deep").textContent = "Deep " + n',
  'host.shadowRoot.querySelector("button").toggleAttribute("hidden")',
  'document.querySelector("my-part").root.querySelector("p").textContent = "Closed " + n',
  'frame.contentDocument.getElementById("inner").textContent = "Inside " + n',
  'frame.contentDocument.getElementById("field").value = "Inner " + n',
  'dialog.open ? dialog.close() : dialog.showModal()',
  'document.body.classList.toggle("veiled"); document.querySelector(".veil")?.remove() ?? document.body.insertAdjacentHTML("beforeend", "<div class=veil>Veil <button>Lift</button></div>")',
  'document.styleSheets[0].insertRule("#list li:nth-child(" + (1 + (n % 8)) + ") { visibility: " + (n % 2 ? "hidden" : "visible") + " }", document.styleSheets[0].cssRules.length)',
  'document.styleSheets[0].insertRule("#words { margin-top: " + (n % 30) + "px }", document.styleSheets[0].cssRules.length)',
  'document.title = "Harbour " + n',
  'late.textContent = "Late " + n',
  'history.replaceState(null, "", "#" + n)',
];

/** The same sequence for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** What is seen, whatever numbers it was given. */
function told({ lines, notices, scroll, onTop, title, url, above, below }: Observation) {
  const plain = ({ parts, ...line }: Line) => ({
    ...line,
    parts: parts.map((part) => (typeof part === 'string' ? part : { ...part, id: 0 })),
  });
  return { lines: lines.map(plain), notices, scroll, onTop, title, url, above, below };
}

/** Looks for the first time: nothing that was read before can mislead it. */
async function seenAnew({ tab }: Scene, scope: Scope): Promise<Observation> {
  const eyes = new Eyes(tab);
  try {
    return await eyes.observe({ scope });
  } finally {
    await eyes.leave();
  }
}

test('a look shows what there is now, whenever it changed', { timeout: 120_000 }, async () => {
  await using scene = await scenes.showing(LIVELY);
  await scene.tab.page.waitForLoadState();
  const roll = dice(1);
  await scene.eyes.observe();
  await scene.eyes.observe({ scope: 'page' });

  for (let turn = 1; turn <= 25; turn += 1) {
    const done: string[] = [];
    for (let more = 1 + roll(3); more > 0; more -= 1) {
      const change = CHANGES[roll(CHANGES.length)] ?? '';
      done.push(change);
      await scene.tab.page.evaluate(`(() => { const n = ${turn * 10 + more}; ${change} })()`);
      // Now and then there is time to read ahead, between two changes or after the last.
      if (roll(3) === 0) await delay(60);
    }
    for (const scope of roll(2) === 0 ? (['viewport', 'page'] as const) : (['page'] as const)) {
      const seen = told(await scene.eyes.observe({ scope }));

      expect(seen, done.join('\n')).toEqual(told(await seenAnew(scene, scope)));
    }
  }
});

const ROWS = Array.from(
  { length: 20 },
  (_, at) => `<li>Ship ${at} <button>Board</button> <a href="#${at}">See</a></li>`,
);

test('what has changed is read before somebody looks', async () => {
  await using scene = await scenes.showing(`<ul>${ROWS.join('')}</ul><p id="news">None</p>`);
  await scene.eyes.observe();
  await delay(100);
  await scene.eyes.observe();
  const counted = await overseen(scene);

  await scene.tab.page.evaluate('document.querySelector("ul").classList.add("new"); news.textContent = "Some"');
  await expect.poll(counted).toMatchObject({ times: 1 });
  const { read } = await counted();
  const seen = await scene.eyes.observe();

  expect(read).toBeGreaterThan(40);
  expect(await counted()).toMatchObject({ read });
  expect(JSON.stringify(seen.lines)).toContain('Some');
});

test('a page that never rests is left alone when nobody looks, and sees nothing of it', {
  timeout: 20_000,
}, async () => {
  await using scene = await scenes.showing(`<p id="clock">0</p><ul>${ROWS.join('')}</ul><script>
    let ticks = 0; let records = 0;
    new MutationObserver((all) => { records += all.length }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setInterval(() => { ticks += 1; clock.firstChild.data = ticks }, 10);
  </script>`);
  const began = await scene.tab.page.evaluate('ticks - records');
  await scene.eyes.observe();
  const counted = await overseen(scene);

  await delay(4_000);
  const before = await counted();
  await delay(1_500);

  expect(before.times).toBeLessThanOrEqual(8);
  expect(await counted()).toEqual(before);
  expect(await scene.tab.page.evaluate('ticks - records')).toBe(began);
});

test('where there is very much to read, reading ahead gives up, and the look shows it all', {
  timeout: 60_000,
}, async () => {
  const many = Array.from({ length: 16_000 }, (_, at) => `<a href="#${at}">${at % 10}</a>`).join(' ');
  await using scene = await scenes.showing(`<p id="news">None</p><div style="font: 4px/4px serif">${many}</div>`);
  await scene.eyes.observe();
  const counted = await overseen(scene);

  await scene.tab.page.evaluate('document.querySelector("div").classList.add("new"); news.textContent = "Some"');
  await expect.poll(async () => (await counted()).times, { timeout: 10_000 }).toBeGreaterThan(0);
  const { read } = await counted();
  const seen = await scene.eyes.observe();

  expect(read).toBeLessThan(16_000);
  expect(told(seen)).toEqual(told(await seenAnew(scene, 'viewport')));
});

test('what was read ahead was seen by nobody: a number stands for what the last look showed', async () => {
  await using scene = await scenes.showing('<button onclick="document.title = this.textContent">Archive</button>');
  const [archive] = controlsOf(await scene.eyes.observe());
  const counted = await overseen(scene);

  await scene.tab.page.evaluate('document.querySelector("button").replaceChildren("Delete")');
  await expect.poll(counted).toMatchObject({ times: 1 });
  const hands = new Hands(scene.tab, scene.eyes, 10_000);
  const click = () => hands.click(archive?.id ?? 0);

  await expect(click()).rejects.toThrow('was button "Archive" and is now button "Delete"');
  expect(scene.eyes.seen(archive?.id ?? 0).control.name).toBe('Archive');
  const [remove] = controlsOf(await scene.eyes.observe());
  expect(remove).toMatchObject({ id: archive?.id, name: 'Delete' });
  await click();
  expect(await scene.tab.title()).toBe('Delete');
});

function controlsOf({ lines }: Observation): Control[] {
  return lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
}
