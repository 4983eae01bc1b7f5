import { expect, test } from 'vitest';
import { load } from '../config/load.ts';
import { limitsOf } from './limits.ts';

const loaded = (flags: Record<string, string>) => load({ flags, env: {}, cwd: '/nowhere', home: '/nowhere' });

test('limits are those of the settings', async () => {
  expect(limitsOf(await loaded({}))).toEqual({ steps: 60 });
  expect(
    limitsOf(await loaded({ '--max-steps': '5', '--max-cost': '0.5', '--max-time': '1m', '--max-tokens': '900' })),
  ).toEqual({ steps: 5, cost: 0.5, milliseconds: 60_000, tokens: 900 });
});

test('a run that goes on keeps its limits, unless others are given now', async () => {
  const begunWith = { limits: { steps: 7, cost: 2 } };

  expect(limitsOf(await loaded({}), begunWith)).toEqual({ steps: 7, cost: 2 });
  expect(limitsOf(await loaded({ '--max-steps': '9' }), begunWith)).toEqual({ steps: 9, cost: 2 });
});
