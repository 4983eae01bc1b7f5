import { expect, test } from 'vitest';
import type { Act } from '../goal.ts';
import { written } from '../reading/written.testing.ts';
import { pursue } from './pursue.ts';
import { after, calls, situated } from './situation.testing.ts';

const act: Act = { kind: 'remove', things: { what: { words: 'milk' }, count: 'one', where: [] } };
const dealt = after('deal with milk 0 9');

test.each([
  '# Edit the recipe\n- [button Remove: flour]\n[button Save recipe] [link Cancel]',
  '# Изменить список\n- [button Убрать: мука]\n[button Сохранить] [button Отмена]',
  '# My languages\n- [button Remove Welsh]\n[button Cancel] [button Save changes]',
])('what was taken out of a form counts when it is saved: %s', (page) => {
  const seen = written(page);
  const save = seen.lines
    .flatMap(({ parts }) => parts)
    .find((part) => typeof part !== 'string' && /^(?:Save|Сохр)/.test(part.name));

  expect(calls(situated(act, seen, dealt))).toEqual([{ tool: 'click', input: { id: (save as { id: number }).id } }]);
});

test('a button that saves something else is left alone', () => {
  const page = written('# Groceries\n- [button Remove: flour]\n[button Save search]\n[button Share]');

  expect(pursue(situated(act, page, dealt))).toHaveProperty('reached');
});

test.each([
  '# Profile\n[textbox Job title = Pilot]\n[button Save profile]\n[button Delete account]',
  '# Профиль\n[textbox Должность = Pilot]\n[textbox О себе = ]\n[button Сохранить профиль]',
  '# Edit the shift\n[textbox Job title = Pilot]\n[combobox Hours = 8]\n[button Save] [button Duplicate]',
])('what was filled in counts when the form is saved: %s', (shown) => {
  const seen = written(shown);
  const [field, ...others] = seen.lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  const save = others.find(({ name }) => /^(?:Save|Сохр)/.test(name));
  const filled: Act = { kind: 'enter', value: { text: 'Pilot', kind: 'text' }, field: { words: 'job title' } };

  expect(calls(situated(filled, seen, after(`set ${field?.id}`)))).toEqual([
    { tool: 'click', input: { id: save?.id } },
  ]);
});

test('what is sent off by another button is not saved by this one', () => {
  const seen = written('# Ask us\n[textbox Question = Pilot]\n[button Send]\n# Search\n[button Save search]');
  const filled: Act = { kind: 'enter', value: { text: 'Pilot', kind: 'text' }, field: { words: 'question' } };

  expect(pursue(situated(filled, seen, after('set 1')))).toHaveProperty('reached');
});

test('who has more to do in the form does not save it yet', () => {
  const page = written('# Edit the recipe\n- [button Remove: flour]\n[button Save] [link Cancel]');

  expect(pursue(situated(act, page, { ...dealt, ahead: [{ ...act }] }))).toHaveProperty('reached');
});

test('saved once, it is done, whatever the next page shows', () => {
  const page = written('# Recipe\n- [button Remove: milk]\n[button Save] [link Cancel]');

  expect(pursue(situated(act, page, after('deal with milk 0 9', 'save it')))).toHaveProperty('reached');
});
