import { setTimeout as delay } from 'node:timers/promises';
import type { Helm } from '../browser/helm.ts';
import type { NoticeKind } from '../observation.ts';

/** What stands in the way until a person has dealt with it. */
const WALLS: ReadonlySet<NoticeKind> = new Set(['login', 'one-time code', 'challenge']);
/** How often the page is looked at while a person is at work in it. */
const GLANCE = 500;

/** Resolves when the way is free: what stood in it at the beginning is not there any more. Never, when nothing did. */
export async function wallIsGone(helm: Helm, signal: AbortSignal): Promise<void> {
  const before = await wallsOf(helm);
  if (before.length === 0) return new Promise(() => {});
  for (;;) {
    await delay(GLANCE, undefined, { signal });
    if ((await wallsOf(helm)).length === 0) return;
  }
}

async function wallsOf(helm: Helm): Promise<NoticeKind[]> {
  // Between two pages there is nothing to see.
  const observation = await helm.observe().catch(() => undefined);
  if (!observation || observation.loading) return ['login'];
  return (observation.notices ?? []).map(({ kind }) => kind).filter((kind) => WALLS.has(kind));
}
