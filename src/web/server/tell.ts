import type { WebSocket } from 'ws';
import { isLotsmanError } from '../../errors.ts';
import { NO_RUN } from '../protocol.ts';

const TROUBLE = 1011;
const OVER = 1000;

/** Sends lines over a socket as they come, each when the one before it has gone out. */
export function tell(viewer: WebSocket, lines: (gone: AbortSignal) => AsyncIterable<string>): void {
  const gone = new AbortController();
  viewer.once('close', () => gone.abort());
  viewer.on('error', () => viewer.terminate());
  const telling = async () => {
    for await (const line of lines(gone.signal)) await sent(viewer, line);
  };
  telling().then(
    () => viewer.close(OVER),
    (error: unknown) => viewer.close(isLotsmanError(error) && error.code === 'no_such_run' ? NO_RUN : TROUBLE),
  );
}

function sent(viewer: WebSocket, line: string): Promise<void> {
  // One that is gone is noticed by its end.
  return new Promise((resolve) => viewer.send(line, () => resolve()));
}
