import type { Socket } from 'node:net';
import { within } from '../../deadline.ts';
import type { Destination } from './checkpoint.ts';

const PATIENCE = 20_000;

/** Asks a SOCKS 5 proxy for a connection, RFC 1928, without a login. Names are resolved over there. */
export async function askSocks5(socket: Socket, { host, port }: Destination): Promise<void> {
  socket.write(Buffer.from([5, 1, 0]));
  const [version, method] = await take(socket, 2);
  if (version !== 5 || method !== 0) throw new Error('The SOCKS proxy wants a login or is none');
  const name = Buffer.from(host.replace(/^\[(.*)\]$/, '$1'));
  socket.write(Buffer.concat([Buffer.from([5, 1, 0, 3, name.length]), name, bytesOf(port)]));
  const [, answer, , kind] = await take(socket, 4);
  if (answer !== 0) throw new Error(`The SOCKS proxy refused with code ${answer}`);
  const [more = 0] = kind === 3 ? await take(socket, 1) : [kind === 4 ? 16 : 4];
  await take(socket, more + 2);
}

/** The same of SOCKS 4: by address where there is one, else by name, which is the extension 4a. */
export async function askSocks4(socket: Socket, { host, port }: Destination, address?: string): Promise<void> {
  const byName = address === undefined;
  const place = byName ? [0, 0, 0, 1] : address.split('.').map(Number);
  const name = byName ? [...Buffer.from(host), 0] : [];
  socket.write(Buffer.concat([Buffer.from([4, 1]), bytesOf(port), Buffer.from([...place, 0, ...name])]));
  const [, answer] = await take(socket, 8);
  if (answer !== 90) throw new Error(`The SOCKS proxy refused with code ${answer}`);
}

function bytesOf(port: number): Buffer {
  return Buffer.from([port >> 8, port & 255]);
}

/** Exactly so many bytes, and not one of those that come after them. */
async function take(socket: Socket, count: number): Promise<Buffer> {
  const whole = Promise.withResolvers<Buffer>();
  const gone = () => whole.reject(new Error('The SOCKS proxy hung up'));
  const look = () => {
    const bytes: Buffer | null = socket.read(count);
    if (bytes !== null) whole.resolve(bytes);
  };
  socket.on('readable', look).once('end', gone).once('error', whole.reject);
  look();
  try {
    return await within(PATIENCE, 'The SOCKS proxy', whole.promise);
  } finally {
    socket.off('readable', look).off('end', gone).off('error', whole.reject);
  }
}
