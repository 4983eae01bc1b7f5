import type { Machine } from './find.ts';

export interface Display {
  kind: 'x11' | 'wayland' | 'native' | 'none';
  detail: string;
}

/** Where a window could be shown. macOS and Windows always have a place; Linux says so in its environment. */
export function findDisplay({ platform, env }: Pick<Machine, 'platform' | 'env'> = process): Display {
  if (platform === 'darwin' || platform === 'win32') return { kind: 'native', detail: 'the desktop' };
  if (env['WAYLAND_DISPLAY']) return { kind: 'wayland', detail: `WAYLAND_DISPLAY=${env['WAYLAND_DISPLAY']}` };
  if (env['DISPLAY']) return { kind: 'x11', detail: `DISPLAY=${env['DISPLAY']}` };
  return { kind: 'none', detail: 'neither DISPLAY nor WAYLAND_DISPLAY is set' };
}
