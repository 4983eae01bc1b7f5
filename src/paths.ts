import { posix, win32 } from 'node:path';

/** The folders that are ours on this machine, by the customs of each system. */
export interface Folders {
  /** Where the user's own config file lies. */
  readonly config: string;
  /** What must stay: profiles, downloads. */
  readonly data: string;
}

export interface Home {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** A function of its arguments alone, so that a test or a second user can have folders elsewhere. */
export function foldersOf({ platform, env, home }: Home): Folders {
  if (platform === 'darwin') {
    const library = posix.join(home, 'Library');
    return {
      config: posix.join(library, 'Preferences', 'lotsman'),
      data: posix.join(library, 'Application Support', 'lotsman'),
    };
  }
  if (platform === 'win32') {
    const roaming = env['APPDATA'] || win32.join(home, 'AppData', 'Roaming');
    const local = env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local');
    return { config: win32.join(roaming, 'lotsman', 'Config'), data: win32.join(local, 'lotsman', 'Data') };
  }
  return {
    config: posix.join(absolute(env['XDG_CONFIG_HOME']) ?? posix.join(home, '.config'), 'lotsman'),
    data: posix.join(absolute(env['XDG_DATA_HOME']) ?? posix.join(home, '.local', 'share'), 'lotsman'),
  };
}

/** The XDG rules: a relative path there is a mistake and counts as not set. */
function absolute(path: string | undefined): string | undefined {
  return path !== undefined && posix.isAbsolute(path) ? path : undefined;
}
