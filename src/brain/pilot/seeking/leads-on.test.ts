import { expect, test } from 'vitest';
import { control, observation, text } from '../../../../test/observations.ts';
import { leadsOn } from './leads-on.ts';

const among = (...names: string[]) =>
  leadsOn(observation(names.map((name, at) => text(control(at + 1, 'link', name)))))?.name;

test.each([
  ['Next', 'Previous'],
  ['Next page ›', '2'],
  ['Show 20 more topics', 'Topics'],
  ['Далее', 'Назад'],
  ['Показать ещё', 'Все'],
  ['»', '1'],
])('a list goes on behind “%s”', (next, other) => {
  expect(among(other, next)).toBe(next);
});

test.each(['Following', 'Forward', 'Next month', 'More about us', 'Следить за темой', 'Переслать'])(
  'no list goes on behind “%s”',
  (name) => {
    expect(among('1', name)).toBeUndefined();
  },
);
