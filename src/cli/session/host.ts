import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LotsmanError } from '../../errors.ts';
import type { Log, Redactor } from '../../log.ts';
import { linesOf, readLine, sendLine } from './lines.ts';
import { redacted, redactedTrouble } from './redacted.ts';
import { asTrouble, type Facts, type Hello, Request, type Result, type Work } from './wire.ts';

/** What a session keeps open: a browser with somebody at its helm. */
export interface Held {
  facts(): Facts;
  work(work: Work, signal: AbortSignal): Promise<Result>;
  /** Resolves when the browser is gone, with a sentence about it. */
  readonly over: Promise<string>;
  close(): Promise<void>;
}

export interface HostOptions {
  readonly hello: Hello;
  readonly log: Log;
  /** Knows what no answer may hold. */
  readonly redactor: Redactor;
  /** Milliseconds without a request after which the session ends by itself; 0 is never. */
  readonly idle: number;
  open(): Promise<Held>;
  /** Called when the browser is closed, before anybody is told: another session of the name may begin. */
  release(reason: string | undefined): Promise<void>;
}

/** How long callers have to take their last answer. */
const LAST_ANSWERS = 1_000;

/** Takes the calls of a kept session: asks the browser one thing after the other, and ends when there is no more to do. */
export class Host {
  readonly #options: HostOptions;
  readonly #held: Promise<Held>;
  readonly #callers = new Set<Socket>();
  readonly #ended = Promise.withResolvers<string | undefined>();
  #turn: Promise<unknown> = Promise.resolve();
  #atWork = 0;
  #alarm: NodeJS.Timeout | undefined;
  #ending = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#held = options.open();
    this.#held.then(
      (held) => {
        void held.over.then((reason) => this.end(reason));
        this.rest();
      },
      () => this.end(),
    );
  }

  get opened(): Promise<Held> {
    return this.#held;
  }

  /** Resolves when the session is over and the browser is closed; with the reason, unless it was asked to stop. */
  get ended(): Promise<string | undefined> {
    return this.#ended.promise;
  }

  /** Something happened: the time without anything begins anew. */
  rest(): void {
    clearTimeout(this.#alarm);
    const { idle } = this.#options;
    if (idle === 0 || this.#atWork > 0 || this.#ending) return;
    const minutes = Math.round(idle / 60_000);
    this.#alarm = setTimeout(() => this.end(`It had nothing to do for ${minutes} minutes.`), idle);
  }

  /** Closes the browser, then tells those who wait. */
  end(reason?: string): void {
    if (this.#ending) return;
    this.#ending = true;
    clearTimeout(this.#alarm);
    this.#options.log.info('The session ends', { reason });
    void this.#close(reason).then(() => this.#ended.resolve(reason));
  }

  /** Serves one caller until it hangs up. */
  async serve(socket: Socket): Promise<void> {
    const running = new Map<number, AbortController>();
    this.#callers.add(socket);
    socket.on('error', () => {});
    sendLine(socket, this.#options.hello);
    try {
      for await (const line of linesOf(socket)) void this.#answer(line, socket, running);
    } catch (error) {
      this.#options.log.debug('A caller was cut off', { error });
    } finally {
      // Whoever hangs up does not want it any more.
      for (const controller of running.values()) controller.abort();
      this.#callers.delete(socket);
    }
  }

  /** After the end: the last answers are on their way. */
  async hangUp(): Promise<void> {
    const gone = [...this.#callers].map((socket) => once(socket.end(), 'close'));
    await Promise.race([Promise.all(gone), delay(LAST_ANSWERS, undefined, { ref: false })]);
    for (const socket of this.#callers) socket.destroy();
  }

  async #answer(line: string, socket: Socket, running: Map<number, AbortController>): Promise<void> {
    const read = Request.safeParse(readLine(line));
    if (!read.success) {
      this.#options.log.warn('A line was not understood', { error: read.error });
      socket.destroy();
      return;
    }
    const request = read.data;
    const { id } = request;
    if (request.ask === 'abort') {
      running.get(request.of)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const note = (text: string) => sendLine(socket, { id, note: text });
      sendLine(socket, { id, ...(await this.#outcome(request, controller.signal, note)) });
    } catch (error) {
      this.#options.log.debug('A request failed', { ask: request.ask, error });
      sendLine(socket, { id, trouble: redactedTrouble(asTrouble(error), this.#options.redactor) });
    } finally {
      running.delete(id);
    }
  }

  async #outcome(
    request: Exclude<Request, { ask: 'abort' }>,
    signal: AbortSignal,
    note: (text: string) => void,
  ): Promise<{ result: Result } | { gone: string }> {
    if (request.ask === 'stop') {
      this.end();
      await this.ended;
      return { result: { value: null } };
    }
    // Nothing is begun any more; the caller may start another session as soon as this one is closed.
    if (this.#ending) return { gone: (await this.ended) ?? 'It was stopped.' };
    const held = await this.#held;
    const answer = request.ask === 'facts' ? { value: held.facts() } : this.#inTurn(held, request, signal, note);
    return { result: redacted(await answer, this.#options.redactor) };
  }

  async #inTurn(held: Held, work: Work, signal: AbortSignal, note: (text: string) => void): Promise<Result> {
    if (this.#atWork > 0) note('Another command is at work in this session. Waiting for it …');
    this.#atWork += 1;
    this.rest();
    const mine = this.#turn.then(() => {
      signal.throwIfAborted();
      return held.work(work, signal);
    });
    this.#turn = mine
      .catch(() => {})
      .finally(() => {
        this.#atWork -= 1;
        this.rest();
      });
    return Promise.race([mine, stopped(signal)]);
  }

  async #close(reason: string | undefined): Promise<void> {
    const held = await this.#held.catch(() => undefined);
    await held?.close().catch((error: unknown) => this.#options.log.error('The browser was not closed', { error }));
    await this.#options.release(reason);
  }
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () =>
        reject(
          new LotsmanError('stopped', 'Stopped.', {
            hint: 'What had begun on the page may still happen; the session stays open. Look with lotsman observe.',
          }),
        ),
      { once: true },
    );
  });
}
