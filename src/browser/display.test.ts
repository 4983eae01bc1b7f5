import { expect, test } from 'vitest';
import { findDisplay } from './display.ts';

/** What a Linux machine with this environment finds when exactly these sockets are there. */
const onLinux = (env: Record<string, string>, ...sockets: string[]) =>
  findDisplay({ platform: 'linux', env }, (path) => sockets.includes(path));

test('macOS and Windows have a desktop, whatever the environment says', () => {
  const nothing = () => false;

  expect(findDisplay({ platform: 'darwin', env: {} }, nothing).kind).toBe('native');
  expect(findDisplay({ platform: 'win32', env: { DISPLAY: ':99' } }, nothing).kind).toBe('native');
});

test('an X server of this machine counts when its socket is there', () => {
  expect(onLinux({ DISPLAY: ':99' }, '/tmp/.X11-unix/X99')).toEqual({ kind: 'x11', detail: 'DISPLAY=:99' });
  expect(onLinux({ DISPLAY: ':1.0' }, '/tmp/.X11-unix/X1')).toEqual({ kind: 'x11', detail: 'DISPLAY=:1.0' });
  expect(onLinux({ DISPLAY: 'unix:1' }, '/tmp/.X11-unix/X1').kind).toBe('x11');
});

test('a DISPLAY without its server is no display, and the reason is told', () => {
  const none = { kind: 'none', detail: 'DISPLAY=:99 is set, but no X server answers there' };

  expect(onLinux({ DISPLAY: ':99' }, '/tmp/.X11-unix/X9')).toEqual(none);
  expect(onLinux({ DISPLAY: 'nonsense' }).kind).toBe('none');
});

test('an X server on another machine is believed', () => {
  expect(onLinux({ DISPLAY: 'localhost:10.0' })).toEqual({ kind: 'x11', detail: 'DISPLAY=localhost:10.0' });
});

test('a Wayland compositor counts when its socket is in the runtime folder, or where an absolute path says', () => {
  const XDG_RUNTIME_DIR = '/run/user/1000';

  expect(onLinux({ WAYLAND_DISPLAY: 'wayland-0', XDG_RUNTIME_DIR }, '/run/user/1000/wayland-0').kind).toBe('wayland');
  expect(onLinux({ WAYLAND_DISPLAY: '/srv/way' }, '/srv/way').kind).toBe('wayland');
  expect(onLinux({ WAYLAND_DISPLAY: 'wayland-0', XDG_RUNTIME_DIR })).toEqual({
    kind: 'none',
    detail: 'WAYLAND_DISPLAY=wayland-0 is set, but no compositor answers there',
  });
  expect(onLinux({ WAYLAND_DISPLAY: 'wayland-0' }, 'wayland-0').kind).toBe('none');
});

test('X is used where only Wayland is dead; where both are, both are named', () => {
  const env = { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0', XDG_RUNTIME_DIR: '/run/user/1000' };

  expect(onLinux(env, '/tmp/.X11-unix/X0').kind).toBe('x11');
  expect(onLinux(env).detail).toBe(
    'WAYLAND_DISPLAY=wayland-0 is set, but no compositor answers there; DISPLAY=:0 is set, but no X server answers there',
  );
});

test('a machine that names no display has none', () => {
  expect(onLinux({ DISPLAY: '' })).toEqual({ kind: 'none', detail: 'neither DISPLAY nor WAYLAND_DISPLAY is set' });
});
