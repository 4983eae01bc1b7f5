import { setTimeout as delay } from 'node:timers/promises';
import type { Helm } from '../browser/helm.ts';
import { speechOf } from '../browser/text/languages.ts';
import type { Language } from '../language.ts';
import type { Notice, NoticeKind, Observation } from '../observation.ts';

/** What stands in the way until a person has dealt with it. */
const WALLS: ReadonlySet<NoticeKind> = new Set(['login', 'one-time code', 'challenge']);
/** How often the page is looked at while a person is at work in it. */
const GLANCE = 500;
/** Between two walls there may be a page without one for a moment. */
const FREE_GLANCES = 2;

/** More than that is not a wall but a page on which somewhere people are told from programs. */
const FEW_LINES = 40;

/**
 * What nobody but a person can pass, and nothing else is there to do. Where a password is asked for the navigator decides: it
 * may have been given one.
 */
export function wallIn(seen: Observation | undefined): Notice | undefined {
  if (!seen || seen.lines.length > FEW_LINES) return undefined;
  return seen.notices?.find(({ kind }) => kind === 'challenge');
}

/** What the wall is, for the person who is to pass it. */
export function spokenWall({ kind, text, about }: Notice, language: Language): string {
  return speechOf(language).notice(kind, about) ?? text;
}

/** Resolves when the way is free: what stood in it at the beginning is not there any more. Never, when nothing did. */
export async function wallIsGone(helm: Helm, signal: AbortSignal): Promise<void> {
  if (!(await isWalled(helm))) return new Promise(() => {});
  for (let free = 0; free < FREE_GLANCES; ) {
    await delay(GLANCE, undefined, { signal });
    free = (await isWalled(helm)) ? 0 : free + 1;
  }
}

async function isWalled(helm: Helm): Promise<boolean> {
  // Between two pages there is nothing to see.
  const observation = await helm.observe().catch(() => undefined);
  if (!observation || observation.loading) return true;
  return (observation.notices ?? []).some(({ kind }) => WALLS.has(kind));
}
