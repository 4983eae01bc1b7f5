import { expect, test } from 'vitest';
import { sites } from '../../src/practice/sites.ts';
import { beyond } from './beyond.ts';
import { plain } from './checks.ts';
import { GOAL_KINDS } from './goal-kinds.ts';
import { saidAgain } from './said-again.ts';
import { isMixed, SITES, type SiteName } from './task.ts';
import { tasks } from './tasks.ts';

const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;

test('there are 120 tasks, half of them English and half Russian', () => {
  expect(tasks).toHaveLength(120);
  expect(tasks.filter(({ language }) => language === 'en')).toHaveLength(60);
  expect(tasks.filter(({ language }) => language === 'ru')).toHaveLength(60);
});

test('at least twenty are said in another language than that of the page, in both directions', () => {
  const mixed = tasks.filter(isMixed);

  expect(mixed.length).toBeGreaterThanOrEqual(20);
  expect(mixed.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(10);
  expect(mixed.filter(({ language }) => language === 'ru').length).toBeGreaterThanOrEqual(10);
});

test('every goal kind is asked for', () => {
  const asked = new Set(tasks.flatMap(({ kinds }) => kinds));

  expect(GOAL_KINDS.filter((kind) => !asked.has(kind))).toEqual([]);
});

test('every site is visited', () => {
  expect(SITES.filter((site) => tasks.every((task) => task.site !== site))).toEqual([]);
});

test('no two tasks have the same name, no two wordings are the same', () => {
  const names = [...tasks, ...beyond].map(({ name }) => name);
  const wordings = tasks.flatMap((task) => task.wordings.map((wording) => `${task.path} ${plain(wording)}`));

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(wordings).size).toBe(wordings.length);
});

test('a task is said in its own language', () => {
  for (const { language, wordings } of tasks)
    for (const wording of wordings) {
      const [cyrillic, latin] = [CYRILLIC, LATIN].map((letters) => wording.match(letters)?.length ?? 0);
      expect(language === 'ru' ? (cyrillic ?? 0) > 0 : (latin ?? 0) > (cyrillic ?? 0), wording).toBe(true);
    }
});

test('no task speaks of addresses or of what only the source of a page knows', () => {
  for (const wording of [...tasks.flatMap(({ wordings }) => wordings), ...beyond.map(({ wording }) => wording)])
    expect(wording).not.toMatch(/https?:|localhost|aria-|<\w|data-/);
});

test('before anything is done, no outcome holds', () => {
  const nothing = { state: {}, status: 'done', summary: '', data: undefined, answerText: '' } as const;

  for (const { name, site, outcome } of tasks) {
    const verdict = outcome({ ...nothing, state: freshState(site) });
    expect(verdict, name).toBeTypeOf('string');
  }
});

test('forty tasks lie beyond the pilot, ten of each kind, half of them English', () => {
  expect(beyond).toHaveLength(40);
  expect(beyond.filter(({ language }) => language === 'en')).toHaveLength(20);
  const kinds = Object.entries(Object.groupBy(beyond, ({ lacks }) => lacks));
  expect(kinds.map(([, some]) => some.length)).toEqual([10, 10, 10, 10]);
});

test('who has done nothing beyond has left everything untouched', () => {
  for (const { name, site, untouched } of beyond)
    expect(untouched(freshState(site), freshState(site)), name).toBe(true);
});

/** What the server holds for somebody who has just come. */
function freshState(name: SiteName): unknown {
  const site = sites.find((one) => one.name === name);
  const state = site?.initialState();
  return site?.reveal?.(state) ?? state;
}

test('what other people say is said of known tasks, and what is kept apart was not looked at', () => {
  const names = new Set(tasks.map(({ name }) => name));
  const sets = Object.values(saidAgain).map((set) => Object.entries(set));
  for (const [name] of sets.flat()) expect(names).toContain(name);

  const [lookedAt = [], ...keptApart] = sets.map((set) => set.flatMap(([, said]) => said.map(plain)));
  expect(lookedAt).toHaveLength(3532);
  expect(keptApart.map((said) => said.length)).toEqual([84, 159, 210, 119, 231, 234, 111]);
  expect(keptApart.flat().filter((said) => new Set(lookedAt).has(said))).toEqual([]);
});
