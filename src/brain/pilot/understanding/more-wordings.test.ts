import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { laterWordings } from './later-wordings.ts';
import { ordinaryWordings } from './ordinary-wordings.ts';
import { understand } from './understand.ts';

const now = new Date(2026, 10, 15, 12);

test.each([...laterWordings, ...ordinaryWordings])('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});
