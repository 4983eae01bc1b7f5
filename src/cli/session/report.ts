import type { Outcome } from '../../action.ts';
import { renderChanges } from '../../browser/delta.ts';
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

/** What changed, as the text that says it shortest; of another page, all that is seen. */
export function pageNow(before: Observation | undefined, now: Observation) {
  return before?.url === now.url ? { changes: renderChanges(before, now) } : { observation: now };
}
