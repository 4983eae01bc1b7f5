import { expect, test } from 'vitest';
import { control, observation, text } from '../../../test/observations.ts';
import type { Navigating } from '../matter.ts';
import { explain } from './explain.ts';
import { NOTHING_YET } from './memo.ts';
import { decide } from './navigator.ts';
import { otherReadings } from './understanding/other-readings.ts';

const NOW = new Date('2026-11-15T12:00:00');
const TASK = 'Когда внизу появится окно опроса, закрой его. Листай, пока оно не покажется.';
const page = observation([text('Новости', control(1, 'link', 'Дальше'))]);
const matter: Navigating = {
  role: 'navigator',
  ...{ task: TASK, said: [], wanted: undefined, step: 0, told: [], notes: [], went: 'well', plan: [] },
  ...{ secrets: [], files: [], memo: undefined, page, wholePage: async () => page },
};

test('what was read in plain commands is explained with them', async () => {
  const reading = otherReadings(TASK, NOW).findIndex(({ plainly }) => plainly !== undefined) + 1;
  expect(reading).toBeGreaterThan(0);
  const memo = { ...NOTHING_YET, reading };

  const told = explain(await decide({ ...matter, memo }, NOW), { ...matter, memo }, NOW);

  expect(told).toContain('In plain commands: Прокручивай вниз, пока не появится окно опроса. Закрой окно опроса.');
  expect(told).toContain('Understood: scroll(down) until there(опроса:dialog)');
});

test('what was read as it was said is explained without', async () => {
  const told = explain(await decide(matter, NOW, true), matter, NOW);

  expect(told).toMatch(/^Understood: /);
  expect(told).not.toContain('In plain commands');
});
