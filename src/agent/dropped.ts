import type { Outcome } from '../action.ts';
import type { Observation } from '../observation.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { targetOf } from './target.ts';

/** Why what was decided before an action can no longer be meant after it. */
export function changedUnder(
  { before, now, aftermath }: Outcome,
  next: unknown,
  { dropped }: Speech = english,
): string | undefined {
  const { leftUrl, url, tabsOpened } = aftermath;
  if (leftUrl !== undefined && placeOf(leftUrl) !== placeOf(url)) return dropped.otherPage;
  if (tabsOpened.length > 0) return dropped.otherTab;
  if (before && now && before.onTop !== now.onTop) return dropped.onTop;
  const { id } = (next ?? {}) as { id?: unknown };
  if (id === undefined || !before || !now || hasScrolled(before, now)) return undefined;
  return targetOf(next, before) && !targetOf(next, now) ? dropped.gone(String(id)) : undefined;
}

/** What is only out of view can still be meant: the hands will find out. */
function hasScrolled(before: Observation, now: Observation): boolean {
  return before.scroll.screen !== now.scroll.screen;
}

function placeOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
