import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { LotsmanError } from '../errors.ts';
import { type FoundBrowser, findBrowser, thisMachine } from './find.ts';
import { browserVersion } from './version.ts';

export interface InstallOptions {
  /** Hears what is being done, a line at a time. */
  report(line: string): void;
  /** The browser the person chose; another one is not installed in its place. */
  configured?: string | undefined;
}

/** A browser for this machine: the one that is there, else Playwright's build, else the distribution's own package. */
export async function installBrowser({ report, configured }: InstallOptions): Promise<FoundBrowser> {
  const present = await workingBrowser(configured);
  if (present) return present;

  report('No browser found. Downloading the Chromium that Playwright provides …');
  if (await downloadChromium()) {
    const downloaded = await workingBrowser();
    if (downloaded) return downloaded;
    report('The downloaded browser lacks system libraries. Installing them …');
    await installSystemLibraries();
    const mended = await workingBrowser();
    if (mended) return mended;
  }
  report('That browser cannot be had here. Asking the system for its chromium package …');
  return installPackage(report);
}

/** Found is not enough: a browser built for another processor, or without its libraries, is there and does not start. */
async function workingBrowser(configured?: string): Promise<FoundBrowser | undefined> {
  const found = findBrowser(configured);
  return found && (await browserVersion(found.path)) !== undefined ? found : undefined;
}

async function downloadChromium(): Promise<boolean> {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  return (await run(process.execPath, [playwrightCli(), 'install', '--no-shell', 'chromium'], env)).ok;
}

async function installSystemLibraries(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const [program, ...prefix] = [...asRoot(), process.execPath];
  return program !== undefined && (await run(program, [...prefix, playwrightCli(), 'install-deps', 'chromium'])).ok;
}

async function installPackage(report: InstallOptions['report']): Promise<FoundBrowser> {
  const manager = MANAGERS.find(({ program }) => onPath(program));
  if (!manager) throw cannotInstall('No package manager that we know is on this machine.', MANUALLY);
  const remedy = manager.commands.map((command) => `sudo ${command.join(' ')}`).join(' && ');
  let failure = '';
  for (const command of manager.commands) {
    const [program, ...args] = [...asRoot(), ...command];
    report(`${command.join(' ')} …`);
    const result = await run(program ?? '', args, { DEBIAN_FRONTEND: 'noninteractive' });
    if (!result.ok) failure = result.lastLine;
  }
  const found = await workingBrowser();
  if (found) return found;
  throw cannotInstall(failure || 'The package was installed, but no working browser appeared.', `Run: ${remedy}`);
}

function cannotInstall(reason: string, hint: string): LotsmanError {
  return new LotsmanError('install_failed', `A browser could not be installed: ${reason.replace(/\.?$/, '.')}`, {
    hint,
  });
}

const MANUALLY =
  'Install Chrome, Edge or Chromium yourself, or point --browser (LOTSMAN_BROWSER) to one that is somewhere else.';

const MANAGERS: readonly { program: string; commands: readonly (readonly string[])[] }[] = [
  {
    program: 'apt-get',
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-q', '-y', 'chromium'],
    ],
  },
  { program: 'dnf', commands: [['dnf', 'install', '-y', 'chromium']] },
  { program: 'zypper', commands: [['zypper', '--non-interactive', 'install', 'chromium']] },
  { program: 'pacman', commands: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { program: 'apk', commands: [['apk', 'add', 'chromium']] },
  { program: 'brew', commands: [['brew', 'install', '--cask', 'chromium']] },
];

/** `sudo -n` fails at once where a password would be needed: a set-up that waits for one unseen would hang. */
function asRoot(): string[] {
  return process.platform === 'linux' && process.getuid?.() !== 0 ? ['sudo', '-n'] : [];
}

function onPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => thisMachine.isExecutable(join(folder, program)));
}

function playwrightCli(): string {
  return join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
}

interface Outcome {
  ok: boolean;
  lastLine: string;
}

/** Runs a program quietly; its last line of output is usually the reason when it fails. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        tail = (tail + chunk.toString()).slice(-2_000);
      });
    child.once('error', (error) => resolve({ ok: false, lastLine: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, lastLine: tail.trim().split('\n').at(-1) ?? '' }));
  });
}
