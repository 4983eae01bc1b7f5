import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

function send(pace: Pace, at: number, way: number): boolean {
  pace.sent(at);
  return pace.seen(at + way);
}

test('pictures become coarser for somebody who is slow, and finer again when they are quick for a while', () => {
  const pace = new Pace();
  const usual = pace.fineness;

  expect(send(pace, 0, 900)).toBe(true);
  expect(send(pace, 1_000, 900)).toBe(true);
  expect(send(pace, 2_000, 900)).toBe(false);
  const coarse = pace.fineness;
  expect(coarse.longest).toBeLessThan(usual.longest);
  expect(coarse.quality).toBeLessThan(usual.quality);

  const changes = Array.from({ length: 30 }, (_, index) => send(pace, 3_000 + index * 100, 20)).filter(Boolean);
  expect(changes).toHaveLength(2);
  expect(pace.fineness).toEqual(usual);
});

test('the next picture waits until the last one was seen, and comes no sooner than anybody needs it', () => {
  const pace = new Pace();
  pace.sent(1_000);
  expect(pace.isWaiting).toBe(true);

  pace.seen(1_010);

  expect(pace.isWaiting).toBe(false);
  expect(pace.restFor(1_010)).toBe(70);
  expect(pace.restFor(2_000)).toBe(0);
});
