import { expect, test } from 'vitest';
import type { Places } from '../../../run-events.ts';
import { findQuote } from './find-quote.ts';

const url = 'http://jobs.test/';
const picture = (file: string, step: number, at = url) => ({ file, step, url: at, width: 960, height: 600, scale: 1 });
const places = (...words: string[]): Places => ({
  controls: [],
  words: words.map((word, at) => [word, [at * 50, 0, at * 50 + 40, 10]]),
});
const quote = { kind: 'quote', quote: 'Trainee barista', url: `${url}#top`, step: 2 } as const;

test('words are found on the nearest picture of their page that shows them', async () => {
  const pictures = [picture('far.jpg', 9), picture('near.jpg', 2), picture('other.jpg', 2, 'http://other.test/')];
  const shown: Record<string, Places> = { 'far.jpg': places('Trainee', 'barista'), 'near.jpg': places('Nothing') };

  const found = await findQuote(quote, pictures, async (file) => shown[file] ?? places());

  expect(found?.picture.file).toBe('far.jpg');
  expect(found?.spots).toHaveLength(1);
});

test('where they are on no picture, the page is shown without a mark', async () => {
  const found = await findQuote(quote, [picture('near.jpg', 2)], async () => places('Nothing'));

  expect(found).toEqual({ picture: picture('near.jpg', 2), spots: [] });
});

test('without a picture of the page there is nothing to show', async () => {
  expect(await findQuote(quote, [picture('other.jpg', 2, 'http://other.test/')], async () => places())).toBeUndefined();
});
