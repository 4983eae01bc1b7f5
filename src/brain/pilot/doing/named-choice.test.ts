import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { namedChoice } from './named-choice.ts';
import { page, situated } from './situation.testing.ts';

const SEND: Act = { kind: 'submit' };
const BOARDS = ['Choose a board', 'Bicycles', 'Books'];
const list = (value: string, options: readonly string[] = BOARDS) =>
  page([control(1, 'combobox', 'Board', { value, options })]);
const at = (task: string, seen = list('Choose a board')) => ({ ...situated(SEND, seen), task });

test('what the task names and just one list offers is chosen there, where nothing is yet', () => {
  expect(namedChoice(at('Start a topic in “Bicycles”'))).toMatchObject({
    do: [{ tool: 'select', input: { id: 1, option: 'Bicycles' } }],
  });
});

test.each([
  ['nothing of it is named', at('Start a topic about “Bees”')],
  ['it was chosen already', at('Start a topic in “Bicycles”', list('Books'))],
  ['it stands in no quotes', at('Start a topic about bicycles')],
  [
    'two lists offer it',
    at(
      'Start a topic in “Bicycles”',
      page([control(1, 'combobox', 'A', { options: BOARDS })], [control(2, 'combobox', 'B', { options: BOARDS })]),
    ),
  ],
])('nothing is chosen where %s', (_, situation) => {
  expect(namedChoice(situation)).toBeUndefined();
});
