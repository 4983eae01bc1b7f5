import { expect, test } from 'vitest';
import { control, observation, text } from '../../../test/observations.ts';
import type { Navigating } from '../matter.ts';
import { explain } from './explain.ts';
import { decide } from './navigator.ts';

const NOW = new Date('2026-11-15T12:00:00');
const TASK = 'I need a new folder, please make one and call it Photos 2026.';
const page = observation([text('Files', control(1, 'button', 'New folder'))]);
const matter: Navigating = {
  role: 'navigator',
  ...{ task: TASK, said: [], wanted: undefined, step: 0, told: [], notes: [], went: 'well', plan: [] },
  ...{ secrets: [], files: [], memo: undefined, page, wholePage: async () => page },
};

test('what was read in plain commands is explained with them', async () => {
  const told = explain(await decide(matter, NOW), matter, NOW);

  expect(told).toContain('In plain commands: Create folder: Photos 2026.');
  expect(told).toContain('Understood: add(Photos 2026:folder)');
});

test('what was read as it was said is explained without', async () => {
  const plain = { ...matter, task: 'Press “New folder”.' };
  const told = explain(await decide(plain, NOW), plain, NOW);

  expect(told).toMatch(/^Understood: /);
  expect(told).not.toContain('In plain commands');
});
