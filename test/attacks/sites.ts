import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** Something that came to a site. `SEND` is a message over a socket, `SOCKET` the opening of one. */
export interface Received {
  /** `http://evil.c7.localhost:1234` */
  origin: string;
  method: string;
  /** With the question in it. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A text is an HTML page, a function answers by itself. */
export type Answer = string | ((received: Received, response: ServerResponse) => void);

/** What stands at the paths of one site. */
export type Pages = Readonly<Record<string, Answer>>;

/** Sites with names of their own on one server, which takes down everything that comes. */
export interface Sites extends AsyncDisposable {
  port: number;
  received: Received[];
  serve(origin: string, pages: Pages): void;
}

export async function startSites(): Promise<Sites> {
  const sites = new Map<string, Pages>();
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const one = await receive(request);
    if (one.path !== '/favicon.ico') received.push(one);
    const answer = sites.get(one.origin)?.[new URL(one.path, one.origin).pathname];
    if (typeof answer === 'function') return answer(one, response);
    // Whatever is sent here is taken; only pages that nobody has are missed.
    const isMissed = answer === undefined && one.method === 'GET';
    response.writeHead(isMissed ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', ...OPEN });
    response.end(answer ?? '<title>Answer</title><p>Thank you.</p>');
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', async (request, socket, head) => {
    const one = await receive(request);
    received.push({ ...one, method: 'SOCKET' });
    sockets.handleUpgrade(request, socket, head, (opened) =>
      opened.on('message', (message) => received.push({ ...one, method: 'SEND', body: String(message) })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    serve: (origin, pages) => void sites.set(origin, pages),
    async [Symbol.asyncDispose]() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A hostile server lets everybody read what it says. */
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

async function receive(request: IncomingMessage): Promise<Received> {
  const { method = '', url = '/', headers } = request;
  const pieces: Buffer[] = [];
  // A socket that is being opened carries nothing yet.
  if (headers.upgrade === undefined) for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces).toString('utf8');
  return { origin: `http://${headers.host}`, method, path: url, headers, body };
}

/** Answers with a page and sets a cookie that no script can read: whoever was here is signed in. */
export function signedIn(page: string): Answer {
  return (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': 'session=3f7b; HttpOnly; Path=/',
    });
    response.end(page);
  };
}

export function redirect(to: string, status = 302): Answer {
  return (_, response) => void response.writeHead(status, { location: to, ...OPEN }).end();
}

export function script(code: string): Answer {
  return (_, response) => void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
}

export function file(name: string, contents: string | Buffer, type = 'application/octet-stream'): Answer {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
    response.end(contents);
  };
}
