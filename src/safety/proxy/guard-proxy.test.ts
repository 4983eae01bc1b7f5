import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect as connectTo, createServer as createSocketServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { servePages } from '../../../test/serve.ts';
import type { OriginPolicy } from '../origins.ts';
import { type GuardProxy, type GuardProxyOptions, type Refusal, startGuardProxy } from './guard-proxy.ts';

const OPEN: OriginPolicy = { read: 'public', allowed: [], blocked: [], started: [] };

async function guard(options: Partial<GuardProxyOptions> & { started?: string[]; allowed?: string[] } = {}) {
  const refused: Refusal[] = [];
  const { started = [], allowed = [], ...rest } = options;
  const policy = { ...OPEN, started, allowed };
  const proxy = await startGuardProxy({ policy, onRefused: (one) => refused.push(one), ...rest });
  return { ...proxy, refused };
}

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends one plain request the way a browser sends it to a proxy. */
async function ask({ port }: Pick<GuardProxy, 'port'>, path: string, { body, ...more }: Sent = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...more }, resolve);
    sent.on('error', reject).end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

async function dig({ port }: Pick<GuardProxy, 'port'>, path: string): Promise<{ status: number; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'CONNECT', path, agent: false });
    sent.on('connect', ({ statusCode = 0 }, socket: Socket) => resolve({ status: statusCode, socket }));
    sent.on('error', reject).end();
  });
}

async function listening(server: { listen(port: number, host: string, done: () => void): unknown }): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

test('a request goes through with its body, and its answer comes back as it is', async () => {
  await using site = await servePages({
    '/form': async (asked, answer) => {
      answer.writeHead(201, 'Made', [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ]);
      answer.end(`${asked.method} ${asked.headers.host} ${asked.headers['proxy-connection']} ${await text(asked)}`);
    },
  });
  await using proxy = await guard({ started: [site.origin] });
  const headers = { 'proxy-connection': 'keep-alive', host: 'other.example' };

  const answer = await ask(proxy, `${site.origin}/form?a=1`, { method: 'POST', body: 'hello', headers });

  expect(answer).toMatchObject({ status: 201, headers: { 'set-cookie': ['a=1', 'b=2'] } });
  expect(answer.text).toBe(`POST ${new URL(site.origin).host} undefined hello`);
  expect(proxy.refused).toEqual([]);
  expect(proxy.traffic().get(site.origin)).toEqual({ sent: expect.any(Number), received: expect.any(Number) });
});

test('this machine is closed unless the user started there', async () => {
  await using site = await servePages({ '/': 'secret' });
  await using proxy = await guard();
  const { port } = new URL(site.origin);

  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '2130706433', '0.0.0.0', '[::ffff:127.0.0.1]']) {
    expect(await ask(proxy, `http://${host}:${port}/`)).toMatchObject({ status: 403 });
    expect(await dig(proxy, `${host}:${port}`)).toMatchObject({ status: 403 });
  }

  expect(site.asked).toEqual([]);
  expect(proxy.refused).toHaveLength(12);
  expect(proxy.refused[0]).toEqual({
    origin: site.origin,
    because: `${site.origin} is on this machine, and the user has not opened it to this run.`,
    openable: true,
    why: { kind: 'closed', site: site.origin, place: 'loopback' },
  });
});

test('a public name that leads to this machine is closed, if only one of its addresses does', async () => {
  await using site = await servePages({ '/': 'secret' });
  await using proxy = await guard({ resolve: async () => ['192.0.43.8', '127.0.0.1'] });
  const { port } = new URL(site.origin);

  expect(await ask(proxy, `http://evil.example:${port}/`)).toMatchObject({ status: 403 });
  expect(await dig(proxy, `evil.example:${port}`)).toMatchObject({ status: 403 });
  expect(site.asked).toEqual([]);
});

test('a site cannot turn into a machine in the private network, even one that the user started with', async () => {
  await using site = await servePages({ '/': 'secret' });
  const { port } = new URL(site.origin);
  const answers = [['192.0.43.8'], ['127.0.0.1']];
  // An hour passes between the two questions.
  let now = Date.now();
  const clock = Date.now;
  Date.now = () => now;
  try {
    await using proxy = await guard({
      started: [`http://evil.example:${port}`],
      resolve: async () => answers.shift() ?? [],
      upstream: { server: 'http://127.0.0.1:9' },
    });
    await ask(proxy, `http://evil.example:${port}/`);
    now += 3_600_000;

    expect(await ask(proxy, `http://evil.example:${port}/`)).toMatchObject({
      status: 403,
      text: 'evil.example was a public site and now leads into a private network.',
    });
    expect(site.asked).toEqual([]);
  } finally {
    Date.now = clock;
  }
});

