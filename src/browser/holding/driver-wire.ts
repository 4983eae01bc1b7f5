import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { LotsmanError } from '../../errors.ts';
import type { Channel } from './channel.ts';

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId: string;
  result?: unknown;
  error?: { message: string };
}

/** Our calls are numbered from here; the driver, which shares the wire, will not get that far. */
const FIRST_ID = 1_000_000_000;
/** Messages end with the name of their session: `"sessionId":"…"}`. */
const TAIL = 80;
const SESSION = /"sessionId":"([^"]+)"\}$/;

/**
 * Sessions of ours on the pipe that the driver has to a browser it started. The driver opens no session for a worker, and none
 * for a page before the page has begun; a port that everybody could find is no way to a second connection.
 */
export class DriverWire {
  readonly #out: Writable;
  readonly #sessions = new Map<string, Map<string, ((params: unknown) => void)[]>>();
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #unread: Buffer[] = [];
  #lastId = FIRST_ID;

  /** The wire of a process that was started with one; others have none to share. */
  static of({ stdio }: ChildProcess): DriverWire | undefined {
    const [, , , out, back] = stdio;
    return out && back ? new DriverWire(out as Writable, back as Readable) : undefined;
  }

  private constructor(out: Writable, back: Readable) {
    this.#out = out;
    back.on('data', (chunk: Buffer) => this.#read(chunk));
    back.once('close', () => this.#end());
  }

  /** The line to a session that the browser has announced. */
  channel(sessionId: string): Channel {
    const listeners = new Map<string, ((params: unknown) => void)[]>();
    this.#sessions.set(sessionId, listeners);
    return {
      send: (method, params = {}) => this.#send(sessionId, method, params),
      on: (method, listener) => listeners.set(method, [...(listeners.get(method) ?? []), listener]),
    };
  }

  forget(sessionId: string): void {
    this.#sessions.delete(sessionId);
  }

  #send(sessionId: string, method: string, params: object): Promise<unknown> {
    if (!this.#out.writable) return Promise.reject(gone());
    this.#lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, answer);
    this.#out.write(`${JSON.stringify({ id: this.#lastId, method, params, sessionId })}\0`);
    return answer.promise;
  }

  /** A message may come in many pieces, and a piece may hold many messages. */
  #read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#unread.push(chunk.subarray(start, end));
      this.#take(this.#unread);
      this.#unread = [];
      start = end + 1;
    }
    if (start < chunk.length) this.#unread.push(chunk.subarray(start));
  }

  /** What belongs to the driver is not even parsed. */
  #take(pieces: readonly Buffer[]): void {
    const last = pieces.at(-1) ?? Buffer.alloc(0);
    const whole = () => (pieces.length === 1 ? last : Buffer.concat(pieces));
    const tail = last.length >= TAIL ? last : whole();
    const session = SESSION.exec(tail.toString('latin1', Math.max(0, tail.length - TAIL)))?.[1];
    const listeners = session === undefined ? undefined : this.#sessions.get(session);
    if (listeners) this.#heed(JSON.parse(whole().toString()) as Message, listeners);
  }

  #heed({ id, method, params, result, error }: Message, listeners: Map<string, ((params: unknown) => void)[]>): void {
    if (id === undefined) {
      for (const listener of listeners.get(method ?? '') ?? []) listener(params);
      return;
    }
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  }

  #end(): void {
    for (const call of this.#waiting.values()) call.reject(gone());
    this.#waiting.clear();
    this.#sessions.clear();
  }
}

function gone(): LotsmanError {
  return new LotsmanError('connection_lost', 'The connection to the browser is gone.');
}
