import { STATUS_CODES } from 'node:http';
import { LotsmanError } from '../errors.ts';
import type { Arrival } from './tab.ts';
import type { Workplace } from './tool.ts';

/** Where a journey led, in words. What went as it should needs none. */
export function arrivalWords({ status, stillLoading, becameDownload }: Arrival): string {
  if (becameDownload) return ' It is a file: it comes down, and the page is the one from before.';
  const answer =
    status !== undefined && status >= 400 ? ` It answers ${status} (${STATUS_CODES[status] ?? 'error'}).` : '';
  return `${answer}${stillLoading ? ' It is still loading.' : ''}`;
}

/** Leaves the page. One that asks whether to leave stays, unless that was decided before: the driver would wait in vain. */
export async function leave<T>({ session, tab }: Workplace, journey: () => Promise<T>): Promise<T> {
  const stayed = Promise.withResolvers<never>();
  const stopListening = session.subscribe((event) => {
    const isRefusal = event.type === 'dialog_shown' && event.kind === 'beforeunload' && event.answer === 'dismissed';
    if (isRefusal && event.tab === tab.id) stayed.reject(stillHere());
  });
  const going = journey();
  going.catch(() => {});
  try {
    return await Promise.race([going, stayed.promise]);
  } finally {
    stopListening();
  }
}

function stillHere(): LotsmanError {
  return new LotsmanError('navigation_failed', 'The page asked whether to leave it, and was not left.', {
    hint: 'What was entered there would be lost. To leave all the same, call dialog with accept: true, then try again.',
  });
}
