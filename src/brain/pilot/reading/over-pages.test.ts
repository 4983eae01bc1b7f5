import { expect, test } from 'vitest';
import { alike } from '../words/alike.ts';
import { answer } from './answer.ts';
import { asked, written } from './written.testing.ts';

const NOW = new Date(2026, 10, 15);
/** The first entry of the second page says less than the others. */
const PAGES = [
  'main:\n # [link Cook]\n - €900\n - 3 days ago\n # [link Baker]\n - €800\n - 4 days ago\n # [link Driver]\n - €850\n - 4 days ago',
  'main:\n # [link Guide]\n - 5 days ago\n # [link Tailor]\n - €650\n - 7 days ago',
].map((page) => written(page));

test('a list that goes on over pages is one list, though one of its entries says less', () => {
  const { things, ...question } = asked({ what: '', want: 'name' });
  const last = { ...question, things: { ...things, what: { words: '', ordinal: -1 } } };

  expect(answer(last, PAGES, alike, NOW, [])).toMatchObject({ found: true, rows: [{ name: 'Tailor' }] });
});
