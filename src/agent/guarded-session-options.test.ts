import { expect, test } from 'vitest';
import { load } from '../config/load.ts';
import { guardSettings } from './guarded-session-options.ts';

const loaded = (flags: Record<string, string | string[]>) =>
  load({ flags, env: {}, cwd: '/nowhere', home: '/nowhere' });
const sites = {
  guard: 'off',
  allowSites: ['a.example'],
  blockSites: ['b.example'],
  onlySites: ['c.example'],
  writeSites: ['e.example'],
};
const OPEN = { guard: 'on', allowSites: [], blockSites: [], onlySites: [], writeSites: [] };

test('a run that goes on keeps its lists, each unless another is given now', async () => {
  expect(guardSettings(await loaded({}), { sites })).toEqual(sites);
  expect(guardSettings(await loaded({ '--only-site': ['d.example'] }), { sites })).toEqual({
    ...sites,
    onlySites: ['d.example'],
  });
});

test('one that began before lists were kept has those of the settings', async () => {
  expect(guardSettings(await loaded({}), { startUrl: 'https://a.example' })).toEqual(OPEN);
  expect(guardSettings(await loaded({}), undefined)).toEqual(OPEN);
  const { writeSites: _, ...older } = sites;
  expect(guardSettings(await loaded({}), { sites: older })).toEqual({ ...sites, writeSites: [] });
  expect(guardSettings(await loaded({}), { sites: { allowSites: 'everything' } })).toEqual(OPEN);
});
