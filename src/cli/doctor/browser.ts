import { findBrowser } from '../../browser/find.ts';
import { findShell } from '../../browser/find-shell.ts';
import { browserVersion } from '../../browser/version.ts';
import { maskUrl } from '../../config/kinds.ts';
import { type Check, failure, ok } from './check.ts';

const NAMES = {
  configured: 'The configured browser',
  chrome: 'Chrome',
  edge: 'Edge',
  chromium: 'Chromium',
  playwright: 'Playwright’s Chromium',
  shell: 'Chrome headless shell',
};

export const browser: Check = {
  name: 'browser',
  title: 'Browser',
  async look({ config }) {
    if (config.cdp !== undefined) return ok(`None is started: it attaches to ${maskUrl(config.cdp)}.`);
    const found = config.headless === 'shell' ? findShell(config.browser) : findBrowser(config.browser);
    if (!found && config.headless === 'shell')
      return failure('There is no Chrome headless shell on this machine.', 'Install one, or use --headless instead.');
    if (!found) return failure('There is no Chrome, Edge or Chromium on this machine.', 'Run: lotsman install-browser');
    const version = await browserVersion(found.path);
    const facts = { ...found, version: version ?? null };
    if (version === undefined)
      return failure(
        `${found.path} does not start: it gives no version.`,
        `Run ${found.path} --version to see why, or choose another browser with --browser.`,
        facts,
      );
    return ok(`${NAMES[found.kind]} ${version} at ${found.path}`, facts);
  },
};
