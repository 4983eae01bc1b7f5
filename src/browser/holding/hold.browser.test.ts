import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { observedSession, temporaryFolder } from '../../../test/sessions.ts';
import type { Session } from '../session.ts';
import type { Tab } from '../tab.ts';
import type { Hold } from './hold.ts';

/** One site that writes down whatever could change it. */
const arrived: string[] = [];
let server: Server;
let port: number;
let session: Session;
let tab: Tab;
let hold: Hold;
const opened = new AsyncDisposableStack();

const code = (body: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end(body);
const page = (body: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>A page</title>${body}`);
const scripted = (body: string) => page(`<script>${body}</script>`);
const post = (name: string) => `fetch('/sent/${name}', { method: 'POST', body: 'hello' })`;

/** Each sends something by another way, as soon as it is there. */
const SENDERS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/fetch': scripted(post('fetch')),
  '/put': scripted(`fetch('/sent/put', { method: 'PUT', body: 'hello' })`),
  '/delete': scripted(`fetch('/sent/delete', { method: 'DELETE' })`),
  '/kept-alive': scripted(`fetch('/sent/kept-alive', { method: 'POST', body: 'hello', keepalive: true })`),
  '/xhr': scripted(`const x = new XMLHttpRequest(); x.open('POST', '/sent/xhr'); x.send('hello')`),
  '/form': page(
    `<form method="post" action="/sent/form"><input name="said" value="hello"></form><script>document.forms[0].submit()</script>`,
  ),
  '/form-in-window': page(
    `<form method="post" action="/sent/form-in-window" target="_blank"><input name="said" value="hello"><button>Go</button></form>`,
  ),
  '/beacon': scripted(`navigator.sendBeacon('/sent/beacon', 'hello')`),
  '/frame': page(`<iframe src="http://other.localhost:PORT/fetch-in-frame"></iframe>`),
  '/fetch-in-frame': scripted(post('frame')),
  '/worker': scripted(`new Worker('/worker.js')`),
  '/worker.js': code(post('worker')),
  // In a scope of its own, so that it begins anew at each visit.
  '/service-worker': scripted(`navigator.serviceWorker.register('/service-worker.js', { scope: '/' + Date.now() })`),
  '/service-worker.js': code(`self.addEventListener('activate', () => ${post('service-worker')})`),
  '/pop-up': page(`<button onclick="window.open('/fetch-in-pop-up')">Open</button>`),
  '/fetch-in-pop-up': scripted(post('pop-up')),
  '/redirected': scripted(`fetch('/hop', { method: 'POST', body: 'hello' })`),
  '/hop': (_request, response) => void response.writeHead(307, { location: '/sent/redirected' }).end(),
  '/socket': scripted(`const s = new WebSocket('ws://' + location.host + '/live'); s.onopen = () => s.send('hello')`),
  '/socket-in-worker': scripted(`new Worker('/socket-in-worker.js')`),
  '/socket-in-worker.js': code(
    `const s = new WebSocket('ws://' + location.host + '/live'); s.onopen = () => s.send('hello')`,
  ),
  '/reads': scripted(`fetch('/sent/not', { method: 'GET' }).then(() => document.title = 'read')`),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = SENDERS[pathname];
    if (answer) return answer(request, { ...response, ...withPort(response) } as ServerResponse);
    if (request.method !== 'GET') arrived.push(`${request.method} ${pathname}`);
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end('<title>Thanks</title>');
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', (data) => arrived.push(`SEND ${String(data)}`)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  const folder = opened.use(await temporaryFolder());
  ({ session } = opened.use(await observedSession(folder.path)));
  ({ tab } = session);
  hold = await session.holdOutgoing();
  opened.defer(() => {
    server.closeAllConnections();
    server.close();
  });
});

/** Pages name their own port. */
function withPort(response: ServerResponse): Pick<ServerResponse, 'writeHead'> {
  return {
    writeHead: ((status: number, headers: Record<string, string>) => {
      response.writeHead(status, headers);
      return { end: (body = '') => response.end(body.replaceAll('PORT', String(port))) };
    }) as unknown as ServerResponse['writeHead'],
  };
}

beforeEach(async () => {
  await hold.refuseAll();
  hold.judge = () => 'pass';
  // What the page before was about to do may come between.
  await vi.waitFor(() => tab.goto('about:blank'));
  arrived.length = 0;
  hold.judge = () => 'hold';
});

afterAll(() => opened.disposeAsync());

const open = (path: string) => tab.goto(`http://localhost:${port}${path}`);
/** Where it fails, one sees whether something slipped through or nothing was sent. */
const oneHeld = () =>
  vi.waitFor(() => expect({ held: hold.held.length, arrived }).toEqual({ held: 1, arrived: [] }), { timeout: 15_000 });

test.each([
  ['fetch', 'POST', 'fetch'],
  ['put', 'PUT', 'fetch'],
  ['delete', 'DELETE', 'fetch'],
  ['kept-alive', 'POST', 'fetch'],
  ['xhr', 'POST', 'fetch'],
  ['beacon', 'POST', 'beacon'],
  ['frame', 'POST', 'fetch'],
  ['worker', 'POST', 'fetch'],
  ['service-worker', 'POST', 'fetch'],
])('what is sent by %s waits, and arrives when it is let go', async (way, method, kind) => {
  await open(`/${way}`);
  await oneHeld();
  const [held] = hold.held;
  expect(held?.outgoing).toMatchObject({ method, kind, url: expect.stringContaining(`/sent/${way}`) });
  if (method !== 'DELETE') expect(held?.outgoing.body).toContain('hello');
  expect(arrived).toEqual([]);

  await hold.release(held?.id ?? '');

  await vi.waitFor(() => expect(arrived).toEqual([`${method} /sent/${way}`]));
  expect(hold.held).toEqual([]);
});

test('nothing is sent by shared workers: there are none, in a page or in a frame that it makes', async () => {
  await open('/reads');

  const kinds = await tab.page.evaluate(
    `[window, document.body.appendChild(document.createElement('iframe')).contentWindow].map((one) => typeof one.SharedWorker)`,
  );

  expect(kinds).toEqual(['undefined', 'undefined']);
});

test.each([
  ['pop-up', 'Open'],
  ['form-in-window', 'Go'],
])('a window that a page opens is held from its first request on: %s', async (way, button) => {
  await open(`/${way}`);
  await tab.page.getByRole('button', { name: button }).click();
  await oneHeld();

  expect(arrived).toEqual([]);
  expect(hold.held[0]?.outgoing.url).toContain(`/sent/${way}`);
  await hold.refuseAll();
  await Promise.all(session.tabs.filter((one) => one !== tab).map((one) => session.closeTab(one)));
  await vi.waitFor(() => expect(session.tabs).toEqual([tab]));
});

test.each(['socket', 'socket-in-worker'])('a message over a socket waits: %s', async (way) => {
  await open(`/${way}`);
  await oneHeld();
  const [held] = hold.held;
  expect(held?.outgoing).toMatchObject({ kind: 'message', method: 'SEND', body: 'hello', size: 5 });
  expect(arrived).toEqual([]);

  await hold.release(held?.id ?? '');

  await vi.waitFor(() => expect(arrived).toEqual(['SEND hello']));
});

const pay = (update = '') =>
  `new PaymentRequest([{ supportedMethods: 'https://pay.example/x' }], { total: { label: 'Shoes', amount: { currency: 'EUR', value: '64.00' } } }).show(${update}).then(() => 'paid', ({ name }) => name)`;

test('a payment sheet waits; when it is refused, the page hears that somebody closed it', async () => {
  await open('/reads');
  const answer = tab.page.evaluate(pay());
  await oneHeld();
  expect(hold.held[0]?.outgoing).toMatchObject({
    kind: 'payment',
    method: 'PAY',
    url: `http://localhost:${port}/`,
    body: '{"amount":"64.00","currency":"EUR","label":"Shoes","by":["https://pay.example/x"]}',
  });

  await hold.refuseAll();

  expect(await answer).toBe('AbortError');
});

test('of a payment the sum counts that a page says last, and the sheet is asked for when it may be', async () => {
  await open('/reads');
  const total = `{ total: { label: 'Shoes', amount: { currency: 'EUR', value: '6400.00' } } }`;
  const answer = tab.page.evaluate(pay(`Promise.resolve(${total})`));
  await oneHeld();
  const [held] = hold.held;
  expect(held?.outgoing.body).toContain('"amount":"6400.00"');

  await hold.release(held?.id ?? '');

  // Nobody here can be paid in this way: the browser itself says so, which it does only to somebody who did something.
  expect(await answer).toBe('NotSupportedError');
});

test('a form that brings another page is ended at once, the page can be looked at, and it is sent anew when it may go', async () => {
  await open('/form');
  await oneHeld();
  const [held] = hold.held;
  expect(held?.outgoing).toMatchObject({ method: 'POST', kind: 'document', body: 'said=hello' });
  expect(await tab.title()).toBe('A page');
  expect(arrived).toEqual([]);

  // The page would send it again as soon as it is there: what is sent anew is judged again too.
  hold.judge = () => 'pass';
  await hold.release(held?.id ?? '');

  await vi.waitFor(() => expect(arrived).toEqual(['POST /sent/form']));
  await vi.waitFor(async () => expect(await tab.title()).toBe('Thanks'));
  expect(hold.held).toEqual([]);
});

test('a page that came of something that was sent is brought again only with leave, and that is said at once', async () => {
  hold.judge = () => 'pass';
  await open('/form');
  await vi.waitFor(async () => expect(await tab.title()).toBe('Thanks'));
  hold.judge = () => 'end';
  const begun = performance.now();

  const said = /is the answer to something that was sent \(POST .*\/sent\/form\).* not let out/;
  await expect(tab.reload()).rejects.toThrow(said);
  await tab.goto(`http://localhost:${port}/reads`);
  await expect(tab.travel(-1)).rejects.toThrow(said);

  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(arrived).toEqual(['POST /sent/form']);
});

test('messages of one socket keep their order, whichever is judged first', async () => {
  hold.judge = ({ body }) => new Promise((resolve) => setTimeout(resolve, body === 'one' ? 100 : 0, 'pass'));
  await open('/reads');
  await tab.evaluate((where) => {
    const socket = new WebSocket(where);
    socket.onopen = () => ['one', 'two', 'three'].forEach((word) => void socket.send(word));
  }, `ws://localhost:${port}/live`);

  await vi.waitFor(() => expect(arrived).toEqual(['SEND one', 'SEND two', 'SEND three']));
});

test('what is refused never arrives, and the page learns only that it could not be sent', async () => {
  await open('/reads');
  const answer = tab.evaluate(
    () =>
      fetch('/sent/never', { method: 'POST' }).then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    undefined,
  );
  await oneHeld();
  await hold.refuseAll();

  expect(await answer).toBe('Failed to fetch');
  expect(arrived).toEqual([]);
});

test('each hop is judged again', async () => {
  const judged: string[] = [];
  hold.judge = ({ url }) => {
    judged.push(new URL(url).pathname);
    return url.includes('/sent/') ? 'end' : 'pass';
  };
  await open('/redirected');

  await vi.waitFor(() => expect(judged).toEqual(['/hop', '/sent/redirected']));
  expect(arrived).toEqual([]);
});

test('what only asks is not held, and nobody is asked about it', async () => {
  const judge = vi.fn(() => 'hold' as const);
  hold.judge = judge;
  await open('/reads');

  await vi.waitFor(async () => expect(await tab.title()).toBe('read'));
  expect(judge).not.toHaveBeenCalled();
});

test('a judge that stumbles lets nothing pass', async () => {
  hold.judge = () => {
    throw new Error('Nobody home.');
  };
  await open('/reads');
  const answer = await tab.evaluate(
    () =>
      fetch('/sent/never', { method: 'POST' }).then(
        () => 'sent',
        () => 'not sent',
      ),
    undefined,
  );

  expect(answer).toBe('not sent');
  expect(arrived).toEqual([]);
});
