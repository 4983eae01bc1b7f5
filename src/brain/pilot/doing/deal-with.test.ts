import { expect, test } from 'vitest';
import { control, heading, item, observation, row, text } from '../../../../test/observations.ts';
import type { Line } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated, wayOf } from './situation.testing.ts';

const LETTERS = ['Water bill', 'Garden party', 'Lost umbrella'];
const ALL: Act = { kind: 'remove', things: { what: { words: '', kind: 'message' }, count: 'all', where: [] } };

function letters(marked: readonly string[] = []): Line[] {
  return LETTERS.flatMap((name, at) => {
    const box = control(10 + at, 'checkbox', `Select: ${name}`, { states: marked.includes(name) ? ['checked'] : [] });
    return [item(box, control(20 + at, 'link', name), ` ${at + 3} May`)];
  });
}

test('all of them are marked, and what is called so is pressed once for all', () => {
  const toolbar = text(control(1, 'checkbox', 'Select all'), control(2, 'button', 'Delete'));
  const before = observation([heading(1, 'Inbox'), toolbar, ...letters(['Garden party'])]);
  expect(calls(situated(ALL, before))).toEqual([
    { tool: 'check', input: { id: 10, on: true } },
    { tool: 'check', input: { id: 12, on: true } },
  ]);

  const marked = observation([heading(1, 'Inbox'), toolbar, ...letters(LETTERS)]);
  expect(calls(situated(ALL, marked, after('mark 10 12')))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('what was marked to go and is still there was not taken away', () => {
  const seen = observation([text(control(2, 'button', 'Delete')), ...letters(LETTERS)]);

  expect(pursue(situated(ALL, seen, after('mark 10 12', 'deal with all together 2')))).toHaveProperty('stuck');
});

test('“them” are those that were ticked just before', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'archive' },
    things: { what: { words: '', isPronoun: true }, count: 'all', where: [] },
  };
  const seen = observation([text(control(2, 'button', 'Archive')), ...letters(['Water bill'])]);

  expect(calls(situated(act, seen, { previous: { kind: 'tick', things: [], on: true } }))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
});

test('who opened one of several goes back to the others', () => {
  const act: Act = { kind: 'add', things: { what: { words: 'things' }, count: 2, where: [] }, to: { words: 'basket' } };
  const list = (first: number) =>
    observation(
      ['Oak clock', 'Brass lamp', 'Pine chair'].map((name, at) => item(control(first + at, 'link', name), ' 12 €')),
    );
  expect(calls(situated(act, list(1)))).toEqual([{ tool: 'click', input: { id: 1 } }]);

  const open = observation([heading(1, 'Oak clock'), text('12 €'), text(control(9, 'button', 'Add to basket'))]);
  expect(calls(situated(act, open, after('look into Oak clock')))).toEqual([{ tool: 'click', input: { id: 9 } }]);

  const added = after('look into Oak clock', 'deal with Oak clock 0 9');
  expect(calls(situated(act, open, added))).toEqual([{ tool: 'back', input: {} }]);

  const back = after('look into Oak clock', 'deal with Oak clock 0 9', 'look back from Oak clock');
  expect(calls(situated(act, list(11), back))).toEqual([{ tool: 'click', input: { id: 12 } }]);
});

test('a list that was drawn anew asks nothing: what else it could remove stays', () => {
  const act: Act = { kind: 'remove', things: { what: { words: 'lemonade' }, count: 'one', where: [] } };
  const left = page(['Your basket'], [control(31, 'button', 'Remove: Noodle soup')], ['9 €']);
  const done = { ...after('deal with lemonade 0 7').memo, newest: 30 };

  expect(pursue(situated(act, left, { memo: done, told: ['Clicked button "Remove: Lemonade".'] }))).toHaveProperty(
    'reached',
  );
});

test.each([
  ['a dialog', 'Cancel'],
  ['a page that asks', 'Go on reading'],
])('%s that asks about it is told that it is meant', (kind, other) => {
  const act: Act = { kind: 'remove', things: { what: { words: 'comment' }, count: 'one', where: [] } };
  const buttons = text(control(31, 'button', 'Delete comment'), control(32, 'link', other));
  const seen = observation(
    [heading(1, 'Delete the comment?'), buttons],
    kind === 'a dialog' ? { onTop: 'Delete' } : {},
  );
  const done = { ...after('deal with comment 0 7').memo, newest: 30 };

  expect(calls(situated(act, seen, { memo: done }))).toEqual([{ tool: 'click', input: { id: 31 } }]);
});

test('what the server did not take was not done', () => {
  const act: Act = { kind: 'remove', things: { what: { words: 'comment' }, count: 'one', where: [] } };
  const told = [
    'Sent what had been held: DELETE https://a.test/c/1.\nA request failed: DELETE https://a.test/c/1 → 403',
  ];
  const memo = { ...after('deal with comment 0 7').memo, newest: NOTHING_YET.newest };

  expect(pursue(situated(act, page(['Comments']), { memo, told }))).toHaveProperty('stuck');
  const other = [
    'Sent what had been held: DELETE https://a.test/c/1.\nA request failed: POST https://b.test/count → 500',
  ];
  expect(pursue(situated(act, page(['Comments']), { memo, told: other }))).toHaveProperty('reached');
});

test('what is excepted by what is true of it is left alone', () => {
  const like = [{ of: { words: 'from' }, is: '=', value: { text: 'Garden party', kind: 'text' } }] as const;
  const except = [{ words: '', kind: 'message', like }] as const;
  const act: Act = {
    kind: 'remove',
    things: { what: { words: '', kind: 'message' }, count: 'all', where: [], except },
  };
  const seen = observation([heading(1, 'Inbox'), text(control(2, 'button', 'Delete')), ...letters()]);

  expect(calls(situated(act, seen))).toEqual([
    { tool: 'check', input: { id: 10, on: true } },
    { tool: 'check', input: { id: 12, on: true } },
  ]);
});

test('a reply goes into the field that waits for it: before the button of an open form, or when one was opened', () => {
  const entry = { value: { text: 'Gladly.', kind: 'text', exact: true } } as const;
  const things = { what: { words: '', isPronoun: true }, count: 'one', where: [] } as const;
  const act: Act = { kind: 'handle', verb: { words: 'reply' }, things, with: [entry] };
  const previous: Act = { kind: 'go', to: { words: 'letter' } };
  const field = control(3, 'textbox', 'Comment', { states: ['required'] });
  const open = page(['Shall we meet?'], [field], [control(4, 'button', 'Reply')]);
  expect(calls(situated(act, open, { previous }))).toEqual([{ tool: 'set', input: { id: 3, value: 'Gladly.' } }]);

  const closed = page(['Shall we meet?'], [control(4, 'button', 'Reply')]);
  expect(calls(situated(act, closed, { previous }))).toEqual([{ tool: 'click', input: { id: 4 } }]);

  const subject = control(5, 'textbox', 'Subject', { value: 'Re: Meeting' });
  const opened = page([subject], [control(6, 'textbox', 'Text')], [control(7, 'button', 'Send')]);
  expect(calls(situated(act, opened, { previous, ...after('deal with it 0 4') }))).toEqual([
    { tool: 'set', input: { id: 6, value: 'Gladly.' } },
  ]);
});

test('a new card is begun with the button of the column it is to stand in', () => {
  const place = { is: 'under', what: { words: 'Ideas', kind: 'heading' } } as const;
  const what = { words: 'Call the printer', exact: true, kind: 'card', place } as const;
  const act: Act = { kind: 'add', things: { what, count: 'one', where: [] } };
  const seen = observation([
    heading(2, 'Plans'),
    text(control(1, 'button', 'Add card')),
    heading(2, 'Ideas'),
    text(control(2, 'button', 'Add card')),
  ]);

  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('all are gone when none is left, here and on the next page', () => {
  const button = text(control(2, 'button', 'Delete'));
  const gone = after('mark 1 2', 'deal with all together 2');
  const more = observation([heading(1, 'Inbox'), button, ...letters()]);
  expect(calls(situated(ALL, more, gone))).toHaveLength(3);

  const further = page(['Nothing here.'], [control(5, 'link', 'Next')]);
  expect(calls(situated(ALL, further, gone))).toEqual([{ tool: 'click', input: { id: 5 } }]);
  expect(pursue(situated(ALL, page(['Nothing here.']), gone))).toHaveProperty('reached');
});

test('a shop that was opened for the sake of things is not what is put into the cart', () => {
  const act: Act = {
    kind: 'add',
    things: { what: { words: 'tall beeswax candles', isPronoun: true }, count: 'one', where: [] },
    to: { words: 'cart' },
  };
  const shop = observation([
    heading(1, 'Lumina'),
    text(control(1, 'button', 'Add to cart')),
    item(control(2, 'link', 'Tall beeswax candles'), ' 4 €'),
  ]);

  expect(calls(situated(act, shop, { previous: { kind: 'go', to: { words: 'Lumina' } } }))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
  expect(calls(situated(act, shop, { previous: { kind: 'go', to: { words: 'tall beeswax candles' } } }))).toEqual([
    { tool: 'click', input: { id: 1 } },
  ]);
});

test('what stands by itself on a board is opened, and dealt with there', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'archive' },
    things: { what: { words: 'Order the bricks', exact: true }, count: 'one', where: [] },
  };
  const board = page(
    [control(1, 'button', 'New card')],
    ['Spring'],
    [control(2, 'button', 'Order the bricks')],
    ['Summer'],
  );
  expect(calls(situated(act, board))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('so many of one thing that a shop has one of are added one after the other, and no more', () => {
  const what = { words: 'bottle', place: { is: 'of', what: { words: 'cider' } } } as const;
  const act: Act = { kind: 'add', things: { what, count: 2, where: [] }, to: { words: 'cart' } };
  const shop = page(
    ...[['Bottle of cider', 1] as const, ['Bottle of milk', 2] as const, ['Bag of flour', 3] as const].flatMap(
      ([name, id]) => [[name], ['£4'], [control(id, 'button', 'Add')]],
    ),
  );
  const first = situated(act, shop);
  expect(calls(first)).toEqual([{ tool: 'click', input: { id: 1 } }]);
  const second = situated(act, shop, after(wayOf(first)));
  expect(calls(second)).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(pursue(situated(act, shop, after(wayOf(first), wayOf(second))))).toHaveProperty('reached');

  const other = page(
    ['Bottle of milk'],
    [control(2, 'button', 'Add')],
    ['Bottle of ink'],
    [control(3, 'button', 'Add')],
  );
  expect(calls(situated(act, other))).toEqual([]);
});

test('what is only said to be added to some other place is not put in by a plain “Add”', () => {
  const act: Act = {
    kind: 'add',
    things: { what: { words: 'Night train' }, count: 'one', where: [] },
    to: { words: 'Favourites' },
  };
  const songs = page(
    row('Night train', '|', control(1, 'button', 'Add')),
    row('Day bus', '|', control(2, 'button', 'Add')),
  );

  expect(wayOf(situated(act, songs))).not.toMatch(/^deal with/);
});

test('a cross beside a thing takes it away, and is never pressed to look at it', () => {
  const act = (kind: 'remove' | 'add'): Act => ({ kind, things: { what: { words: 'oats' }, count: 'one', where: [] } });
  const pantry = page(
    ['oats', control(1, 'clickable', '×')],
    ['rice', control(2, 'clickable', '×')],
    ['beans', control(3, 'clickable', '×')],
  );

  expect(calls(situated(act('remove'), pantry))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(act('add'), pantry))).toEqual([]);
});

test('posts by one hand are dealt with one by one, also where nothing shows it, and what only speaks of them is not', () => {
  const posts = page(
    ['Ann @annb'],
    ['New kettle today.'],
    [control(1, 'button', 'Share'), control(2, 'button', 'Like')],
    ['Tom @tom'],
    ['I read @annb every day.'],
    [control(3, 'button', 'Share'), control(4, 'button', 'Like')],
    ['Ann @annb'],
    ['It whistles.'],
    [control(5, 'button', 'Share'), control(6, 'button', 'Like')],
  );
  const seen = { ...posts, title: 'Pond', url: 'https://pond.example/' };
  const where = [{ of: { words: 'by' }, is: '=', value: { text: '@annb', kind: 'text' } }] as const;
  const act: Act = {
    kind: 'handle',
    verb: { words: 'like' },
    things: { what: { words: 'posts' }, count: 'all', where },
  };
  const idle = (...ids: readonly number[]) => ({
    memo: {
      ...NOTHING_YET,
      ways: ids.map((id, at) => ({ name: `deal with Ann @annb ${at} ${id}`, went: 'idle' as const, before: 'now' })),
    },
  });

  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated(act, seen, idle(2)))).toEqual([{ tool: 'click', input: { id: 6 } }]);
  expect(pursue(situated(act, seen, idle(2, 6)))).toHaveProperty('reached');
});

test('what was to be forwarded, and asks to whom, is not forwarded yet', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'forward' },
    things: { what: { words: 'Garden party' }, count: 'one', where: [] },
  };
  const form = (name: string) =>
    page(
      [control(31, 'textbox', name), control(32, 'textbox', 'Text', { value: 'Come at six' })],
      [control(33, 'button', 'Send')],
    );
  const { memo } = after('deal with Garden party 0 21');
  const pressed = { memo: { ...memo, newest: 30 }, told: ['Clicked button "Forward".'] };

  expect(pursue(situated(act, form('To:'), pressed))).toHaveProperty('stuck');
  expect(pursue(situated(act, page(['Forwarded.'], [control(2, 'button', 'Back')]), pressed))).toHaveProperty(
    'reached',
  );
});

