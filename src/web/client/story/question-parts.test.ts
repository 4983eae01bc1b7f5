import { expect, test } from 'vitest';
import { questionParts } from './question-parts.ts';

test('what, why and each value stand apart', () => {
  const text =
    'Send "Apply" to jobs.test? It sends a form.\n- Full name: Robin Ellery\n- 3 selected\n- Link: http://a.test/';

  expect(questionParts(text)).toEqual({
    what: 'Send "Apply" to jobs.test?',
    because: 'It sends a form.',
    details: [
      { name: 'Full name', value: 'Robin Ellery' },
      { name: undefined, value: '3 selected' },
      { name: 'Link', value: 'http://a.test/' },
    ],
  });
});

test('a plain question is all there is', () => {
  expect(questionParts('Which of the two?')).toEqual({ what: 'Which of the two?', because: '', details: [] });
});

test('marks that fence the words of a page are not shown', () => {
  expect(questionParts('Open <page a1b2c3>shop.test</page a1b2c3>? Why not.').what).toBe('Open shop.test?');
});
