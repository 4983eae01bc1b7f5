import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm, controlsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { type Practice, startPractice } from '../../practice/server.ts';

const INPUTS = `<title>Inputs</title><html lang="en">
  <label>Day <input type="date" min="2026-11-15"></label> <label>Time <input type="time"></label>
  <label>Month <input type="month"></label> <label>Week <input type="week"></label>
  <label>Tour <input type="datetime-local"></label> <label>Wall <input type="color"></label>
  <label>Guests <input type="number" min="1" max="30"></label>
  <label>Humidity <input type="range" min="0" max="100" step="5" value="60"></label>
  <label>Fine <input type="range" min="0" max="100000" value="60"></label>
  <div style="position:relative;width:300px;height:20px;margin:20px;background:#ddd" id="track">
    <div id="thumb" role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="50" aria-valuenow="10"
      style="position:absolute;left:60px;width:20px;height:20px;background:#339"></div></div>
  <div id="deaf" role="slider" tabindex="0" aria-label="Fixed" aria-valuemin="0" aria-valuemax="50" aria-valuenow="10">10</div>
  <div role="spinbutton" tabindex="0" aria-label="Adults" aria-valuemin="0" aria-valuemax="10" aria-valuenow="2" id="adults">2</div>
  <script>
    let held = false;
    thumb.onpointerdown = () => { held = true };
    addEventListener('pointerup', () => { held = false });
    addEventListener('pointermove', ({ clientX }) => {
      if (!held) return;
      const share = Math.min(1, Math.max(0, (clientX - track.getBoundingClientRect().left - 10) / 300));
      thumb.ariaValueNow = String(Math.round(share * 50)); thumb.style.left = share * 300 + 'px';
    });
    adults.onkeydown = ({ key }) => {
      const now = Number(adults.ariaValueNow) + ({ ArrowUp: 1, ArrowDown: -1 }[key] ?? 0);
      adults.ariaValueNow = adults.textContent = String(now);
    };
  </script>`;

// Two thumbs that do not pass each other, each of which knows keys; and a slider that has only one.
const RANGE = `<title>Range</title><html lang="en">
  <div id="prices" style="position:relative;width:300px;height:20px;margin:20px;background:#ddd"></div>
  <label>Alone <input type="range" min="0" max="10" value="3"></label>
  <script>
    const values = [10, 40];
    const thumbs = ['Lowest price', 'Highest price'].map((name, at) => {
      const thumb = document.createElement('div');
      thumb.style = 'position:absolute;width:20px;height:20px;background:#339'; thumb.role = 'slider'; thumb.tabIndex = 0;
      thumb.ariaLabel = name;
      thumb.onkeydown = ({ key }) => {
        const next = values[at] + ({ ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key] ?? 0);
        values[at] = at === 0 ? Math.min(values[1], Math.max(0, next)) : Math.max(values[0], Math.min(100, next)); draw();
      };
      prices.append(thumb); return thumb;
    });
    const draw = () => thumbs.forEach((thumb, at) => {
      thumb.ariaValueNow = String(values[at]); thumb.style.left = values[at] * 2.8 + 'px';
      thumb.ariaValueMin = String(at === 0 ? 0 : values[0]); thumb.ariaValueMax = String(at === 0 ? values[1] : 100);
    });
    draw();
  </script>`;

// Months in German, nothing for machines, arrows without words, the days of other months in the corners.
const CALENDAR = `<title>Kalender</title><html lang="de">
  <label>Anreise <input id="field" readonly></label>
  <div id="popup" role="dialog" aria-label="Kalender" hidden style="width:300px">
    <div style="display:flex;gap:8px"><button id="back">‹</button><span id="caption" style="flex:1"></span><button id="on">›</button></div>
    <table id="days"></table></div>
  <script>
    let shown = new Date(2026, 10, 1);
    const draw = () => {
      caption.textContent = shown.toLocaleDateString('de', { month: 'long', year: 'numeric' });
      const start = new Date(shown); start.setDate(1 - (shown.getDay() + 6) % 7);
      days.replaceChildren(...Array.from({ length: 6 }, (_, week) => {
        const row = document.createElement('tr');
        row.append(...Array.from({ length: 7 }, (_, day) => {
          const date = new Date(start); date.setDate(start.getDate() + week * 7 + day);
          const cell = document.createElement('td'); cell.textContent = date.getDate();
          cell.onclick = () => { field.value = date.toLocaleDateString('de', { day: '2-digit', month: '2-digit', year: 'numeric' }); popup.hidden = true };
          return cell;
        }));
        return row;
      }));
    };
    const turn = (by) => setTimeout(() => { shown.setMonth(shown.getMonth() + by); draw() }, 50);
    back.onclick = () => turn(-1); on.onclick = () => turn(1);
    field.onclick = () => { popup.hidden = false; draw() };
  </script>`;

