import { expect, test } from 'vitest';
import { alike } from '../words/alike.ts';
import { standsOtherwise } from './stands-as.ts';
import { where, written } from './written.testing.ts';

const now = new Date(2026, 10, 15, 12, 0);
const table = (...rows: string[]) => written(['# Stock', '| Product | Supplier | Price', ...rows].join('\n'));
const rising = table('| Mug | Hexley | $4', '| Jug | Fjordhus | $9', '| Lamp | Hexley | $30');

test('a list that is sorted the other way round is noticed', () => {
  expect(standsOtherwise({ kind: 'sort', by: { words: 'price' }, order: 'falling' }, rising, alike, now)).toBe('price');
  expect(
    standsOtherwise({ kind: 'sort', by: { words: 'price' }, order: 'rising' }, rising, alike, now),
  ).toBeUndefined();
});

test('a filter that lets others through is noticed', () => {
  const by = [where('supplier', '=', 'Hexley')];
  const filtered = table('| Mug | Hexley | $4', '| Pan | Hexley | $9', '| Lamp | Hexley | $30');

  expect(standsOtherwise({ kind: 'filter', by }, rising, alike, now)).toBe('Hexley');
  expect(standsOtherwise({ kind: 'filter', by }, filtered, alike, now)).toBeUndefined();
});
