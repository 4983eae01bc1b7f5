import { expect, test } from 'vitest';
import { machineWith } from '../../test/machine.ts';
import { findBrowser } from './find.ts';

test('Chrome is taken before Edge, Edge before Chromium', () => {
  const all = ['/usr/bin/chromium', '/usr/bin/microsoft-edge', '/usr/bin/google-chrome'];

  expect(findBrowser(undefined, machineWith('linux', all))).toEqual({ kind: 'chrome', path: '/usr/bin/google-chrome' });
  expect(findBrowser(undefined, machineWith('linux', all.slice(0, 2)))).toMatchObject({ kind: 'edge' });
  expect(findBrowser(undefined, machineWith('linux', all.slice(0, 1)))).toMatchObject({ kind: 'chromium' });
});

test('the newest of Playwright’s own browsers is the last choice', () => {
  const own = ['998', '1254', '1180'].map(
    (build) => `/home/ann/.cache/ms-playwright/chromium-${build}/chrome-linux64/chrome`,
  );

  expect(findBrowser(undefined, machineWith('linux', own))).toEqual({ kind: 'playwright', path: own[1] });
  expect(findBrowser(undefined, machineWith('linux', [...own, '/usr/bin/chromium']))).toMatchObject({
    kind: 'chromium',
  });
});

test('macOS and Windows keep their browsers in places of their own', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const windows = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const env = { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };

  expect(findBrowser(undefined, machineWith('darwin', [mac]))).toEqual({ kind: 'chrome', path: mac });
  expect(findBrowser(undefined, machineWith('win32', [windows], env))).toEqual({ kind: 'edge', path: windows });
});

test('a configured browser is used, and never silently replaced by another', () => {
  const there = machineWith('linux', ['/opt/mine/chrome', '/usr/bin/chromium']);

  expect(findBrowser('/opt/mine/chrome', there)).toEqual({ kind: 'configured', path: '/opt/mine/chrome' });
  expect(() => findBrowser('/opt/gone/chrome', there)).toThrow('/opt/gone/chrome is not a program');
});

test('a machine without any browser gives none', () => {
  expect(findBrowser(undefined, machineWith('linux', []))).toBeUndefined();
});
