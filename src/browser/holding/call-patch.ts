/** What the inside of a page or worker offers to whoever holds what its scripts do beside requests. */
export interface CallLine {
  /** Resolves with the calls that wait, as soon as there are some. */
  next(): Promise<WaitingCall[]>;
  /** Has a call that waits done, or dropped. */
  settle(id: number, isDone: boolean): void;
}

export interface WaitingCall {
  id: number;
  /** A message over a socket, or the browser's own sheet for paying. */
  kind: 'message' | 'payment';
  url: string;
  from: string;
  text: string;
  size: number;
}

/**
 * Runs inside a page or worker: whatever it sends over a socket, and each payment sheet that it opens, waits for a word from
 * outside. Messages of one socket keep their order. Must not use anything but what a page has.
 */
export function patchCalls(): CallLine {
  type Data = string | ArrayBufferLike | Blob | ArrayBufferView<ArrayBuffer>;
  const LONGEST = 100_000;
  // A worker that has not begun does not know where it is.
  const site = () => (globalThis as unknown as { location: { origin: string } }).location.origin;
  const waiting = new Map<number, (isDone: boolean) => void>();
  let unread: WaitingCall[] = [];
  let wake = () => {};
  let last = 0;
  const decided = (call: Pick<WaitingCall, 'kind' | 'url' | 'text' | 'size'>) => {
    last += 1;
    const id = last;
    const word = new Promise<boolean>((resolve) => waiting.set(id, resolve));
    unread.push({ id, from: site(), ...call });
    wake();
    return word;
  };

  const turns = new WeakMap<WebSocket, Promise<void>>();
  const sizeOf = (data: Data) =>
    typeof data === 'string' ? data.length : data instanceof Blob ? data.size : data.byteLength;
  WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
    apply(send, socket: WebSocket, [data]: [Data]) {
      // What cannot be sent fails as it always does.
      if (!(socket instanceof WebSocket) || socket.readyState !== WebSocket.OPEN)
        return Reflect.apply(send, socket, [data]);
      const text = typeof data === 'string' ? data.slice(0, LONGEST) : '';
      const word = decided({ kind: 'message', url: socket.url, text, size: sizeOf(data) });
      const before = turns.get(socket) ?? Promise.resolve();
      turns.set(
        socket,
        Promise.all([word, before]).then(([isDone]) => {
          if (isDone && socket.readyState === WebSocket.OPEN) Reflect.apply(send, socket, [data]);
        }),
      );
      return undefined;
    },
  });

  interface Sheet {
    show(update?: unknown): Promise<unknown>;
  }
  const page = globalThis as unknown as { PaymentRequest?: { new (): Sheet; prototype: Sheet } };
  const Original = page.PaymentRequest;
  if (Original) {
    // What is to be paid is told to the constructor, and to nobody who asks later.
    const wanted = new WeakMap<object, readonly unknown[]>();
    const Held = new Proxy(Original, {
      construct(target, given, self) {
        const sheet = Reflect.construct(target, given, self) as Sheet;
        wanted.set(sheet, given);
        return sheet;
      },
    });
    Object.defineProperty(Original.prototype, 'constructor', { value: Held, writable: true, configurable: true });
    page.PaymentRequest = Held;
    Original.prototype.show = new Proxy(Original.prototype.show, {
      async apply(show, sheet: Sheet, [later]: [unknown?]) {
        // A page may say only now how much it is.
        const update = await later;
        const [methods, details] = wanted.get(sheet) ?? [];
        const text = JSON.stringify({ methods, details, update }).slice(0, LONGEST);
        const isDone = await decided({ kind: 'payment', url: `${site()}/`, text, size: text.length });
        // As if somebody had closed it.
        if (!isDone) throw new DOMException('User closed the Payment Request UI.', 'AbortError');
        return Reflect.apply(show, sheet, later === undefined ? [] : [update]);
      },
    });
  }

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
    settle(id, isDone) {
      waiting.get(id)?.(isDone);
      waiting.delete(id);
    },
  };
}
