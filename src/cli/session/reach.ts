import { connect, type Socket } from 'node:net';

/** A connection to whoever listens there, or undefined when nobody does. */
export function reach(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}

/** Whether somebody listens there. A process that was killed leaves its socket behind, and nobody behind it. */
export async function answers(address: string): Promise<boolean> {
  const socket = await reach(address);
  socket?.destroy();
  return socket !== undefined;
}
