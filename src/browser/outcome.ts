import type { Aftermath, CausedRequest, Outcome } from '../action.ts';
import { renderChanges } from './delta.ts';
import { render } from './render.ts';

/** The text form of an outcome: what was done, what it brought about, what changed on the page. */
export function renderOutcome({ said, read, before, now, aftermath }: Outcome, budget?: number): string {
  // The same look twice: nobody has looked again, so there is nothing to tell of the page.
  const page = now && now !== before && (before ? renderChanges(before, now, budget) : render(now, budget));
  return [said, ...(read ? [read] : []), ...whatHappened(aftermath), ...(page ? [page] : [])].join('\n');
}

export function whatHappened(aftermath: Aftermath): string[] {
  const { leftUrl, url, dialogs, tabsOpened, tabsClosed, downloads, requests, consoleErrors, notes, settled } =
    aftermath;
  return [
    ...(leftUrl === undefined ? [] : [`The page is another one now: ${url}`]),
    ...dialogs.map(({ kind, message, answer }) => `The page showed ${kind} "${message}", which was ${answer}.`),
    ...tabsOpened.map(({ tab, url }) => `Tab ${tab} opened: ${url}`),
    ...tabsClosed.map((tab) => `Tab ${tab} closed.`),
    ...downloads.map(({ name, size, path }) => `A file came down: ${name}, ${size} bytes, at ${path}`),
    ...requests.filter(isTrouble).map(trouble),
    ...(consoleErrors === 0 ? [] : [`The page reported ${consoleErrors} ${consoleErrors === 1 ? 'error' : 'errors'}.`]),
    ...notes,
    ...(settled ? [] : ['The page is still busy with it.']),
  ];
}

/** A server that refuses behind a cheerful page is worth a line; what went well is not. */
function isTrouble({ status, failure }: CausedRequest): boolean {
  return failure !== undefined || (status !== undefined && status >= 400);
}

function trouble({ method, url, status, failure }: CausedRequest): string {
  return `A request failed: ${method} ${url} → ${status ?? failure}`;
}
