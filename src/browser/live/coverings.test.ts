import { expect, test } from 'vitest';
import type { Covering } from '../picture.ts';
import { Coverings } from './coverings.ts';

const nothing: Covering = { width: 800, height: 600, boxes: [] };
const at = (left: number): Covering => ({ ...nothing, boxes: [{ left, top: 0, right: left + 10, bottom: 10 }] });

/** Looks at these moments, and sees this each time; a look takes two milliseconds. */
async function looked(...looks: readonly (readonly [time: number, seen: Covering | Error])[]): Promise<Coverings> {
  let now = 0;
  let seen: Covering | Error = nothing;
  const coverings = new Coverings(
    async () => {
      now += 2;
      if (seen instanceof Error) throw seen;
      return seen;
    },
    () => now,
  );
  for (const [time, what] of looks) {
    now = time;
    seen = what;
    await coverings.look();
  }
  return coverings;
}

test('what stood still from before a picture until after it is where it must be covered', async () => {
  const coverings = await looked([1_000, at(5)], [2_000, at(5)]);

  expect(coverings.at(1_500, 1_900)).toEqual(at(5));
});

test('what has moved, came or went meanwhile could be anywhere in it', async () => {
  expect((await looked([1_000, at(5)], [2_000, at(6)])).at(1_500, 1_900)).toBeUndefined();
  expect((await looked([1_000, nothing], [2_000, at(6)])).at(1_500, 1_900)).toBeUndefined();
  expect((await looked([1_000, at(5)], [2_000, nothing])).at(1_500, 1_900)).toBeUndefined();
  // Away and back again.
  expect((await looked([1_000, at(5)], [1_400, nothing], [2_000, at(5)])).at(1_300, 1_900)).toBeUndefined();
});

test('without a look before the picture, and one after it came, nothing is certain', async () => {
  expect((await looked([1_000, at(5)])).at(1_500, 1_900)).toBeUndefined();
  expect((await looked([2_000, at(5)])).at(1_500, 1_900)).toBeUndefined();
  expect((await looked([1_499, at(5)], [2_000, at(5)])).at(1_500, 1_900)).toBeUndefined();
  expect((await looked([1_000, at(5)], [2_000, new Error('busy')])).at(1_500, 1_900)).toBeUndefined();
});

test('a picture that waited long is judged by when it was taken', async () => {
  const coverings = await looked([1_000, at(5)], [6_000, nothing], [9_000, nothing]);

  expect(coverings.at(5_000, 8_900)).toBeUndefined();
  expect(coverings.at(7_000, 8_900)).toEqual(nothing);
});

test('where the clock is somebody else’s, the longest way is assumed', async () => {
  const coverings = await looked([1_000, at(5)], [8_500, nothing], [9_000, nothing]);

  for (const strange of [0, 9_999_999, -90_000]) expect(coverings.at(strange, 8_900)).toBeUndefined();
  expect((await looked([1_000, nothing], [9_000, nothing])).at(9_999_999, 8_900)).toEqual(nothing);
});
