import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../src/browser/find.ts';

export interface UserBrowser extends AsyncDisposable {
  /** The debugging address, through a relay whose wires can be cut. */
  endpoint: string;
  /** Titles of all tabs, asked without anyone being attached. */
  titles(): Promise<string[]>;
  cutWires(): void;
  kill(): void;
}

/** A browser as its user would have it: started by itself, with a debugging port, tabs open, one of them pinned. */
export async function startUserBrowser(
  folder: string,
  { open, pinned }: { open: readonly string[]; pinned: string },
): Promise<UserBrowser> {
  const profile = join(folder, 'user-profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ pinned_tabs: [{ url: pinned }], download: { default_directory: join(folder, 'user-downloads') } }),
  );
  const program = findBrowser(process.env['LOTSMAN_BROWSER'])?.path ?? '';
  const quiet = ['background-networking', 'component-update', 'sync', 'quic'].map((what) => `--disable-${what}`);
  const rootless = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = spawn(
    program,
    [
      ...rootless,
      ...quiet,
      '--headless',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...open,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const port = await portOf(profile);

  const wires = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) wires.add(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  const relayPort = typeof address === 'object' ? address?.port : 0;
  const cutWires = () => {
    for (const socket of wires) socket.destroy();
    wires.clear();
  };
  return {
    endpoint: `http://127.0.0.1:${relayPort}`,
    titles: async () => {
      const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        type: string;
        title: string;
      }[];
      return list.filter((one) => one.type === 'page').map((one) => one.title);
    },
    cutWires,
    kill: () => {
      relay.close();
      browser.kill('SIGKILL');
    },
    [Symbol.asyncDispose]: async () => {
      browser.kill('SIGKILL');
      await ended;
      cutWires();
      relay.close();
    },
  };
}

async function portOf(profile: string): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    await delay(50);
  }
  throw new Error('The browser opened no debugging port.');
}
