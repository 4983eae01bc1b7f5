import { expect, test } from 'vitest';
import { control, heading, observation, text } from '../../../../test/observations.ts';
import { captionOf } from './caption-of.ts';
import { ground } from './ground.ts';
import { isCertain } from './is-certain.ts';

const LINES = [
  text('Milk'),
  text(control(1, 'radio', 'Whole')),
  text(control(2, 'radio', 'Skimmed')),
  text(control(3, 'combobox', 'Cup')),
  text(control(4, 'checkbox', 'To go')),
];

test('what stands over boxes is said of each of them, until something else comes', () => {
  expect([1, 2, 3, 4].map((line) => captionOf(LINES, line))).toEqual(['Milk', 'Milk', '', '']);
  expect(captionOf([heading(2, 'Coffee'), text(control(1, 'radio', 'Black'))], 1)).toBe('');
});

test('a box is found by its name and the words over its group', () => {
  const found = ground({ words: 'skimmed milk' }, observation(LINES), { to: 'choose' });

  expect(found[0]?.control.id).toBe(2);
  expect(isCertain(found)).toBe(true);
});
