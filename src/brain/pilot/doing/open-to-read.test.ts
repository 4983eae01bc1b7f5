import { expect, test } from 'vitest';
import { NOTHING_YET } from '../memo.ts';
import { asked, written } from '../reading/written.testing.ts';
import type { Situation } from '../situation.ts';
import { openToRead } from './open-to-read.ts';

const now = new Date(2026, 10, 15, 12, 0);
const nothing = { found: false, why: 'no such things', about: '', candidates: [], looked: looked() } as const;
const at = (page: string, more: Partial<Situation> = {}) =>
  ({ page: written(page), memo: NOTHING_YET, now, ...more }) as unknown as Situation;

test('the only thing that a search has found is opened to read on', () => {
  const found = '# Results\n- [checkbox Select: Booking] \n- [link Aerolume Booking confirmed 12 Nov]';
  const search = { kind: 'search', query: { text: 'QX7R2M', kind: 'text' } } as const;

  expect(openToRead(at(found, { previous: search }), asked({ what: 'seat' }), nothing)).toMatchObject({
    do: [{ tool: 'click', input: { id: 2 } }],
  });
  expect(openToRead(at(found), asked({ what: 'seat' }), nothing)).toBeUndefined();
});

test('of things that are named one by one, the next is opened, and what was read is kept', () => {
  const inbox = '# Inbox\n- [link Taxi home] 12 Nov\n- [link Cinema tickets] 11 Nov\n- [link Photos] 10 Nov';
  const question = asked({ what: 'Taxi home', against: ['Cinema tickets'], tell: ['total'], want: 'sum' });
  const letter = written('# Taxi home\n| Total | €14.60');

  expect(openToRead(at(inbox), question, nothing)).toMatchObject({ do: [{ tool: 'click', input: { id: 1 } }] });
  expect(openToRead(at('', { page: letter }), question, nothing)).toMatchObject({
    do: [{ tool: 'back' }],
    keeps: true,
  });
  expect(openToRead(at(inbox, { memo: { ...NOTHING_YET, pages: [letter] } }), question, nothing)).toMatchObject({
    do: [{ tool: 'click', input: { id: 2 } }],
  });
});

function looked() {
  return { pages: 1, records: 0, columns: [] };
}
