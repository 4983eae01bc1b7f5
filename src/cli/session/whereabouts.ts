import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { foldersOf } from '../../paths.ts';

/** Where a kept session has its things: a folder of its own that only its user can enter. */
export interface Whereabouts {
  readonly name: string;
  readonly folder: string;
  /** Who holds the session, and where it answers. */
  readonly record: string;
  /** The socket, where the path is short enough for one. */
  readonly socket: string;
  /** There while somebody is about to become the holder. */
  readonly lock: string;
  readonly log: string;
  /** Why the last holder went. */
  readonly farewell: string;
  readonly pictures: string;
}

export function whereabouts(name: string, sessions: string = sessionsFolder()): Whereabouts {
  const folder = join(sessions, name);
  return {
    name,
    folder,
    record: join(folder, 'session.json'),
    socket: join(folder, 'socket'),
    lock: join(folder, 'starting'),
    log: join(folder, 'log.txt'),
    farewell: join(folder, 'farewell.txt'),
    pictures: join(folder, 'pictures'),
  };
}

/** Every session that there is or was. */
export async function allWhereabouts(sessions: string = sessionsFolder()): Promise<Whereabouts[]> {
  const entries = await readdir(sessions, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return names.toSorted().map((name) => whereabouts(name, sessions));
}

function sessionsFolder(): string {
  const { data } = foldersOf({ platform: process.platform, env: process.env, home: homedir() });
  return join(data, 'sessions');
}
