import { connect as open, type Socket } from 'node:net';
import { within } from '../../deadline.ts';
import type { Destination } from './checkpoint.ts';

/** How long a server may take to pick up. */
const PATIENCE = 20_000;

/** Connects to one of these addresses, whichever answers first, without asking any resolver again. */
export async function connect({ host, port }: Destination, addresses: readonly string[]): Promise<Socket> {
  const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const [first] = checked;
  if (!first) throw new Error(`There is no address of ${host} to connect to`);
  const socket = open({
    host: checked.length === 1 ? first.address : host,
    port,
    autoSelectFamily: true,
    lookup: (_name, options, tell) => (options.all ? tell(null, checked) : tell(null, first.address, first.family)),
  });
  socket.setNoDelay(true);
  return ready(socket, 'connect');
}

/** A socket that is there, or the reason why it is not. */
export async function ready<Connected extends Socket>(socket: Connected, event: string): Promise<Connected> {
  const there = new Promise<Connected>((resolve, reject) => {
    socket.once(event, () => resolve(socket));
    // Where several addresses were tried, each has its own reason; one of them is enough.
    socket.once('error', (error) => reject(error instanceof AggregateError ? error.errors[0] : error));
  });
  return within(PATIENCE, 'Connecting', there).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
}

/** Lets both sides talk until one of them goes. */
export function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}
