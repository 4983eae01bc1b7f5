import type { Outcome } from '../../action.ts';
import { changesBetween } from '../../browser/changes.ts';
import { renderChanges } from '../../browser/delta.ts';
import { render } from '../../browser/render.ts';
import type { Observation } from '../../observation.ts';

/** An outcome for a program: what was done, what came of it, and what the page says now. */
export function reportOf({ tool, said, read, data, before, now, aftermath }: Outcome): Record<string, unknown> {
  const { url, leftUrl, requests, dialogs, tabsOpened, tabsClosed, downloads, ...rest } = aftermath;
  return {
    tool,
    said,
    ...(read === undefined ? {} : { read }),
    ...(data === undefined ? {} : { data }),
    url,
    ...(leftUrl === undefined ? {} : { leftUrl }),
    requests,
    dialogs,
    tabs: { opened: tabsOpened, closed: tabsClosed },
    downloads,
    ...rest,
    ...(before === now || now === undefined ? {} : pageNow(before, now)),
  };
}

/** What changed, a line each, as it is written for people; all that is seen where that is shorter, or the page another. */
export function pageNow(before: Observation | undefined, now: Observation) {
  const text = before && renderChanges(before, now);
  if (before === undefined || text === undefined || text === render(now)) return { observation: now };
  return { changes: changesBetween(before, now).length === 0 ? [] : text.split('\n') };
}
