import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Goal } from '../goal.ts';
import { namedHere } from './named-here.ts';
import { page } from './situation.testing.ts';

const under = {
  of: { words: 'price' },
  is: '<',
  value: { text: '€20', kind: 'money', number: 20, unit: 'EUR' },
} as const;
const opening = (words: string): Goal => ({ said: `open ${words}`, act: { kind: 'go', to: { words, like: [under] } } });

test('what the page calls just as it was said is a name, whatever it sounds like', () => {
  const seen = page([control(1, 'link', 'Gifts under €20')], [control(2, 'link', 'Gifts')]);

  expect(namedHere(opening('Gifts'), 'open Gifts under €20', seen).act).toEqual({
    kind: 'go',
    to: { words: 'Gifts under €20', exact: true },
  });
});

test('where nothing is called so, or two things are, it stays what it was taken for', () => {
  const lamps = page([control(1, 'link', 'Lamps')], [control(2, 'link', 'Lamps under €200')]);
  expect(namedHere(opening('Lamps'), 'open the lamps under €20', lamps)).toEqual(opening('Lamps'));

  const rugs = page([control(1, 'link', 'Rugs under €20')], [control(2, 'link', 'Our rugs under €20')]);
  expect(namedHere(opening('rugs'), 'open our rugs under €20', rugs)).toEqual(opening('rugs'));
});

test('things are told by their whole names as well', () => {
  const seen = page([control(1, 'button', 'Sauna from Tallinn')]);
  const from = { of: { words: 'from' }, is: '=', value: { text: 'Tallinn', kind: 'text' } } as const;
  const act = { kind: 'remove', things: { what: { words: 'Sauna' }, count: 'one', where: [from] } } as const;

  expect(namedHere({ act, said: 'delete Sauna from Tallinn' }, 'delete Sauna from Tallinn', seen).act).toEqual({
    kind: 'remove',
    things: { what: { words: 'Sauna from Tallinn', exact: true }, count: 'one', where: [] },
  });
});
