import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { canonicalHost } from '../address.ts';
import type { Admissions } from './admission.ts';
import type { Destination } from './checkpoint.ts';
import { join } from './connect.ts';
import { closeTunnel } from './refusal.ts';

/** Opens a tunnel. What goes through it is between the browser and the site. */
export async function serveTunnel(
  { url = '' }: IncomingMessage,
  client: Socket,
  head: Buffer,
  admissions: Admissions,
): Promise<void> {
  const destination = destinationOf(url);
  if (!destination) return closeTunnel(client, { kind: 'refused', because: 'The tunnel leads to no host.' });
  const admission = await admissions.tunnel(destination);
  if (admission.kind !== 'open') return closeTunnel(client, admission);
  const server = await admission.connect();
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  server.write(head);
  join(client, server);
}

function destinationOf(authority: string): Destination | undefined {
  const [, written = '', digits = ''] = /^(.+):(\d{1,5})$/.exec(authority) ?? [];
  const host = canonicalHost(written);
  const port = Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? undefined : { host, port };
}
