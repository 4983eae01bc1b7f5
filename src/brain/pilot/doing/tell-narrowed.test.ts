import { expect, test } from 'vitest';
import type { Query } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import { asked, where, written } from '../reading/written.testing.ts';
import type { Situation } from '../situation.ts';
import { asNarrowed, narrowFirst, narrowOn, narrowToPlace } from './tell-narrowed.ts';

const LIST = '# [link Mug]\n4 €\n# [link Jug]\n5 €\n# [link Cup]\n6 €';
const at = (page: string, ...done: readonly string[]) => {
  const ways: Way[] = done.map((name) => ({ name, went: 'well', before: '' }));
  return {
    page: written(page),
    memo: { ...NOTHING_YET, ways },
    now: new Date(2026, 10, 15),
  } as unknown as Situation;
};
const open: Query = asked({ what: 'shops', count: 'all', want: 'count', where: [where('', '=', 'open')] });

test('a box before a list that is called like the constraint is ticked, whatever “only” it says', () => {
  expect(narrowFirst(at(`[checkbox Open now]\n${LIST}`), open)).toMatchObject({
    do: [{ tool: 'check', input: { id: 1, on: true } }],
  });
});

test('a box that is called otherwise, or that stands below the list, is not touched', () => {
  expect(narrowFirst(at(`[checkbox Open late at night]\n${LIST}`), open)).toBeUndefined();
  expect(narrowFirst(at(`${LIST}\n[checkbox Open now]`), open)).toBeUndefined();
});

test('what was ticked is sent off, and then asked for no more', () => {
  const page = `[checkbox Open now]\n[button Show results]\n${LIST}`;
  const ticked = at(page, 'look only at open (box)');

  expect(narrowOn(ticked, open)).toMatchObject({ do: [{ tool: 'click', input: { id: 2 } }] });
  expect(asNarrowed(ticked, open).things.where).toEqual([]);
});

test('what is chosen after something was sent off is sent off anew', () => {
  const page = `[checkbox Open now]\n[button Show results]\n${LIST}`;
  const ticked = at(page, 'look with what was chosen', 'look only at open (box)');

  expect(narrowOn(ticked, open)).toMatchObject({ do: [{ tool: 'click', input: { id: 2 } }] });
  expect(narrowOn(at(page, 'look only at open (box)', 'look with what was chosen'), open)).toBeUndefined();
});

test('one thing is looked for where it is said to be, many are not', () => {
  const page = at(`[radio Sochi]\n[radio Perm]\n${LIST}`);
  const volna = asked({ what: 'Volna', want: 'value', where: [] }).things;
  const inPerm = { ...volna, what: { ...volna.what, place: { is: 'in' as const, what: { words: 'Perm' } } } };

  expect(narrowToPlace(page, inPerm)).toMatchObject({ do: [{ tool: 'check', input: { id: 2, on: true } }] });
  expect(narrowToPlace(page, { ...inPerm, count: 'all' })).toBeUndefined();
  expect(narrowToPlace(page, volna)).toBeUndefined();
});

test('all that an open tab shows is what the tab is called, and nothing of another tab is', () => {
  const cups: Query = asked({ what: 'cups', count: 'all', want: 'count', where: [] });
  const tabs = (open: string) => {
    const page = written(`[tab Cups]\n[tab Plates]\n${LIST}`);
    const lines = page.lines.map((line) => ({
      ...line,
      parts: line.parts.map((part) =>
        typeof part !== 'string' && part.name === open ? { ...part, states: ['selected'] } : part,
      ),
    }));
    return { ...at(''), page: { ...page, lines } } as unknown as Situation;
  };

  expect(asNarrowed(tabs('Cups'), cups).things.what).toMatchObject({ words: '', kind: 'item' });
  expect(asNarrowed(tabs('Plates'), cups).things.what.words).toBe('cups');
});
