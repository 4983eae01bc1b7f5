import { expect, test } from 'vitest';
import { control, item, observation, text } from '../../../test/observations.ts';
import type { Observation } from '../../observation.ts';
import type { Navigating } from '../matter.ts';
import type { Decided } from './decided.ts';
import { memoIn, NOTHING_YET } from './memo.ts';
import { decide } from './navigator.ts';
import { readOtherwise } from './read-otherwise.ts';

const NOW = new Date('2026-11-15T12:00:00');
const TASK = 'So in the list you see, a New folder, dear helper, be an angel and press it?';
const drive = observation([item(control(1, 'button', 'Add new folder')), item(control(2, 'link', 'Trash'))]);
const empty = observation([text('Nothing here.')]);

function matter(page: Observation, more: Partial<Navigating> = {}): Navigating {
  return {
    role: 'navigator',
    ...{ task: TASK, said: [], wanted: undefined, step: 0, told: [], notes: [], went: 'well', plan: [] },
    ...{ secrets: [], files: [], memo: undefined, page, wholePage: async () => page },
    ...more,
  };
}

const tools = ({ actions }: Decided) => actions.map(({ tool }) => tool);

test('what is unclear as it is read is read in another way before anybody is asked', async () => {
  const decided = await decide(matter(drive), NOW);

  expect(decided.actions).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(decided.memo.reading).toBeGreaterThan(0);
});

test('who has somebody behind that knows better reads once', async () => {
  expect(tools(await decide(matter(drive), NOW, true))).toEqual(['ask_user']);
});

test('where no reading leads further, it is said what came of the first', async () => {
  const asked = await decide(matter(empty), NOW);

  expect(tools(asked)).toEqual(['ask_user']);
  expect(asked.thought).toContain('be an angel and press it');
  expect(memoIn(JSON.parse(JSON.stringify(asked.memo)))).toMatchObject({ reading: 0, goal: 0 });
});

test('it goes back to where it began before it reads otherwise, and before it asks', async () => {
  const elsewhere = { ...empty, url: `${empty.url}elsewhere` };
  const memo = { ...NOTHING_YET, start: empty.url };

  const back = await decide(matter(elsewhere, { memo }), NOW);
  expect(back.actions).toEqual([{ tool: 'navigate', input: { url: empty.url } }]);
  expect(back.memo.reading).toBe(1);

  const asked = await decide(matter(empty, { memo: back.memo, step: 1 }), NOW);
  expect(tools(asked)).toEqual(['ask_user']);
});

test('a reading that begins with what led nowhere is not tried', async () => {
  const task = 'Go to the Outbox, I need the letter to Ann, take it out';
  const memo = { ...NOTHING_YET, start: `${empty.url}elsewhere` };

  const said = await decide(matter(empty, { task, memo }), NOW);

  expect(tools(said)).toEqual(['done']);
  expect(said.thought).toContain('Outbox');
});

test.each([
  ['something was touched', { memo: { ...NOTHING_YET, touched: 0 } }],
  ['somebody has said more', { said: ['Put it into Trash'] }],
])('nothing is read in other ways once %s', async (_, more) => {
  expect((await decide(matter(drive, more), NOW)).memo.reading).toBe(0);
});

test.each([
  ['by another reading, that is said', TASK, 1, /^Pressed “New folder”\. .*in more than one way.*\.$/],
  ['as it was first read, nothing else is', 'Press “New folder”.', 0, /^Pressed “New folder”\.$/],
])('where it was done %s', async (_, task, reading, summary) => {
  const findings = [{ goal: 0, text: 'pressed “New folder”', claims: [] }];
  const memo = { ...NOTHING_YET, reading, goal: 9, findings };

  expect((await decide(matter(drive, { task, memo }), NOW)).thought).toMatch(summary);
});

const PIZZA =
  "I'd like a Margherita, please: size large, with Mushrooms and Olives ticked, and then in my basket it goes.";

/** Lost at the third goal of several, when those before were reached. */
function lostLater(touched: number): Decided {
  const memo = { ...NOTHING_YET, goal: 2, touched, start: 'https://pizza.example/', names: [] };
  return { thought: 'I could not find “large size”.', actions: [], memo, isLost: true };
}

test('what was done stays done: it goes on from here with a reading that wants the same up to here', () => {
  const onwards = readOtherwise(lostLater(1), matter(drive, { task: PIZZA }), drive, NOW);

  expect(onwards).toMatchObject({
    goal: 2,
    touched: 1,
    ways: [],
    first: { thought: 'I could not find “large size”.' },
  });
  expect('reading' in onwards && onwards.reading).toBeGreaterThan(0);
});

test('what was touched for the goal that got lost is not tried in another way', () => {
  const lost = lostLater(2);

  expect(readOtherwise(lost, matter(drive, { task: PIZZA }), drive, NOW)).toBe(lost);
});

test.each([
  ['goes back to where the goal began', 'https://pizza.example/?size=all', 'navigate'],
  ['gives up where that shows in no address', 'https://pizza.example/', undefined],
])('who has looked around for the goal and left the page as it was %s', (_, began, tool) => {
  const lost = lostLater(1);
  const ways = [{ name: 'look behind 3', went: 'well', before: 'another page' }] as const;
  const away = { ...lost, memo: { ...lost.memo, began, ways } };

  const onwards = readOtherwise(away, matter(drive, { task: PIZZA }), drive, NOW);

  expect('actions' in onwards ? onwards.actions[0]?.tool : 'none').toBe(tool);
});
