import { expect, test } from 'vitest';
import { aroundWordings } from './around-wordings.ts';
import { inBrief } from './in-brief.ts';
import { laterWordings } from './later-wordings.ts';
import { letterWordings } from './letter-wordings.ts';
import { ordinaryWordings } from './ordinary-wordings.ts';
import { toldAroundWordings } from './told-around-wordings.ts';
import { understand } from './understand.ts';
import { wordings } from './wordings.ts';

const now = new Date(2026, 10, 15, 12);

test.each([...wordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});

test.each([...laterWordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});

test.each([...ordinaryWordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});

test.each([...aroundWordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});

test.each([...toldAroundWordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});

test.each([...letterWordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});