test('a name is asked for once, and a forbidden one never', async () => {
  await using site = await servePages({ '/': 'hello' });
  const { port } = new URL(site.origin);
  const resolved: string[] = [];
  await using proxy = await guard({
    policy: { ...OPEN, read: [`http://good.example:${port}`] },
    resolve: async (name) => {
      resolved.push(name);
      return ['127.0.0.1'];
    },
  });

  expect(await ask(proxy, `http://good.example:${port}/`)).toMatchObject({ status: 200, text: 'hello' });
  expect(await ask(proxy, `http://good.example:${port}/`)).toMatchObject({ status: 200, text: 'hello' });
  expect(await ask(proxy, `http://my-password.evil.example:${port}/`)).toMatchObject({ status: 403 });
  expect(resolved).toEqual(['good.example']);
});

test('Lotsman itself cannot be reached, even where the user opened this machine', async () => {
  await using ours = await servePages({ '/': 'approve' });
  const port = Number(new URL(ours.origin).port);
  await using proxy = await guard({ ownPorts: [port], allowed: [`localhost:${port}`] });
  proxy.setPolicy({ ...OPEN, allowed: [`localhost:${port}`, `localhost:${proxy.port}`] });

  expect(await ask(proxy, ours.origin)).toMatchObject({ status: 403 });
  expect(await ask(proxy, `http://localhost:${proxy.port}/`)).toMatchObject({ status: 403 });
  expect(await ask(proxy, '/')).toMatchObject({ status: 403, text: 'This is a proxy, and no site of its own.' });
  expect(await ask(proxy, 'file:///etc/passwd')).toMatchObject({ status: 403 });
  expect(ours.asked).toEqual([]);
});

test('a name that nobody knows and a site that does not answer are told apart from a refusal', async () => {
  await using proxy = await guard({
    resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND')),
    started: ['http://localhost:9'],
  });

  expect(await ask(proxy, 'http://nobody.example/')).toMatchObject({ status: 502 });
  expect(await dig(proxy, 'nobody.example:443')).toMatchObject({ status: 502 });
  expect(await ask(proxy, 'http://localhost:9/')).toMatchObject({ status: 502 });
  expect(proxy.refused).toEqual([]);
});

test('sockets work through a tunnel and through a plain upgrade, until their site is closed', async () => {
  const server = createServer();
  new WebSocketServer({ server }).on('connection', (socket) => {
    socket.on('message', (message) => socket.send(`echo ${message}`));
  });
  await listening(server);
  const origin = `http://localhost:${portOf(server)}`;
  await using proxy = await guard({ started: [origin] });
  const talk = async (socket: WebSocket) => {
    socket.on('open', () => socket.send('hi'));
    return String(await new Promise((resolve) => socket.once('message', resolve)));
  };

  const { socket: tunnel } = await dig(proxy, new URL(origin).host);
  const tunnelled = new WebSocket(origin.replace('http', 'ws'), { createConnection: () => tunnel });
  expect(await talk(tunnelled)).toBe('echo hi');
  const upgraded = new WebSocket(`ws://127.0.0.1:${proxy.port}`, {
    finishRequest: (sent) => {
      sent.path = `${origin}/`;
      sent.end();
    },
  });
  expect(await talk(upgraded)).toBe('echo hi');

  const closed = Promise.all([tunnelled, upgraded].map((one) => new Promise((resolve) => one.once('close', resolve))));
  proxy.setPolicy(OPEN);
  await closed;
  server.close();
});

test.each(['http', 'socks5', 'socks4'] as const)('the way goes on through a proxy of the user: %s', async (kind) => {
  await using site = await servePages({ '/': 'hello' });
  const { port } = new URL(site.origin);
  await using upstream = await userProxy(kind, Number(port));
  const login = kind === 'http' ? { username: 'me', password: 'pass' } : {};
  await using proxy = await guard({
    upstream: { server: upstream.server, ...login },
    bypass: ['.direct.example'],
    resolve: async (name) => [name.endsWith('.direct.example') ? '127.0.0.1' : '192.0.43.8'],
    allowed: [`www.direct.example:${port}`],
  });

  expect(await ask(proxy, `http://shop.example:${port}/`)).toMatchObject({ status: 200, text: 'hello' });
  const { status, socket } = await dig(proxy, `shop.example:${port}`);
  expect(status).toBe(200);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('hello');
  expect(upstream.asked).toHaveLength(2);

  expect(await ask(proxy, `http://10.0.0.1:${port}/`)).toMatchObject({ status: 403 });
  expect(await ask(proxy, `http://www.direct.example:${port}/`)).toMatchObject({ status: 200, text: 'hello' });
  expect(upstream.asked).toHaveLength(2);
});

