import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../src/browser/find.ts';
import { sandboxStatus } from '../src/browser/sandbox.ts';
import { load } from '../src/config/load.ts';
import { Fleet } from '../src/harbour/fleet.ts';
import { createLog, Redactor } from '../src/log.ts';
import { type Practice, startPractice } from '../src/practice/server.ts';
import { openStore, type SqliteStore } from '../src/store/sqlite.ts';
import { type Serving, serve } from '../src/web/server/serve.ts';
import { type Relay, relayTo } from './relay.ts';
import { temporaryFolder } from './sessions.ts';

/** `lotsman serve` with the practice sites beside it, and somebody who looks at its page in a browser of their own. */
export interface ServedPage extends AsyncDisposable {
  readonly serving: Serving;
  readonly practice: Practice;
  readonly store: SqliteStore;
  readonly fleet: Fleet;
  /** The wire between that browser and the server. */
  readonly wire: Relay;
  /** A window of that browser, with the page in it. */
  open(hash?: string, options?: BrowserContextOptions): Promise<Page>;
}

/** `script` is the text of a module that answers in the place of a model. */
export async function servedPage(script: string): Promise<ServedPage> {
  const folder = await temporaryFolder();
  const model = join(folder.path, 'script.mjs');
  await writeFile(model, script);
  const flags = {
    '--model': `scripted:${model}`,
    '--headless': true as const,
    '--port': '0',
    '--store': join(folder.path, 'store.sqlite'),
    '--profile-folder': join(folder.path, 'profile'),
    '--downloads': join(folder.path, 'downloads'),
    '--secrets': join(folder.path, 'secrets'),
  };
  const { values: config } = await load({ flags, command: 'serve' });
  const redactor = new Redactor();
  const log = createLog({ level: 'warn', format: 'text', redactor, write: (line) => void process.stderr.write(line) });
  const store = await openStore(config.store);
  const fleet = new Fleet({ flags, store, redactor, log });
  const practice = await startPractice();
  const serving = await serve({ config, fleet, store, redactor, log, version: '0.0.0' });
  const wire = await relayTo(serving.port);
  const browser = await openBrowser(serving.port, wire.port);
  return {
    wire,
    serving,
    practice,
    store,
    fleet,
    async open(hash = '', options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
      const page = await context.newPage();
      await page.goto(`${serving.url}#token=${serving.token}${hash === '' ? '' : `&${hash}`}`);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await wire[Symbol.asyncDispose]();
      fleet.abandon();
      await fleet.stop();
      await serving[Symbol.asyncDispose]();
      await practice.close();
      await store[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** It takes the wire for the server: all that is checked about addresses stays as it is. */
function openBrowser(port: number, wire: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(process.env['LOTSMAN_BROWSER'])?.path ?? '',
    chromiumSandbox: sandboxStatus().usable,
    args: [`--host-resolver-rules=MAP 127.0.0.1:${port} 127.0.0.1:${wire}`],
  });
}
