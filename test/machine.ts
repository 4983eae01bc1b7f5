import type { Machine } from '../src/browser/find.ts';

/** A machine on which exactly these programs can be started. */
export function machineWith(platform: NodeJS.Platform, programs: readonly string[], env: Machine['env'] = {}): Machine {
  return {
    platform,
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    home: platform === 'win32' ? 'C:\\Users\\ann' : '/home/ann',
    isExecutable: (path) => programs.includes(path),
    list: (folder) =>
      programs
        .filter((path) => path.startsWith(folder))
        .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
  };
}
