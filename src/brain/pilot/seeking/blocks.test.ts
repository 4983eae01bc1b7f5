import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { page } from '../doing/situation.testing.ts';
import { blockCalled, blocksMeant, blocksOf, partCalled } from './blocks.ts';

const buttons = (from: number) => [
  control(from, 'clickable', ''),
  '(icon: reply)',
  control(from + 1, 'clickable', ''),
  '(icon: more)',
];
const seen = page(
  ['All that was said about @ann today'],
  ['Ann @ann'],
  ['Good morning.'],
  buttons(1),
  ['Annabel @annabel'],
  ['Hello.'],
  buttons(3),
  ['Ann @ann'],
  ['Good night.'],
  buttons(5),
  [control(7, 'button', 'Send')],
);

const posts = (count: number | 'all', name: string) =>
  ({
    what: { words: 'posts' },
    count,
    where: [{ of: { words: 'by' }, is: '=', value: { text: name, kind: 'text' } }],
  }) as const;

test('what repeats is a thing, and what stands over the first of them is none of it', () => {
  expect(blocksOf(seen).map(({ quote }) => quote)).toEqual([
    'Ann @ann Good morning.',
    'Annabel @annabel Hello.',
    'Ann @ann Good night.',
  ]);
});

test('those are meant that say the name, word for word', () => {
  expect(blocksMeant(seen, posts('all', '@ann'))).toHaveLength(2);
  expect(blocksMeant(seen, posts(1, '@ann'))).toHaveLength(1);
  expect(blocksMeant(seen, posts(3, '@ann'))).toHaveLength(0);
  expect(blockCalled(seen, { words: 'user @annabel' })?.quote).toBe('Annabel @annabel Hello.');
  expect(blockCalled(seen, { words: 'user @ann' })).toBeUndefined();
});

test('a button without a name is called by its picture', () => {
  const [first] = blocksOf(seen);
  expect(first && partCalled(first, 'Reply')?.id).toBe(1);
  expect(first && partCalled(first, 'Mute')).toBeUndefined();
});
