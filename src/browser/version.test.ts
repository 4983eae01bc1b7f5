import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/sessions.ts';
import { browserVersion } from './version.ts';

test('on Windows the version is the name of the folder beside the program', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, '141.0.7390.54'));

  expect(await browserVersion(join(folder.path, 'chrome.exe'), 'win32')).toBe('141.0.7390.54');
});

test('a browser that is not there has no version, on any system', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'gone', 'chrome.exe');

  expect(await browserVersion(path, 'win32')).toBeUndefined();
  expect(await browserVersion(path, 'linux')).toBeUndefined();
});