test('a button in a row that names the thing again is found by what it does', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'bookmark' },
    things: { what: { words: '', kind: 'item', ordinal: 1 }, count: 'one', where: [] },
  };
  const flats = ['Attic by the canal', 'Loft with a stove'].map((name, at) =>
    item(control(10 + at, 'link', name), ' 900 € ', control(20 + at, 'button', `Save: ${name}`)),
  );

  expect(calls(situated(act, observation(flats)))).toEqual([{ tool: 'click', input: { id: 20 } }]);
});

test('what is to be added is looked at first, where a button only says that it adds', () => {
  const act: Act = { kind: 'add', things: { what: { words: 'clock' }, count: 2, where: [] }, to: { words: 'basket' } };
  const clocks = ['Oak clock', 'Pine chair'].map((name, at) =>
    item(control(10 + at, 'link', name), ' 12 € ', control(20 + at, 'button', `Add: ${name}`)),
  );

  expect(calls(situated(act, observation(clocks)))).toEqual([{ tool: 'click', input: { id: 10 } }]);
});

test('what takes the deed back, where it was done just now, is no question whether it is meant', () => {
  const act: Act = {
    kind: 'handle',
    verb: { words: 'bookmark' },
    things: { what: { words: 'Attic by the canal' }, count: 'one', where: [] },
  };
  const saved = observation([
    heading(1, 'Attic by the canal'),
    text(control(31, 'button', 'Remove from saved'), control(32, 'button', 'Close')),
  ]);
  const shown = { ...saved, onTop: 'Saved' };

  const { memo } = after('deal with Attic by the canal 0 30');

  expect(pursue(situated(act, shown, { memo: { ...memo, newest: 30 } }))).toHaveProperty('reached');
});
