import type { Socket } from 'node:net';

/** Bytes that went to a site and came from it, as they were on the wire. */
export interface Traffic {
  sent: number;
  received: number;
}

/** Counts what goes where. */
export class Ledger {
  readonly #closed = new Map<string, Traffic>();
  readonly #open = new Map<Socket, string>();

  /** Counts everything that passes this socket from now on. */
  follow(origin: string, socket: Socket): void {
    this.#open.set(socket, origin);
    // Whoever uses the socket has heard of it too; without any listener an error would end the process.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      this.#open.delete(socket);
      add(this.#closed, origin, socket);
    });
  }

  /** Per site, connections that are still open included. */
  traffic(): ReadonlyMap<string, Traffic> {
    const sums = new Map(this.#closed);
    for (const [socket, origin] of this.#open) add(sums, origin, socket);
    return sums;
  }

  /** Ends every connection to the sites for which the answer is yes. */
  cut(isForbidden: (origin: string) => boolean): void {
    for (const [socket, origin] of this.#open) if (isForbidden(origin)) socket.destroy();
  }
}

function add(sums: Map<string, Traffic>, origin: string, { bytesWritten, bytesRead }: Socket): void {
  const { sent, received } = sums.get(origin) ?? { sent: 0, received: 0 };
  sums.set(origin, { sent: sent + bytesWritten, received: received + bytesRead });
}
