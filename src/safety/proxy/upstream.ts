import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { connect as open, type Socket } from 'node:net';
import { connect as openSecure } from 'node:tls';
import { within } from '../../deadline.ts';
import type { Destination } from './checkpoint.ts';
import { ready } from './connect.ts';
import { askSocks4, askSocks5 } from './socks.ts';

/** The user's own proxy, through which the way goes on. */
export interface Upstream {
  /** `http://`, `https://`, `socks4://` or `socks5://`, host and port. */
  server: string;
  username?: string | undefined;
  password?: string | undefined;
}

const PATIENCE = 20_000;
const USUAL_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'socks4:': 1080, 'socks5:': 1080 };

/** A connection to a destination through the user's proxy. */
export async function throughUpstream(
  upstream: Upstream,
  destination: Destination,
  addresses: readonly string[],
): Promise<Socket> {
  if (speaksHttp(upstream)) return tunnelThrough(upstream, destination);
  const socket = await toUpstream(upstream);
  const asking = upstream.server.startsWith('socks5:')
    ? askSocks5(socket, destination)
    : askSocks4(
        socket,
        destination,
        addresses.find((address) => address.includes('.') && !address.includes(':')),
      );
  await asking.catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
  return socket;
}

/** Such a proxy takes plain requests as they are; many refuse tunnels to port 80. */
export function speaksHttp({ server }: Upstream): boolean {
  return /^https?:/.test(server);
}

/** A connection to the proxy itself. Where it is was the user's choice, so its address is nobody's business. */
export function toUpstream({ server }: Upstream): Promise<Socket> {
  const { protocol, hostname, port } = partsOf(server);
  return protocol === 'https:'
    ? ready(openSecure({ host: hostname, port, servername: hostname }), 'secureConnect')
    : ready(open({ host: hostname, port }), 'connect');
}

export function loginOf({ username, password }: Upstream): string[] {
  if (username === undefined && password === undefined) return [];
  return ['Proxy-Authorization', `Basic ${Buffer.from(`${username ?? ''}:${password ?? ''}`).toString('base64')}`];
}

async function tunnelThrough(upstream: Upstream, { host, port }: Destination): Promise<Socket> {
  const { protocol, hostname, port: ownPort } = partsOf(upstream.server);
  const path = `${host}:${port}`;
  const asked = (protocol === 'https:' ? secure : plain)({
    host: hostname,
    port: ownPort,
    method: 'CONNECT',
    path,
    headers: ['Host', path, ...loginOf(upstream)],
    agent: false,
  });
  const opened = new Promise<Socket>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', ({ statusCode }) => reject(new Error(`The proxy answered ${statusCode}`)));
    asked.once('connect', ({ statusCode }, socket: Socket, head) => {
      if (statusCode !== 200) {
        socket.destroy();
        reject(new Error(`The proxy answered ${statusCode}`));
        return;
      }
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    asked.end();
  });
  return within(PATIENCE, 'The proxy', opened).catch((error: unknown) => {
    asked.destroy();
    throw error;
  });
}

function partsOf(server: string): { protocol: string; hostname: string; port: number } {
  const { protocol, hostname, port } = new URL(server);
  // The parser leaves out a port only where it is the usual one.
  return {
    protocol,
    hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (USUAL_PORT[protocol] ?? 80),
  };
}
