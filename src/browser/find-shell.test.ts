import { expect, test } from 'vitest';
import { machineWith } from '../../test/machine.ts';
import { findShell, isShell } from './find-shell.ts';

const own = (build: string) => `/home/ann/.cache/ms-playwright/chromium-${build}/chrome-linux64/chrome`;
const shell = (build: string) =>
  `/home/ann/.cache/ms-playwright/chromium_headless_shell-${build}/chrome-headless-shell-linux64/chrome-headless-shell`;

test('the shell of the same build as the browser that is there comes first', () => {
  const all = [own('1254'), own('1180'), shell('1180'), shell('1300')];

  expect(findShell(undefined, machineWith('linux', all))).toEqual({ kind: 'shell', path: shell('1180') });
  const debian = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', ...all];
  expect(findShell(undefined, machineWith('linux', debian))?.path).toBe(debian[1]);
  const itself = '/usr/lib/chromium/chromium-headless-shell';
  expect(findShell(undefined, machineWith('linux', [...debian, itself]))).toEqual({ kind: 'shell', path: itself });
});

test('a shell alone is enough', () => {
  const alone = ['/usr/bin/google-chrome', shell('1180'), shell('1300')];

  expect(findShell(undefined, machineWith('linux', alone))).toEqual({ kind: 'shell', path: shell('1300') });
  expect(findShell(undefined, machineWith('linux', ['/usr/bin/chromium']))).toBeUndefined();
});

test('a configured browser is asked for its own, and may be one', () => {
  const programs = [
    '/opt/chromium/chromium',
    '/opt/chromium/chrome-headless-shell',
    '/usr/bin/chromium-headless-shell',
  ];
  const found = findShell('/opt/chromium/chromium', machineWith('linux', programs));

  expect(found?.path).toBe('/opt/chromium/chrome-headless-shell');
  expect(findShell(programs[2], machineWith('linux', programs))).toEqual({ kind: 'configured', path: programs[2] });
  expect(
    findShell('/opt/chromium/chromium', machineWith('linux', [programs[0] ?? '', programs[2] ?? ''])),
  ).toBeUndefined();
  expect(() => findShell('/nowhere', machineWith('linux', programs))).toThrow('/nowhere');
});

test('a shell is known by its name', () => {
  expect(isShell('/usr/bin/chromium-headless-shell')).toBe(true);
  expect(isShell('C:\\b\\chrome-headless-shell.exe')).toBe(true);
  expect(isShell('/usr/bin/chromium')).toBe(false);
});
