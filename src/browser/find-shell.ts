import { basename, dirname, join } from 'node:path';
import {
  browsersOn,
  configuredBrowser,
  type FoundBrowser,
  type Machine,
  onPath,
  type Programs,
  playwrightBuilds,
  thisMachine,
} from './find.ts';

// Chrome headless shell: Chromium without anything that only a window needs. It starts in a third of the time.

const NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Whether a program can have no window, by its name. */
export function isShell(path: string): boolean {
  return /headless[-_]shell(?:\.exe)?$/i.test(path);
}

/**
 * The headless shell to use: that of the same build as a browser that is there, which shares its profiles; else any. A
 * configured browser is asked for its own.
 */
export function findShell(configured?: string, machine: Machine = thisMachine): FoundBrowser | undefined {
  const browsers = configured === undefined ? [...browsersOn(machine)] : [configuredBrowser(configured, machine)];
  const [own] = browsers;
  if (own && isShell(own.path)) return own;
  const paths = [
    ...browsers.flatMap(({ path }) => besideOf(path, machine)),
    ...(configured === undefined ? shellsOn(machine) : []),
  ];
  const path = paths.find((one) => machine.isExecutable(one));
  return path === undefined ? undefined : { kind: 'shell', path };
}

/**
 * Distributions put both into one folder, to which scripts on the path lead: to the program itself there is no shell in between
 * that would have to be ended first. Playwright puts them into two, with the same number.
 */
function besideOf(browser: string, machine: Machine): string[] {
  const build = /[\\/]chromium-(\d+)[\\/]/.exec(browser)?.[1];
  const here = dirname(browser);
  if (build === undefined)
    return [join(here, '..', 'lib', basename(browser)), here].flatMap((folder) =>
      NAMES.map((name) => join(folder, name)),
    );
  return playwrightShells(machine).filter((path) => path.includes(`${PLAYWRIGHT}-${build}`));
}

function shellsOn(machine: Machine): string[] {
  return [...NAMES.flatMap((name) => onPath(name, machine)), ...playwrightShells(machine)];
}

const PLAYWRIGHT = 'chromium_headless_shell';

function playwrightShells(machine: Machine): string[] {
  return playwrightBuilds(machine, PLAYWRIGHT, PROGRAMS);
}

const PROGRAMS: Programs = {
  linux: [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-linux-arm64/chrome-headless-shell',
    'chrome-linux/headless_shell',
  ],
  darwin: [
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-mac/headless_shell',
  ],
  win32: ['chrome-headless-shell-win64\\chrome-headless-shell.exe', 'chrome-win\\headless_shell.exe'],
};
