import { setImmediate } from 'node:timers/promises';
import type { Helm } from '../browser/helm.ts';
import type { Session } from '../browser/session.ts';

/** Gets a page to work in after the one in front was lost: a crashed one anew, one for a closed one, or the whole browser. */
export async function reopen(session: Session, helm: Helm): Promise<void> {
  const isOver = await Promise.race([session.over.then(() => true), setImmediate(false)]);
  if (isOver) return session.relaunch();
  // Of the tabs that are left, none is the one that was lost.
  if (session.tabs.length === 0 || !helm.tab.isGone) await session.newTab();
  else await session.reopen(helm.tab);
}
