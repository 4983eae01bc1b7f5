import { expect, test } from 'vitest';
import { bestPath, bestPathBut, likelihoods, onlyAllowed } from './model-chain.ts';

const row = (...scores: number[]) => Float64Array.from(scores);

test('The best path weighs steps against scores.', () => {
  const steps = Float64Array.from([0, -5, 0, 0, 0, 0]);
  expect(bestPath({ labels: 2, scores: [row(1, 0), row(0, 1)], steps }).path).toEqual([0, 0]);
});

test('What may not follow never does, however well it scores.', () => {
  const steps = onlyAllowed([], 2, (before, label) => label !== 1 || before === 1);
  const chain = { labels: 2, scores: [row(0, 9), row(0, 9)], steps };
  expect(bestPath(chain).path).toEqual([0, 0]);
  expect(likelihoods(chain).at[1]?.[0]).toBeCloseTo(1);
});

test('Likelihoods at a place add up to one.', () => {
  const steps = Float64Array.from([0.3, -1, 2, 0.1, -0.4, 0.2]);
  const { at } = likelihoods({ labels: 2, scores: [row(1, 0), row(0, 1), row(2, 2)], steps });
  for (const likely of at) expect((likely[0] ?? 0) + (likely[1] ?? 0)).toBeCloseTo(1);
});

test('The next best path differs in one place at least, and is the best of those.', () => {
  const chain = { labels: 2, scores: [row(3, 0), row(0, 1)], steps: new Float64Array(6) };
  const best = bestPath(chain);
  expect([best, bestPathBut(chain, best)]).toEqual([
    { path: [0, 1], score: 4 },
    { path: [0, 0], score: 3 },
  ]);
});

test('Where there is one way only, there is no next best.', () => {
  const steps = onlyAllowed([], 2, (_, label) => label === 0);
  const chain = { labels: 2, scores: [row(1, 9)], steps };
  expect(bestPathBut(chain, bestPath(chain))).toBeUndefined();
});
