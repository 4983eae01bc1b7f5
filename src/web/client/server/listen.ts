import { createStore, type Store } from '../shared/store.ts';
import { ask, Refusal } from './call.ts';
import { type Message, MessageReader } from './messages.ts';

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
      const { body } = await ask(path(), { signal: attempt.signal });
      if (!body) return;
      const reader = new MessageReader();
      // biome-ignore lint/suspicious/noExplicitAny: the DOM types know no async iteration of streams yet
      const pieces = body.pipeThrough(new TextDecoderStream() as any) as unknown as AsyncIterable<string>;
      line.set('open');
      for await (const piece of pieces) {
        failures = 0;
        watch.heard();
        const messages = reader.read(piece);
        if (messages.length > 0) heard(messages);
      }
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
