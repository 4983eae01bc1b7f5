import type { ConnectOverCDPTransport } from 'playwright-core';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { maskUrl } from '../config/kinds.ts';
import { within } from '../deadline.ts';
import { LotsmanError } from '../errors.ts';

/** One message of the DevTools protocol. */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

/** Our own calls are numbered from here; the driver, which shares the wire, will not get that far. */
const FIRST_ID = 1_000_000_000;

/**
 * One wire to a running browser, shared by the driver and by us. Chrome asks its user for consent at every new
 * connection, so there must be only one; and what passes through our hands can be kept polite.
 */
export class CdpLink {
  /** Resolves with the reason when the wire breaks or is closed. */
  readonly closed: Promise<string>;
  /** What the driver writes before it reaches the browser; `undefined` lets it pass, anything else is the answer. */
  intercept: (method: string, params: unknown, sessionId: string | undefined) => object | undefined = () => undefined;

  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, ((params: unknown) => void)[]>();
  #lastId = FIRST_ID;
  #driver: ConnectOverCDPTransport | undefined;

  static async open(endpoint: string, deadline: number): Promise<CdpLink> {
    const address = await debuggerAddress(endpoint, deadline);
    const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
    const opened = new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    try {
      await within(deadline, 'Connecting to the browser', opened);
    } catch (cause) {
      socket.terminate();
      throw cannotAttach(endpoint, cause);
    }
    return new CdpLink(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    // Each in a turn of its own: messages that came in one packet must not overtake what the one before them sets off.
    socket.on('message', (data) => setImmediate(() => this.#receive(JSON.parse(String(data)) as Message)));
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => {
        const why = String(reason) || `the connection ended (code ${code})`;
        for (const call of this.#waiting.values()) call.reject(new LotsmanError('connection_lost', `${why}.`));
        this.#waiting.clear();
        this.#driver?.onclose?.(why);
        resolve(why);
      });
    });
  }

  /** A call of our own to the browser itself. */
  send(method: string, params: object = {}): Promise<unknown> {
    if (this.#socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new LotsmanError('connection_lost', 'The connection to the browser is gone.'));
    this.#lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, answer);
    this.#socket.send(JSON.stringify({ id: this.#lastId, method, params }));
    return answer.promise;
  }

  /** Hears an event of the browser itself (not of one page). */
  on(method: string, listener: (params: unknown) => void): void {
    this.#listeners.set(method, [...(this.#listeners.get(method) ?? []), listener]);
  }

  /** The driver's end of the wire. */
  transport(): ConnectOverCDPTransport {
    const driver: ConnectOverCDPTransport = {
      send: (message) => this.#forward(message as Message),
      close: () => this.close(),
    };
    this.#driver = driver;
    return driver;
  }

  close(): void {
    this.#socket.close();
  }

  /** Ends the wire without waiting for the other side, which may never answer. */
  cut(): void {
    this.#socket.terminate();
  }

  #forward(message: Message): void {
    const { id, method = '', params, sessionId } = message;
    const result = this.intercept(method, params, sessionId);
    if (result === undefined) this.#socket.send(JSON.stringify(message));
    // As if it had come over the wire: after the caller has returned.
    else
      queueMicrotask(() =>
        this.#driver?.onmessage?.({ id, result, ...(sessionId === undefined ? {} : { sessionId }) }),
      );
  }

  #receive(message: Message): void {
    const ours = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (message.id !== undefined && ours) {
      this.#waiting.delete(message.id);
      if (message.error)
        ours.reject(new LotsmanError('attach_failed', `The browser refused: ${message.error.message}.`));
      else ours.resolve(message.result);
      return;
    }
    if (message.sessionId === undefined && message.method !== undefined)
      for (const listener of this.#listeners.get(message.method) ?? []) listener(message.params);
    this.#driver?.onmessage?.(message);
  }
}

const Version = z.object({ webSocketDebuggerUrl: z.string() });

/** An `http://` endpoint tells its socket's address; a `ws://` one is the address. */
async function debuggerAddress(endpoint: string, deadline: number): Promise<string> {
  if (/^wss?:/.test(endpoint)) return endpoint;
  try {
    const { address, headers } = versionAddress(endpoint);
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(deadline) });
    return Version.parse(await response.json()).webSocketDebuggerUrl;
  } catch (cause) {
    throw cannotAttach(endpoint, cause);
  }
}

/** Where an `http://` endpoint tells its socket's address: below its own path, with its query and its login. */
function versionAddress(endpoint: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(endpoint);
  const { username, password } = address;
  address.pathname = `${address.pathname.replace(/\/$/, '')}/json/version`;
  address.username = '';
  address.password = '';
  if (username === '') return { address, headers: {} };
  const login = btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { address, headers: { authorization: `Basic ${login}` } };
}

function cannotAttach(endpoint: string, cause: unknown): LotsmanError {
  return new LotsmanError('attach_failed', `No browser answers at ${maskUrl(endpoint)}.`, {
    hint: 'Start it with --remote-debugging-port=9222 and a --user-data-dir of its own, or correct --cdp.',
    cause,
  });
}
