import { NO_RUN } from '../../protocol.ts';
import { createStore, type Store } from '../shared/store.ts';
import { ask, Refusal } from './call.ts';
import { type Message, MessageReader } from './messages.ts';
import { openSocket } from './socket.ts';

/** How the line to the server is; `lost` until it is there again. */
export type Line = 'opening' | 'open' | 'lost' | 'missing';

export interface Listening {
  /** Where to listen; asked again before each attempt, because it says from where on. */
  path(): string;
  /** Gets what came in one piece together, so that the page is drawn once for all of it. */
  heard(messages: readonly Message[]): void;
  signal: AbortSignal;
}

/** Longer silence than this is no silence: the server gives a sign every few seconds. */
const LONGEST_SILENCE = 20_000;

/** Listens to a stream until told not to, and begins again whenever the line is lost. */
export function listen(listening: Listening): Store<Line> {
  const line = createStore<Line>('opening');
  void keepListening(listening, line);
  return line;
}

async function keepListening({ path, heard, signal }: Listening, line: Store<Line>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    signal.addEventListener('abort', end);
    const watch = watchdog(end);
    try {
      const reader = new MessageReader();
      const opened = () => line.set('open');
      const piece = (text: string) => {
        failures = 0;
        watch.heard();
        const messages = reader.read(text);
        if (messages.length > 0) heard(messages);
      };
      const code = await overSocket(path(), { opened, piece, signal: attempt.signal });
      if (code === NO_RUN) return line.set('missing');
      // A socket that did not open says nothing of why: whoever has a wrong key hears it here.
      if (line.get() !== 'open') await ask('/hello', { signal: attempt.signal });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refusal && (error.status === 401 || error.status === 404)) return line.set('missing');
    } finally {
      watch.end();
      signal.removeEventListener('abort', end);
    }
    failures += 1;
    line.set('lost');
    await patience(failures, signal);
  }
}

/** Resolves with how it was closed. A socket, because of streams a browser opens only six to one server. */
function overSocket(
  path: string,
  { opened, piece, signal }: { opened(): void; piece(text: string): void; signal: AbortSignal },
): Promise<number> {
  const socket = openSocket(path);
  return new Promise((resolve) => {
    const end = (code: number) => {
      // Where the network is gone, a socket takes its time to close; nothing of it is heard any more.
      socket.onopen = socket.onmessage = socket.onclose = null;
      signal.removeEventListener('abort', abort);
      socket.close();
      resolve(code);
    };
    const abort = () => end(0);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => piece(String(data));
    socket.onclose = ({ code }) => end(code);
    signal.addEventListener('abort', abort);
  });
}

function watchdog(bark: () => void): { heard(): void; end(): void } {
  let timer = setTimeout(bark, LONGEST_SILENCE);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(bark, LONGEST_SILENCE);
    },
    end: () => clearTimeout(timer),
  };
}

const LONGEST_PATIENCE = 8_000;

/** Waits longer each time, and not at all once the network is back or the page is looked at again. */
export function patience(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const most = Math.min(LONGEST_PATIENCE, 250 * 2 ** failures);
    const timer = setTimeout(done, most * (0.75 + Math.random() / 4));
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
