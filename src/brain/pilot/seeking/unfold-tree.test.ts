import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { after, calls, page, situated } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';

const PRESS: Act = { kind: 'press', target: { words: 'Bergen', exact: true } };

test('one branch after the other is unfolded, by its arrow, until it is there', () => {
  const places = page(
    [control(1, 'clickable', '▸'), control(2, 'clickable', 'Asia')],
    [control(3, 'clickable', '▸'), control(4, 'clickable', 'Europe')],
  );
  expect(calls(situated(PRESS, places))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(PRESS, places, after('look within Asia')))).toEqual([{ tool: 'click', input: { id: 3 } }]);

  const unfolded = page(
    [control(3, 'clickable', '▾'), control(4, 'clickable', 'Europe')],
    [control(5, 'clickable', 'Bergen')],
  );
  const found = situated(PRESS, unfolded, after('look within Asia', 'look within Europe'));
  expect(calls(found)).toEqual([{ tool: 'click', input: { id: 5 } }]);
});

test('a picture before a name may say that it unfolds', () => {
  const item = (id: number, picture: string, name: string) => [
    control(id, 'clickable', ''),
    `(icon: ${picture})`,
    control(id + 1, 'clickable', name),
  ];
  const files = page(item(1, 'document', 'Letter'), item(3, 'chevron right', 'Drafts'));

  expect(calls(situated(PRESS, files))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});
