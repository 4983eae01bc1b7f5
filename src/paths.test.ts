import { expect, test } from 'vitest';
import { foldersOf } from './paths.ts';

test('on Linux the folders follow the XDG variables, and a relative one counts as not set', () => {
  const env = { XDG_CONFIG_HOME: '/cfg', XDG_DATA_HOME: 'relative' };

  expect(foldersOf({ platform: 'linux', env, home: '/home/ann' })).toEqual({
    config: '/cfg/lotsman',
    data: '/home/ann/.local/share/lotsman',
  });
});

test('on macOS and Windows the folders are where programs of those systems keep theirs', () => {
  expect(foldersOf({ platform: 'darwin', env: {}, home: '/Users/ann' })).toEqual({
    config: '/Users/ann/Library/Preferences/lotsman',
    data: '/Users/ann/Library/Application Support/lotsman',
  });
  expect(foldersOf({ platform: 'win32', env: { APPDATA: 'D:\\Roam' }, home: 'C:\\Users\\ann' })).toEqual({
    config: 'D:\\Roam\\lotsman\\Config',
    data: 'C:\\Users\\ann\\AppData\\Local\\lotsman\\Data',
  });
});