// The same with arrows that are drawn with the calendar, have no address, and only listen.
const LISTENING = CALENDAR.replace('<button id="back">‹</button>', '<a id="back">Vorher</a>')
  .replace('<button id="on">›</button>', '<a id="on">Nachher</a>')
  .replace('back.onclick = () => turn(-1); on.onclick = () => turn(1);', '')
  .replace(
    'popup.hidden = false; draw() }',
    "popup.hidden = false; draw(); back.addEventListener('click', () => turn(-1)); on.addEventListener('click', () => turn(1)) }",
  );

let site: Awaited<ReturnType<typeof servePages>>;
let practice: Practice;
let browser: AtHelm;

beforeAll(async () => {
  site = await servePages({ '/inputs': INPUTS, '/calendar': CALENDAR, '/listening': LISTENING, '/range': RANGE });
  practice = await startPractice();
  browser = await atHelm();
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await practice.close();
  await site[Symbol.asyncDispose]();
});

const set = (name: string | RegExp, value: string | number) => browser.act('set', { id: browser.number(name), value });

function valueOfControl(name: string | RegExp): string | undefined {
  const id = browser.number(name);
  return controlsOf(browser.helm.last).find((one) => one.id === id)?.value;
}

test('the fields of the browser for dates, times and colours are set from plain words', async () => {
  await browser.open(`${site.origin}/inputs`);

  for (const [name, value, held] of [
    [/^Day/, '24 Dec 2026', '2026-12-24'],
    [/^Time/, '9.30 pm', '21:30'],
    [/^Month/, 'December 2026', '2026-12'],
    [/^Week/, '2026-12-24', '2026-W52'],
    [/^Tour/, '24 Dec 2026, 10:30', '2026-12-24T10:30'],
    [/^Wall/, 'teal', '#008080'],
    [/^Guests/, 12, '12'],
  ] as const) {
    await set(name, value);
    expect(valueOfControl(name)).toBe(held);
  }
  await expect(set(/^Day/, '2026-11-01')).rejects.toMatchObject({ code: 'not_set' });
  await expect(set(/^Day/, 'soon')).rejects.toMatchObject({ code: 'bad_input' });
});

test('sliders follow keys, a thumb that knows no keys is dragged, and one that does not move is told', async () => {
  await browser.open(`${site.origin}/inputs`);

  await set(/^Humidity/, 45);
  expect(valueOfControl(/^Humidity/)).toBe('45');
  await set(/^Fine/, 73_000);
  expect(valueOfControl(/^Fine/)).toBe('73000');
  await set('Volume', 40);
  expect(valueOfControl('Volume')).toBe('40');
  await set('Adults', 5);
  expect(valueOfControl('Adults')).toBe('5');
  await expect(set(/^Humidity/, 47)).rejects.toMatchObject({ code: 'not_set' });
  await expect(set('Fixed', 30)).rejects.toMatchObject({
    code: 'not_set',
    message: expect.stringContaining('It shows "10"'),
  });
});

test('both thumbs of a slider are set at once, whichever has to go first', async () => {
  await browser.open(`${site.origin}/range`);
  const both = () => [valueOfControl('Lowest price'), valueOfControl('Highest price')];

  await set('Lowest price', '20..80');
  expect(both()).toEqual(['20', '80']);
  await set('Highest price', '85 - 95');
  expect(both()).toEqual(['85', '95']);
  await set('Highest price', '5–15');
  expect(both()).toEqual(['5', '15']);
  await expect(set('Lowest price', '80..20')).rejects.toMatchObject({ code: 'bad_input' });
  await expect(set(/^Alone/, '2..5')).rejects.toThrow('not one of two thumbs');
});

test('a calendar in another language, without words on its arrows, is turned to the month of the day', async () => {
  await browser.open(`${site.origin}/calendar`);

  await set(/^Anreise/, '2027-03-31');
  expect(valueOfControl(/^Anreise/)).toBe('31.03.2027');
  await set(/^Anreise/, '15 Oct 2026');
  expect(valueOfControl(/^Anreise/)).toBe('15.10.2026');
});

test('arrows that only listen, in a calendar that has just come up, turn it', async () => {
  await browser.open(`${site.origin}/listening`);

  await set(/^Anreise/, '2026-12-31');
  expect(valueOfControl(/^Anreise/)).toBe('31.12.2026');
});

test('both days of a journey are picked in a calendar inside a closed shadow root', async () => {
  await browser.open(practice.url('travel', '/', 'setting'));

  const { now } = await set(/^Depart/, '2026-12-29..2027-02-03');

  const names = controlsOf(now).map(({ name }) => name);
  expect(names).toContainEqual(expect.stringMatching(/^Depart.*29 Dec/));
  expect(names).toContainEqual(expect.stringMatching(/^Return.*3 Feb/));
});
