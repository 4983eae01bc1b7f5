import { expect, test } from 'vitest';
import { inBrief } from '../in-brief.ts';
import { understand } from '../understand.ts';
import { aroundAskingWordings } from './around-asking-wordings.ts';
import { aroundDoingInRussianWordings } from './around-doing-in-russian-wordings.ts';
import { aroundDoingWordings } from './around-doing-wordings.ts';
import { aroundEnteringWordings } from './around-entering-wordings.ts';
import { askedFreelyWordings } from './asked-freely-wordings.ts';
import { chattyWordings } from './chatty-wordings.ts';
import { keptTogetherWordings } from './kept-together-wordings.ts';
import { laterWordings } from './later-wordings.ts';
import { letterWordings } from './letter-wordings.ts';
import { ordinaryWordings } from './ordinary-wordings.ts';
import { plainCommandWordings } from './plain-command-wordings.ts';
import { seenToWordings } from './seen-to-wordings.ts';
import { toldAroundWordings } from './told-around-wordings.ts';
import { watchingWordings } from './watching-wordings.ts';
import { wordings } from './wordings.ts';

const now = new Date(2026, 10, 15, 12);

const all = [
  ...wordings,
  ...laterWordings,
  ...ordinaryWordings,
  ...aroundAskingWordings,
  ...aroundEnteringWordings,
  ...aroundDoingWordings,
  ...aroundDoingInRussianWordings,
  ...toldAroundWordings,
  ...letterWordings,
  ...watchingWordings,
  ...chattyWordings,
  ...askedFreelyWordings,
  ...keptTogetherWordings,
  ...seenToWordings,
  ...plainCommandWordings,
];
/** Thousands take minutes: `npm test` reads every fourth one, `npm run check` and `npm run test:long` all of them. */
const read = process.env['npm_lifecycle_event'] === 'test' ? all.filter((_, at) => at % 4 === 0) : all;

test.each(read)('%s', (said, means) => {
  expect(inBrief(understand(said, now))).toBe(means);
});
