import { expect, test } from 'vitest';
import type { Act, Constraint, Phrase } from '../goal.ts';
import { written } from '../reading/written.testing.ts';
import { pursue } from './pursue.ts';
import { after, situated } from './situation.testing.ts';

const of = (words: string, text: string): Constraint => ({ of: { words }, is: '=', value: { text, kind: 'text' } });

/** "Open it, and tell this of it." */
function opened(property: string, to: Phrase, isPronoun = true): { previous: Act; act: Act } {
  const { like = [], ...what } = to;
  const things = { what: { ...what, ...(isPronoun && { isPronoun }) }, count: 'one', where: like } as const;
  const question = { things, want: 'value', tell: [{ words: property }] } as const;
  return { previous: { kind: 'go', to }, act: { kind: 'tell', question } };
}

test.each([
  {
    of: opened('total', { words: '', kind: 'message', like: [of('about', 'order 7731')] }),
    page: '# Ваша посылка собрана\nЛавка «Крона»\n| Чайник | 31,00 €\n| Чашки | 12,00 €\n| Итого | 43,00 €',
    says: '43,00 €',
  },
  {
    of: opened('код', { words: '', kind: 'item', like: [of('от', 'City Museum')] }),
    page: '# Your visit on Sunday\nThe doors open at ten. Show the code M7-220.',
    says: 'M7-220',
  },
  {
    of: opened('phone', { words: '', kind: 'card', like: [of('from', 'Berg')] }),
    page: '# Flat by the river\n| Rent | €700\n| Phone | 030 1234567',
    says: '030 1234567',
  },
])('what was opened is the page that is shown now: $says', ({ of: { act, previous }, page, says }) => {
  expect(pursue(situated(act, written(page), { previous }))).toHaveProperty(
    'reached.text',
    expect.stringContaining(says),
  );
});

test('what the task did not open is not taken for the page', () => {
  const { act, previous } = opened('total', { words: '', kind: 'message', like: [of('from', 'Ann')] }, false);
  const page = written('# Your parcel\n| Kettle | €31.00\n| Total | €43.00');

  expect(pursue(situated(act, page, { previous }))).not.toHaveProperty('reached');
});

test('what an opened thing does not tell is not looked for all over the site', () => {
  const { act, previous } = opened('deadline', { words: '', kind: 'message', like: [of('from', 'Ann')] });
  const page = written('[link Messages]\n[searchbox Search]\n# Hello\nSee you soon.');

  expect(pursue(situated(act, page, { previous }))).toHaveProperty('stuck');
});

test('what was opened to answer, the newest of several, is the page too', () => {
  const { act } = opened('total', { words: '', kind: 'message', like: [of('from', 'Ann')] }, false);
  if (act.kind !== 'tell') throw new Error('a question');
  const best = { by: { words: 'date' }, order: 'most' } as const;
  const newest: Act = { kind: 'tell', question: { ...act.question, things: { ...act.question.things, best } } };
  const page = written('# Your parcel\n| Kettle | €31.00\n| Total | €43.00');

  expect(pursue(situated(newest, page, after('look into Your parcel')))).toHaveProperty(
    'reached.text',
    expect.stringContaining('€43.00'),
  );
});

test.each(['total', 'total amount', 'total price', 'итоговая сумма', 'общая стоимость'])(
  'its total, called %s',
  (name) => {
    const { act, previous } = opened(name, { words: '', kind: 'message', like: [of('from', 'Ann')] });
    const receipt = '# Receipt\n| Lamp | €20.00\n| Subtotal | €20.00\n| Delivery | €4.00';
    const told = (page: string) => pursue(situated(act, written(page), { previous }));

    expect(told(`${receipt}\n| Total | €24.00`)).toHaveProperty('reached.text', 'Total: €24.00.');
    expect(told(receipt)).not.toHaveProperty('reached');
  },
);
