import type { Socket } from 'node:net';
import { within } from '../../deadline.ts';
import { LotsmanError } from '../../errors.ts';
import { linesOf, readLine, sendLine } from './lines.ts';
import { reach } from './reach.ts';
import { readHolder } from './record.ts';
import type { Whereabouts } from './whereabouts.ts';
import { Answer, asError, Hello, PROTOCOL, type Question, type Result } from './wire.ts';

/** How long a living session may take to say who it is; it does so before it does anything else. */
const HELLO = 5_000;
/** How long a session may take to confirm that it stopped what it was asked to stop. */
const STOPPING = 3_000;

export interface Asking {
  /** Stops what is being done. */
  signal?: AbortSignal;
  /** Hears what there is to tell while it waits. */
  note?(text: string): void;
}

/** The session ended before it began with what it was asked: another one can be asked the same. */
export class SessionGone extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** A connection to a kept session. One question at a time. */
export class Call implements Disposable {
  readonly hello: Hello;
  readonly #name: string;
  readonly #socket: Socket;
  readonly #lines: AsyncGenerator<string>;
  #lastId = 0;

  private constructor(name: string, hello: Hello, socket: Socket, lines: AsyncGenerator<string>) {
    this.hello = hello;
    this.#name = name;
    this.#socket = socket;
    this.#lines = lines;
  }

  /** Calls a session, or finds that there is none. */
  static async to(place: Whereabouts): Promise<Call | undefined> {
    const { name } = place;
    const holder = await readHolder(place);
    const socket = holder && (await reach(holder.address));
    if (!socket) return undefined;
    socket.on('error', () => {});
    const lines = linesOf(socket);
    try {
      const first = await within(HELLO, `Calling session "${name}"`, lines.next());
      const hello = Hello.safeParse(first.done ? undefined : readLine(first.value));
      if (hello.success) return new Call(name, hello.data, socket, lines);
    } catch {
      // Told below, with what can be done about it.
    }
    socket.destroy();
    throw new LotsmanError('connection_lost', `Session "${name}" (process ${holder.pid}) does not answer.`, {
      hint: `End it with: lotsman session stop ${name}`,
    });
  }

  /** Refuses to talk to a session of another Lotsman: each could misunderstand the other. */
  mustBeOf(version: string): void {
    const { hello } = this;
    if (hello.version === version && hello.protocol === PROTOCOL) return;
    throw new LotsmanError(
      'wrong_version',
      `Session "${this.#name}" was started by Lotsman ${hello.version}, and this is ${version}.`,
      { hint: `Stop it with lotsman session stop ${this.#name}; the next command starts a new one.` },
    );
  }

  async ask(question: Question, { signal, note = () => {} }: Asking = {}): Promise<Result> {
    if (signal?.aborted) throw new LotsmanError('stopped', 'Stopped before it was begun.');
    this.#lastId += 1;
    const id = this.#lastId;
    let giveUp: NodeJS.Timeout | undefined;
    const abort = () => {
      sendLine(this.#socket, { id: id + 1, ask: 'abort', of: id });
      giveUp = setTimeout(() => this.#socket.destroy(), STOPPING);
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      sendLine(this.#socket, { id, ...question });
      for await (const answer of this.#answersTo(id)) {
        if ('note' in answer) note(answer.note);
        else if ('gone' in answer) throw new SessionGone(answer.gone);
        else if ('trouble' in answer) throw asError(answer.trouble);
        else return answer.result;
      }
    } finally {
      clearTimeout(giveUp);
      signal?.removeEventListener('abort', abort);
    }
    if (signal?.aborted) throw new LotsmanError('stopped', 'Stopped.');
    throw new LotsmanError('connection_lost', `Session "${this.#name}" ended before it answered.`, {
      hint: 'What had begun may have been done. The next command starts a new session.',
    });
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }

  async *#answersTo(id: number): AsyncGenerator<Answer> {
    for (;;) {
      const { value, done } = await this.#lines.next().catch(() => ({ value: undefined, done: true }));
      if (done || value === undefined) return;
      const answer = Answer.parse(readLine(value));
      if (answer.id === id) yield answer;
    }
  }
}
