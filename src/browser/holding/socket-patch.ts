/** What the inside of a page or worker offers to whoever holds its socket messages. */
export interface SocketLine {
  /** Resolves with the messages that wait, as soon as there are some. */
  next(): Promise<WaitingMessage[]>;
  /** Sends a message that waits, or drops it. */
  settle(id: number, isSent: boolean): void;
}

export interface WaitingMessage {
  id: number;
  url: string;
  from: string;
  text: string;
  size: number;
}

/**
 * Runs inside a page or worker: whatever it sends over a socket waits for a word from outside. Messages of one socket keep their
 * order. Must not use anything but what a page has.
 */
export function patchSockets(): SocketLine {
  type Data = string | ArrayBufferLike | Blob | ArrayBufferView<ArrayBuffer>;
  const LONGEST = 100_000;
  // A worker that has not begun does not know where it is.
  const site = () => (globalThis as unknown as { location: { origin: string } }).location.origin;
  const waiting = new Map<number, (isSent: boolean) => void>();
  const turns = new WeakMap<WebSocket, Promise<void>>();
  let unread: WaitingMessage[] = [];
  let wake = () => {};
  let last = 0;
  const sizeOf = (data: Data) =>
    typeof data === 'string' ? data.length : data instanceof Blob ? data.size : data.byteLength;
  WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
    apply(send, socket: WebSocket, [data]: [Data]) {
      // What cannot be sent fails as it always does.
      if (!(socket instanceof WebSocket) || socket.readyState !== WebSocket.OPEN)
        return Reflect.apply(send, socket, [data]);
      last += 1;
      const id = last;
      const decided = new Promise<boolean>((resolve) => waiting.set(id, resolve));
      const before = turns.get(socket) ?? Promise.resolve();
      turns.set(
        socket,
        Promise.all([decided, before]).then(([isSent]) => {
          if (isSent && socket.readyState === WebSocket.OPEN) Reflect.apply(send, socket, [data]);
        }),
      );
      const text = typeof data === 'string' ? data.slice(0, LONGEST) : '';
      unread.push({ id, url: socket.url, from: site(), text, size: sizeOf(data) });
      wake();
      return undefined;
    },
  });
  return {
    async next() {
      while (unread.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const all = unread;
      unread = [];
      return all;
    },
    settle(id, isSent) {
      waiting.get(id)?.(isSent);
      waiting.delete(id);
    },
  };
}
