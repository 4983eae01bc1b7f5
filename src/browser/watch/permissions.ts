import { randomBytes } from 'node:crypto';
import type { Listener, SessionEvent } from '../../events.ts';
import type { Tab } from '../tab.ts';

/**
 * Notices when a page asks for a permission. The protocol has no event for it, so the functions that ask are wrapped
 * before the page's own scripts run; the wire they report over is taken off the page's hands in the same moment.
 */
export async function noticePermissionRequests(
  tab: Tab,
  granted: ReadonlySet<string>,
  tell: Listener<SessionEvent>,
): Promise<void> {
  const cdp = await tab.cdp();
  const wire = `_${randomBytes(9).toString('hex')}`;
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== wire) return;
    const [permission, origin] = payload.split(' ');
    if (permission === undefined || origin === undefined) return;
    const answer = granted.has(permission) ? 'granted' : 'denied';
    tell({ type: 'permission_asked', tab: tab.id, origin, permission, answer });
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: wire });
  const source = `(${wrapAskers})(${JSON.stringify(wire)})`;
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true });
}

/** Runs in the page. A Proxy looks like the function it wraps, also to `toString`. */
const wrapAskers = `(wire) => {
  const report = globalThis[wire];
  delete globalThis[wire];
  if (!report) return;
  const wrap = (holder, name, permissionsOf) => {
    const original = holder && holder[name];
    if (typeof original !== 'function') return;
    holder[name] = new Proxy(original, {
      apply(target, self, args) {
        try { for (const permission of permissionsOf(...args)) report(permission + ' ' + location.origin); } catch {}
        return Reflect.apply(target, self, args);
      },
    });
  };
  wrap(globalThis.Notification, 'requestPermission', () => ['notifications']);
  wrap(globalThis.Geolocation && Geolocation.prototype, 'getCurrentPosition', () => ['geolocation']);
  wrap(globalThis.Geolocation && Geolocation.prototype, 'watchPosition', () => ['geolocation']);
  wrap(globalThis.MediaDevices && MediaDevices.prototype, 'getUserMedia', (wish) =>
    [wish && wish.video && 'camera', wish && wish.audio && 'microphone'].filter(Boolean));
  wrap(globalThis.MediaDevices && MediaDevices.prototype, 'getDisplayMedia', () => ['display-capture']);
  wrap(globalThis.Clipboard && Clipboard.prototype, 'readText', () => ['clipboard-read']);
  wrap(globalThis.Clipboard && Clipboard.prototype, 'read', () => ['clipboard-read']);
  wrap(globalThis.Clipboard && Clipboard.prototype, 'writeText', () => ['clipboard-write']);
  wrap(globalThis.Clipboard && Clipboard.prototype, 'write', () => ['clipboard-write']);
  wrap(globalThis.Navigator && Navigator.prototype, 'requestMIDIAccess', () => ['midi']);
  wrap(globalThis.StorageManager && StorageManager.prototype, 'persist', () => ['persistent-storage']);
  wrap(globalThis.PushManager && PushManager.prototype, 'subscribe', () => ['push']);
}`;
