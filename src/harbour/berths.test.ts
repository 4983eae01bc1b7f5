import { expect, test } from 'vitest';
import { LotsmanError } from '../errors.ts';
import { Berths } from './berths.ts';

const same = async (folder: string) => folder;

test('the first has the configured profile, those beside it their own, and a free one is taken again', async () => {
  const berths = new Berths();

  const first = await berths.find('/p/default', same);
  const second = await berths.find('/p/default', same);
  first.leave();
  const third = await berths.find('/p/default', same);

  expect([first, second, third].map(({ vessel }) => vessel)).toEqual(['/p/default', '/p/default-2', '/p/default']);
});

test('two that begin at the same moment do not take the same one', async () => {
  const berths = new Berths();

  const found = await Promise.all([berths.find('/p/default', same), berths.find('/p/default', same)]);

  expect(found.map(({ vessel }) => vessel)).toEqual(['/p/default', '/p/default-2']);
});

test('a profile that another process has open is passed by; any other trouble is told', async () => {
  const berths = new Berths();
  const busy = async (folder: string) => {
    if (folder === '/p/default') throw new LotsmanError('profile_in_use', 'Somebody has it.');
    return folder;
  };
  const broken = async () => {
    throw new LotsmanError('no_browser', 'There is none.');
  };

  expect((await berths.find('/p/default', busy)).vessel).toBe('/p/default-2');
  await expect(berths.find('/p/default', broken)).rejects.toThrow('There is none.');
  expect((await berths.find('/p/default', same)).vessel).toBe('/p/default');
});
