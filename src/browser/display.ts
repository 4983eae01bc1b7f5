import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Machine } from './find.ts';

export interface Display {
  kind: 'x11' | 'wayland' | 'native' | 'none';
  detail: string;
}

/**
 * Where a window could be shown. macOS and Windows always have a place. Linux names it in its environment, and the name
 * may outlive the place: it counts only where its socket is.
 */
export function findDisplay(
  { platform, env }: Pick<Machine, 'platform' | 'env'> = process,
  exists: (path: string) => boolean = existsSync,
): Display {
  if (platform === 'darwin' || platform === 'win32') return { kind: 'native', detail: 'the desktop' };
  const { WAYLAND_DISPLAY: wayland, DISPLAY: x11, XDG_RUNTIME_DIR: runtimeFolder } = env;
  const dead: string[] = [];
  if (wayland) {
    const socket = waylandSocket(wayland, runtimeFolder);
    if (socket !== undefined && exists(socket)) return { kind: 'wayland', detail: `WAYLAND_DISPLAY=${wayland}` };
    dead.push(`WAYLAND_DISPLAY=${wayland} is set, but no compositor answers there`);
  }
  if (x11) {
    if (hasServer(x11, exists)) return { kind: 'x11', detail: `DISPLAY=${x11}` };
    dead.push(`DISPLAY=${x11} is set, but no X server answers there`);
  }
  return { kind: 'none', detail: dead.join('; ') || 'neither DISPLAY nor WAYLAND_DISPLAY is set' };
}

function waylandSocket(name: string, runtimeFolder: string | undefined): string | undefined {
  if (posix.isAbsolute(name)) return name;
  return runtimeFolder ? posix.join(runtimeFolder, name) : undefined;
}

/** `:0` and `:0.1` are on this machine; `host:0` is reached over the network, where a look costs more than belief. */
function hasServer(display: string, exists: (path: string) => boolean): boolean {
  const [, host, server] = /^(.*):(\d+)(?:\.\d+)?$/.exec(display) ?? [];
  if (server === undefined) return false;
  return host === '' || host === 'unix' ? exists(`/tmp/.X11-unix/X${server}`) : true;
}
