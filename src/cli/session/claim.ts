import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LotsmanError, reasonOf } from '../../errors.ts';
import { answers } from './reach.ts';
import { readHolder, writeHolder } from './record.ts';
import type { Whereabouts } from './whereabouts.ts';

/** A session that is this process's to hold, until disposed. */
export interface Claim extends AsyncDisposable {
  readonly server: Server;
}

/** So many bytes fit into the address of a socket on every system. */
const LONGEST_ADDRESS = 103;
/** A lock older than this was left behind by a process that died in the few milliseconds in which it had it. */
const LOCK_IS_STALE = 10_000;

/**
 * Makes this process the holder of a session and begins to take calls, unless another process is that already. What a dead
 * holder left behind is replaced.
 */
export async function claim(
  place: Whereabouts,
  version: string,
  onCall: (socket: Socket) => void,
): Promise<Claim | undefined> {
  await makeFolder(place);
  return locked(place, async () => {
    const holder = await readHolder(place);
    if (holder && (await answers(holder.address))) return undefined;
    const address = await freshAddress(place);
    const server = createServer(onCall).listen(address);
    await once(server, 'listening');
    if (process.platform !== 'win32') await chmod(address, 0o600);
    await writeHolder(place, { pid: process.pid, address, version, startedAt: new Date().toISOString() });
    return {
      server,
      async [Symbol.asyncDispose]() {
        await rm(place.record, { force: true });
        server.close();
        if (process.platform !== 'win32' && address !== place.socket)
          await rm(dirname(address), { recursive: true, force: true });
      },
    };
  });
}

async function makeFolder({ folder }: Whereabouts): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } catch (cause) {
    throw new LotsmanError('bad_config', `The folder of the session, ${folder}, cannot be used: ${reasonOf(cause)}.`, {
      hint: 'Mend its permissions, or have the data of Lotsman elsewhere with XDG_DATA_HOME.',
      cause,
    });
  }
}

/** Of several processes that start at the same moment, one looks and settles at a time. */
async function locked<T>({ lock }: Whereabouts, work: () => Promise<T>): Promise<T> {
  while (!(await createNew(lock))) {
    const { mtimeMs = Date.now() } = (await stat(lock).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > LOCK_IS_STALE) await rm(lock, { force: true });
    else await delay(20);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function createNew(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function freshAddress({ socket }: Whereabouts): Promise<string> {
  // Everybody may open a pipe by its name, so nobody can guess this one.
  if (process.platform === 'win32') return `\\\\.\\pipe\\lotsman-${randomUUID()}`;
  if (Buffer.byteLength(socket) > LONGEST_ADDRESS) return join(await mkdtemp(join(tmpdir(), 'lotsman-')), 'socket');
  await rm(socket, { force: true });
  return socket;
}
