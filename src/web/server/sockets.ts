import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { turnedAway } from './gate.ts';
import type { Harbour } from './harbour.ts';
import type { House } from './house.ts';
import { knockOf } from './knock.ts';
import { newsOf } from './news.ts';
import { placeIn, storyOf } from './story.ts';
import { tell } from './tell.ts';
import { watch } from './watch.ts';

const LARGEST_MESSAGE = 64_000;

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

type Serve = (viewer: WebSocket) => void;

/** Sockets over which runs are watched, and their browsers touched, and stories told. */
export function sockets(house: House, harbour: Harbour): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('lotsman') ? 'lotsman' : false),
  });
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const address = URL.parse(request.url ?? '', 'http://localhost');
      const knock = knockOf((name) => single(request.headers[name]), address?.pathname ?? '');
      const token = tokenAmong(single(request.headers['sec-websocket-protocol']));
      if (turnedAway({ ...knock, place: 'call', token }, house)) return close(socket, '403 Forbidden');
      const serve = address ? serverOf(address, harbour) : undefined;
      if (!serve) return close(socket, '404 Not Found');
      server.handleUpgrade(request, socket, head, serve);
    },
    close() {
      for (const client of server.clients) client.terminate();
    },
  };
}

function serverOf({ pathname, searchParams }: URL, harbour: Harbour): Serve | undefined {
  if (pathname === '/api/news') return (viewer) => tell(viewer, (gone) => newsOf(harbour, gone));
  const [, run = '', what] = /^\/api\/runs\/([a-z\d-]+)\/(live|story)$/.exec(pathname) ?? [];
  const live = harbour.fleet.get(run);
  if (what === 'live' && live) return (viewer) => watch(viewer, live, harbour.log);
  if (what !== 'story') return undefined;
  const after = placeIn(searchParams.get('after'));
  return (viewer) => tell(viewer, (gone) => storyOf(harbour, run, after, gone));
}

function close(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** A browser can send a socket no other header of its choice. */
function tokenAmong(protocols = ''): string | undefined {
  const [name, token, ...rest] = protocols.split(',').map((one) => one.trim());
  return name === 'lotsman' && rest.length === 0 ? token : undefined;
}
