import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { turnedAway } from './gate.ts';
import type { Harbour } from './harbour.ts';
import type { House } from './house.ts';
import { knockOf } from './knock.ts';
import { watch } from './watch.ts';

const LARGEST_MESSAGE = 64_000;

export interface LiveSockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** Sockets over which runs are watched, and their browsers touched. */
export function liveSockets(house: House, { fleet, log }: Pick<Harbour, 'fleet' | 'log'>): LiveSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('lotsman') ? 'lotsman' : false),
  });
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const { pathname } = URL.parse(request.url ?? '', 'http://localhost') ?? { pathname: '' };
      const knock = knockOf((name) => single(request.headers[name]), pathname);
      const token = tokenAmong(single(request.headers['sec-websocket-protocol']));
      if (turnedAway({ ...knock, place: 'call', token }, house)) return close(socket, '403 Forbidden');
      const run = /^\/api\/runs\/([a-z\d-]+)\/live$/.exec(pathname)?.[1];
      const live = run === undefined ? undefined : fleet.get(run);
      if (!live) return close(socket, '404 Not Found');
      server.handleUpgrade(request, socket, head, (viewer) => watch(viewer, live, log));
    },
    close() {
      for (const client of server.clients) client.terminate();
    },
  };
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
