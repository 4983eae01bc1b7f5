import { createSocket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Away, egressChannels, helpers, WITH_BUTTON } from '../../../test/egress-channels.ts';
import { servePages } from '../../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../../test/sessions.ts';
import { startGuardProxy } from './guard-proxy.ts';

/** How long a page may take to try, and how long what is under way may take to arrive after the last page was left. */
const SOON = 2_000;
const LATE = 3_000;
const TABS = 4;
/** A tab behind others does not guess where its reader goes next. */
const IN_FRONT = 'speculation-rules';

/** Lets a browser with these switches open every page there is, and tells what came to the other side. */
async function arrivals(
  home: string,
  channels: readonly string[],
  flags: readonly string[],
  enemy: Enemy,
  isRefused: (channel: string) => boolean = () => false,
) {
  await using folder = await temporaryFolder();
  const journal = join(folder.path, 'network.json');
  enemy.arrived.clear();
  {
    await using observed = await observedSession(folder.path, { guardFlags: [...flags, `--log-net-log=${journal}`] });
    const { context } = observed.session;
    const visit = async (queue: string[]) => {
      const page = await context.newPage();
      for (let channel = queue.shift(); channel !== undefined; channel = queue.shift()) {
        await page.goto(`${home}/${channel}`, { waitUntil: 'domcontentloaded', timeout: 5_000 }).catch(() => {});
        if (WITH_BUTTON.has(channel)) await page.locator('button').click({ noWaitAfter: true, timeout: 5_000 });
        const tried = channel;
        await until(() => enemy.arrived.has(tried) || isRefused(tried), SOON);
      }
      await page.goto('about:blank');
      await page.close();
    };
    const queue = channels.filter((channel) => channel !== IN_FRONT);
    await Promise.all(Array.from({ length: TABS }, () => visit(queue)));
    await visit([IN_FRONT]);
    // What the browser asked a resolver for is known only when it has ended.
    await until(() => channels.every((channel) => channel === 'dns-prefetch' || enemy.arrived.has(channel)), LATE);
  }
  const resolved = await namesIn(journal);
  if (resolved.some((name) => name.includes('canary'))) enemy.arrived.add('dns-prefetch');
  return { arrived: new Set(enemy.arrived), resolved };
}

test('a page has no way out to a site that is closed', { timeout: 120_000 }, async () => {
  await using enemy = await startEnemy();
  const pages = egressChannels(enemy.away);
  await using home = await servePages({ ...pages, ...helpers });
  const channels = Object.keys(pages).map((path) => path.slice(1));
  const refused = new Set<string>();
  await using proxy = await startGuardProxy({
    policy: { read: 'public', allowed: [], blocked: [], started: [home.origin] },
    onRefused: ({ origin }) => refused.add(new URL(origin).hostname.split('.')[0] ?? ''),
  });

  const unguarded = await arrivals(home.origin, channels, ['--no-proxy-server'], enemy);
  const guarded = await arrivals(home.origin, channels, proxy.flags, enemy, (channel) => refused.has(channel));

  const rows = channels.map((channel) => ({
    channel,
    'without guard': unguarded.arrived.has(channel) ? 'arrives' : '–',
    'with guard': guarded.arrived.has(channel) ? 'ARRIVES' : '–',
    'met by the proxy': refused.has(channel) ? 'refused' : '–',
  }));
  process.stdout.write(
    `${rows
      .map((row) =>
        Object.values(row)
          .map((cell) => cell.padEnd(26))
          .join(''),
      )
      .join('\n')}\n`,
  );
  expect([...guarded.arrived]).toEqual([]);
  expect(guarded.resolved).toEqual([]);
  // Otherwise the silence above would prove nothing.
  expect(channels.filter((channel) => !unguarded.arrived.has(channel))).toEqual([]);
});

interface Enemy extends AsyncDisposable {
  away: Away;
  /** Channels by which something came. */
  arrived: Set<string>;
}

/** A server for everything that a page might reach, which only takes down that it was reached. */
async function startEnemy(): Promise<Enemy> {
  const arrived = new Set<string>();
  const http = createServer((request, response) => {
    arrived.add(request.headers.host?.split('.')[0] ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  http.on('upgrade', (request, socket) => {
    arrived.add(request.headers.host?.split('.')[0] ?? '');
    socket.destroy();
  });
  const knocks = ['preconnect', 'webrtc-turn-tcp'].map((channel) =>
    createSocketServer((socket) => {
      arrived.add(channel);
      socket.on('error', () => {}).destroy();
    }),
  );
  const datagrams = ['webrtc-stun', 'webtransport'].map((channel) =>
    createSocket('udp4').on('message', () => arrived.add(channel)),
  );
  const servers = [http, ...knocks];
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const socket of datagrams) await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const [port, tcpPort = 0, relayPort = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  const [stunPort = 0, quicPort = 0] = datagrams.map((socket) => socket.address().port);
  return {
    arrived,
    away: { http: (channel) => `http://${channel}.evil.localhost:${port}`, tcpPort, relayPort, stunPort, quicPort },
    [Symbol.asyncDispose]: async () => {
      for (const socket of datagrams) socket.close();
      http.closeAllConnections();
      for (const server of servers) server.close();
    },
  };
}

/** The names that a browser itself asked a resolver for, from its own journal. */
async function namesIn(journal: string): Promise<string[]> {
  const { constants, events } = JSON.parse(await readFile(journal, 'utf8')) as {
    constants: { logEventTypes: Record<string, number> };
    events: { type: number; params?: { host?: string } }[];
  };
  const asked = constants.logEventTypes['HOST_RESOLVER_MANAGER_JOB'];
  return events.flatMap(({ type, params }) => (type === asked && params?.host ? [params.host] : []));
}

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (!isSo() && Date.now() < end) await delay(20);
}
