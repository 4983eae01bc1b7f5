import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Closed } from './checkpoint.ts';

const STATUS = { refused: [403, 'Forbidden'], failed: [502, 'Bad Gateway'] } as const;
/** The sentence is for people and for the agent; nothing on the page around it may run, and nothing is kept. */
const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function answerClosed(response: ServerResponse, { kind, because }: Closed): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(STATUS[kind][0], HEADERS).end(because);
}

/** The same on a socket that was meant to become a tunnel. */
export function closeTunnel(socket: Duplex, { kind, because }: Closed): void {
  const [status, words] = STATUS[kind];
  const headers = Object.entries({ ...HEADERS, 'content-length': Buffer.byteLength(because), connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines}\r\n${because}`);
}
