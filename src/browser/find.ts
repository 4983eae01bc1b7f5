import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LotsmanError } from '../errors.ts';

export type BrowserKind = 'configured' | 'chrome' | 'edge' | 'chromium' | 'playwright' | 'shell';

export interface FoundBrowser {
  kind: BrowserKind;
  path: string;
}

/** Where a look for browsers happens. The real machine unless a test builds another one. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  isExecutable(path: string): boolean;
  list(folder: string): readonly string[];
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

/**
 * The browser to use: the configured path, else Chrome, Edge, Chromium, Playwright's own, whichever is there first.
 * A configured path that does not work is an error, not a reason to take another browser silently.
 */
export function findBrowser(configured?: string, machine: Machine = thisMachine): FoundBrowser | undefined {
  return configured === undefined ? browsersOn(machine).next().value : configuredBrowser(configured, machine);
}

export function configuredBrowser(path: string, machine: Machine): FoundBrowser {
  if (machine.isExecutable(path)) return { kind: 'configured', path };
  throw new LotsmanError('no_browser', `The configured browser ${path} is not a program that can be started.`, {
    hint: 'Correct the path (--browser, LOTSMAN_BROWSER or "browser" in a config file), or leave it out to have one found.',
  });
}

/** All browsers of a machine that have windows, the first choice first. */
export function* browsersOn(machine: Machine): Generator<FoundBrowser, undefined> {
  for (const [kind, paths] of Object.entries(candidates(machine)))
    for (const path of paths) if (machine.isExecutable(path)) yield { kind: kind as BrowserKind, path };
  return undefined;
}

function candidates(machine: Machine): Record<Exclude<BrowserKind, 'configured' | 'shell'>, string[]> {
  return {
    chrome: installed(machine, {
      linux: ['google-chrome-stable', 'google-chrome', '/opt/google/chrome/chrome'],
      darwin: ['Google Chrome.app/Contents/MacOS/Google Chrome'],
      win32: ['Google\\Chrome\\Application\\chrome.exe'],
    }),
    edge: installed(machine, {
      linux: ['microsoft-edge-stable', 'microsoft-edge', '/opt/microsoft/msedge/msedge'],
      darwin: ['Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
      win32: ['Microsoft\\Edge\\Application\\msedge.exe'],
    }),
    chromium: installed(machine, {
      linux: ['chromium', 'chromium-browser', '/snap/bin/chromium'],
      darwin: ['Chromium.app/Contents/MacOS/Chromium'],
      win32: ['Chromium\\Application\\chrome.exe'],
    }),
    playwright: playwrightBuilds(machine, 'chromium', PLAYWRIGHT_PROGRAMS),
  };
}

type Places = Readonly<Record<'linux' | 'darwin' | 'win32', readonly string[]>>;

function installed({ platform, env, home }: Machine, places: Places): string[] {
  if (platform === 'darwin')
    return places.darwin.flatMap((app) => [`/Applications/${app}`, join(home, 'Applications', app)]);
  if (platform === 'win32') {
    const roots = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    );
    return places.win32.flatMap((path) => roots.map((root) => `${root}\\${path}`));
  }
  return places.linux.flatMap((name) => (name.startsWith('/') ? [name] : onPath(name, { env })));
}

/** Where a program of this name would be found. */
export function onPath(name: string, { env }: Pick<Machine, 'env'>): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}

export type Programs = Partial<Record<NodeJS.Platform, readonly string[]>>;

/** Playwright keeps each browser in a folder with its build number: the newest build first. */
export function playwrightBuilds(machine: Machine, browser: string, programs: Programs): string[] {
  const root = playwrightFolder(machine);
  const build = (folder: string) => Number(/^(.+)-(\d+)$/.exec(folder)?.[2]);
  return machine
    .list(root)
    .filter((folder) => folder === `${browser}-${build(folder)}`)
    .sort((a, b) => build(b) - build(a))
    .flatMap((folder) => programs[machine.platform]?.map((program) => join(root, folder, program)) ?? []);
}

function playwrightFolder({ platform, env, home }: Machine): string {
  const chosen = env['PLAYWRIGHT_BROWSERS_PATH'];
  if (chosen !== undefined && chosen !== '' && chosen !== '0') return chosen;
  if (platform === 'darwin') return join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'ms-playwright');
  return join(env['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'ms-playwright');
}

const PLAYWRIGHT_PROGRAMS: Programs = {
  linux: ['chrome-linux64/chrome', 'chrome-linux/chrome'],
  darwin: [
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['chrome-win64\\chrome.exe', 'chrome-win\\chrome.exe'],
};
