import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a port of this machine that can be cut and mended. */
export interface Relay extends AsyncDisposable {
  readonly port: number;
  /** Breaks what is open, and takes nothing new until it is mended. */
  cut(): void;
  mend(): void;
}

export async function relayTo(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const other = connect(port, '127.0.0.1');
    for (const [one, peer] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one);
          peer.destroy();
        });
      one.pipe(peer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    async [Symbol.asyncDispose]() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
