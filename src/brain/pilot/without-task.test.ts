import { expect, test } from 'vitest';
import { control, observation, text } from '../../../test/observations.ts';
import { withoutTask } from './without-task.ts';

const TASK = 'Click on the folder named "Bees".';

test('what a page shows of the task is left out, and nothing else', () => {
  const folder = control(1, 'listitem', 'Bees');
  const page = observation([text(TASK), text('Folders', folder)]);
  expect(withoutTask(page, TASK).lines.map(({ parts }) => parts)).toEqual([[], ['Folders', folder]]);
});

test('a page that only shares words with the task stays as it is', () => {
  const page = observation([text('Click on the folder'), text('Bees')]);
  expect(withoutTask(page, TASK)).toBe(page);
});
