import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { WireSession } from './wire-session.ts';

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId: string;
  result?: unknown;
  error?: { message: string };
}

/** A call that waits for its answer. */
interface Call extends PromiseWithResolvers<unknown> {
  sessionId: string;
  method: string;
}

/** Our calls are numbered from here; the driver, which shares the wire, will not get that far. */
const FIRST_ID = 1_000_000_000;
/** Messages end with the name of their session: `"sessionId":"…"}`. */
const TAIL = 80;
const SESSION = /"sessionId":"([^"]+)"\}$/;

/**
 * Sessions of ours on the pipe that the driver has to a browser it started. The driver opens no session for a worker, and none
 * for a page before the page has begun; what it does for each message on one of its own takes longer than the message. A port
 * that everybody could find is no way to a second connection.
 */
export class DriverWire {
  readonly #out: Writable;
  readonly #sessions = new Map<string, WireSession>();
  readonly #waiting = new Map<number, Call>();
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

  /** The session of a name that the browser has given. */
  session(sessionId: string): WireSession {
    const known = this.#sessions.get(sessionId);
    if (known) return known;
    const session = new WireSession((method, params) => this.#send(sessionId, method, params));
    this.#sessions.set(sessionId, session);
    return session;
  }

  /** A session is over: nobody answers any more who was asked over it. */
  forget(sessionId: string): void {
    const session = this.#sessions.get(sessionId);
    this.#sessions.delete(sessionId);
    this.#giveUp(sessionId, 'Target closed');
    session?.emit('close');
  }

  #send(sessionId: string, method: string, params: object): Promise<unknown> {
    if (!this.#out.writable) return Promise.reject(new Error(GONE));
    if (!this.#sessions.has(sessionId)) return Promise.reject(new Error(`${method}: Target closed`));
    this.#lastId += 1;
    const call = { ...Promise.withResolvers<unknown>(), sessionId, method };
    this.#waiting.set(this.#lastId, call);
    this.#out.write(`${JSON.stringify({ id: this.#lastId, method, params, sessionId })}\0`);
    return call.promise;
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
    const name = SESSION.exec(tail.toString('latin1', Math.max(0, tail.length - TAIL)))?.[1];
    const session = name === undefined ? undefined : this.#sessions.get(name);
    if (session) this.#heed(JSON.parse(whole().toString()) as Message, session);
  }

  #heed({ id, method = '', params, result, error, sessionId }: Message, session: WireSession): void {
    if (id === undefined) {
      // Whatever is still asked of a page that has crashed is never answered.
      if (method === 'Inspector.targetCrashed') this.#giveUp(sessionId, 'Target crashed');
      session.emit(method, params);
      return;
    }
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result);
  }

  #giveUp(sessionId: string, why: string): void {
    for (const [id, call] of this.#waiting) {
      if (call.sessionId !== sessionId) continue;
      this.#waiting.delete(id);
      call.reject(new Error(`${call.method}: ${why}`));
    }
  }

  #end(): void {
    for (const call of this.#waiting.values()) call.reject(new Error(GONE));
    this.#waiting.clear();
    const sessions = [...this.#sessions.values()];
    this.#sessions.clear();
    for (const session of sessions) session.emit('close');
  }
}

const GONE = 'The connection to the browser has been closed.';
