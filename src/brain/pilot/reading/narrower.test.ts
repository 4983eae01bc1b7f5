import { expect, test } from 'vitest';
import { answerTo, saidTo } from './asking.testing.ts';

const BOARDS =
  'main:\n # [link Workshop]\n Wood and metal\n 9 topics\n # [link Bicycles]\n Old frames\n 7 topics\n## In numbers\n| Topics | 60';

test('the word before a name says what it is: “the board Bicycles” is called “Bicycles”', () => {
  const question = {
    what: { words: 'topics', place: { is: 'of', what: { words: 'board Bicycles' } } },
    count: 'all',
    want: 'count',
  } as const;

  expect(saidTo(question, BOARDS)).toContain('7');
  expect(saidTo(question, BOARDS)).not.toContain('60');
});

test('of a list that is shown in part, none is known to be the cheapest', () => {
  const shown = '12 of 72';
  const things = ['clock', 'lamp', 'chair'].flatMap((one) =>
    [1, 2, 3, 4].map((at) => `- [link ${one} ${at}] ${at * 10} €`),
  );
  const answered = answerTo(
    { what: 'clock', best: ['price', 'least'], tell: ['price'] },
    `main:\n ${shown}\n ${things.join('\n ')}`,
  );

  expect(answered).toMatchObject({ found: true, incomplete: { of: 72 } });
});

test('what no record speaks of, none is known to be without', () => {
  const list = 'main:\n # Jobs\n ## [link Cook]\n 900 €\n ## [link Baker]\n 800 €';
  const where = [{ is: 'lacks', value: { text: 'experience', kind: 'text' } }] as const;

  expect(answerTo({ what: 'jobs', count: 'all', want: 'count', where: [...where] }, list)).toMatchObject({
    found: false,
  });
});
