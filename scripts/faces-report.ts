// Has the demo done, as anybody would, and takes pictures of the reports that come of it: docs/pictures/report-*.png, and a
// small film of one of its runs. No model, nothing leaves the machine.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../src/browser/find.ts';
import { sandboxStatus } from '../src/browser/sandbox.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pictures = join(root, 'docs', 'pictures');
const home = await mkdtemp(join(tmpdir(), 'lotsman-faces-'));
await mkdir(pictures, { recursive: true });

/** Types a command, and reads what it prints. */
async function lotsman(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: join(home, 'data'), LOTSMAN_HEADLESS: 'yes' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'src', 'cli', 'main.ts'), ...args], {
    env: { ...env, LOTSMAN_MODEL: 'pilot', LOTSMAN_COLOR: 'never' },
  });
  return stdout;
}

interface Look {
  name: string;
  width: number;
  height: number;
  dark?: boolean;
  /** The part that is brought to the top. */
  part?: string;
}

const LOOKS: readonly Look[] = [
  { name: 'report-light', width: 1200, height: 1150 },
  { name: 'report-dark', width: 1200, height: 1150, dark: true },
  { name: 'report-steps', width: 1200, height: 1000, part: 'timeline' },
  { name: 'report-phone', width: 390, height: 844 },
];

async function shoot(browser: Browser, address: string, { name, width, height, dark = false, part }: Look) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
  await page.goto(part === undefined ? address : `${address}#${part}`);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  await page.close();
}

try {
  const [searched = '', asked = '', attacked = ''] =
    (await lotsman('demo', '--yes', '--language', 'en')).match(/file:\S+/g) ?? [];
  const [, , russian = ''] = (await lotsman('demo', '--yes', '--language', 'ru')).match(/file:\S+/g) ?? [];
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env['LOTSMAN_BROWSER'])?.path ?? '',
    chromiumSandbox: sandboxStatus().usable,
  });
  for (const look of LOOKS) await shoot(browser, look.part === undefined ? attacked : asked, look);
  await shoot(browser, russian, { name: 'report-russian', width: 1200, height: 1150 });
  await browser.close();
  const run = /\d{6}-[a-z]{7}/.exec(searched)?.[0] ?? '';
  await lotsman('report', run, '--format', 'gif', '--out', join(pictures, 'film.gif'));
} finally {
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