test('a user proxy that is not there lets nothing through by another way', async () => {
  await using site = await servePages({ '/': 'hello' });
  const { port } = new URL(site.origin);
  await using proxy = await guard({
    upstream: { server: 'http://127.0.0.1:9' },
    allowed: [`shop.example:${port}`],
    resolve: async () => ['127.0.0.1'],
  });

  expect(await ask(proxy, `http://shop.example:${port}/`)).toMatchObject({ status: 502 });
  expect(await dig(proxy, `shop.example:${port}`)).toMatchObject({ status: 502 });
  expect(site.asked).toEqual([]);
});

/** A small proxy as a user may have one. Whatever it is asked for, it goes to this port of this machine. */
async function userProxy(kind: 'http' | 'socks4' | 'socks5', to: number) {
  const asked: string[] = [];
  const server = kind === 'http' ? httpProxy(to, asked) : socksProxy(kind, to, asked);
  await listening(server);
  return {
    asked,
    server: `${kind}://127.0.0.1:${portOf(server)}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

function httpProxy(to: number, asked: string[]) {
  const isKnown = ({ headers }: IncomingMessage) =>
    headers['proxy-authorization'] === `Basic ${Buffer.from('me:pass').toString('base64')}`;
  return createServer((wanted, answer) => {
    asked.push(wanted.url ?? '');
    if (!isKnown(wanted)) return void answer.writeHead(407).end();
    request({ host: '127.0.0.1', port: to, path: new URL(wanted.url ?? '').pathname }, (back) =>
      back.pipe(answer),
    ).end();
  }).on('connect', (wanted, client) => {
    asked.push(wanted.url ?? '');
    if (!isKnown(wanted)) return void client.end('HTTP/1.1 407 No\r\n\r\n');
    client.write('HTTP/1.1 200 OK\r\n\r\n');
    joinTo(to, client as Socket);
  });
}

function socksProxy(kind: 'socks4' | 'socks5', to: number, asked: string[]) {
  return createSocketServer((client) => {
    const answers = kind === 'socks5' ? ['0500', '05000001000000000000'] : ['005a000000000000'];
    const listen = (message: Buffer) => {
      const answer = answers.shift() ?? '';
      client.write(Buffer.from(answer, 'hex'));
      if (answers.length > 0) return;
      asked.push(message.toString('latin1'));
      client.off('data', listen);
      joinTo(to, client);
    };
    client.on('data', listen);
  });
}

function joinTo(port: number, client: Socket): void {
  const sent = connectTo(port);
  client.pipe(sent).pipe(client);
  client.on('error', () => sent.destroy());
  sent.on('error', () => client.destroy());
}

test('connections to a site are kept, and an answer that breaks off is not taken for a whole one', async () => {
  const connections = new Set<unknown>();
  await using site = await servePages({
    '/': (asked, answer) => {
      connections.add(asked.socket);
      answer.end('hello');
    },
    '/half': (_asked, answer) => {
      answer.write('hel');
      setImmediate(() => answer.destroy());
    },
  });
  await using proxy = await guard({ started: [site.origin] });

  for (const _time of [1, 2, 3]) expect(await ask(proxy, `${site.origin}/`)).toMatchObject({ text: 'hello' });
  expect(connections.size).toBe(1);
  await expect(ask(proxy, `${site.origin}/half`)).rejects.toThrow();
  expect(await ask(proxy, `${site.origin}/`)).toMatchObject({ status: 200 });
});

test('what is read over a connection that has ended meanwhile is asked for again, what is sent is not', async () => {
  const used = new Set<unknown>();
  const sent: string[] = [];
  await using site = await servePages({
    '/': (asked, answer) => {
      sent.push(asked.method ?? '');
      if (used.has(asked.socket)) return void asked.socket.destroy();
      used.add(asked.socket);
      answer.end('hello');
    },
  });
  await using proxy = await guard({ started: [site.origin] });

  expect(await ask(proxy, `${site.origin}/`)).toMatchObject({ text: 'hello' });
  expect(await ask(proxy, `${site.origin}/`)).toMatchObject({ text: 'hello' });
  expect(await ask(proxy, `${site.origin}/`, { method: 'POST', body: 'order' })).toMatchObject({ status: 502 });
  expect(sent).toEqual(['GET', 'GET', 'GET', 'POST']);
});
