import type { Patience } from './model.ts';
import { ModelFault } from './model-fault.ts';

type Fetch = typeof globalThis.fetch;

/**
 * Watches one call while it is under way. Bytes on the wire are what counts as a sign of life, not what they mean: some
 * providers send nothing but comments while a model thinks.
 */
export class Watch implements Disposable {
  readonly #patience: Patience;
  readonly #outer: AbortSignal;
  readonly #controller = new AbortController();
  readonly #stop = () => this.#controller.abort(this.#outer.reason);
  readonly #last: NodeJS.Timeout;
  #next: NodeJS.Timeout;
  #begun = false;

  constructor(patience: Patience, outer: AbortSignal) {
    this.#patience = patience;
    this.#outer = outer;
    if (outer.aborted) this.#stop();
    else outer.addEventListener('abort', this.#stop, { once: true });
    const { firstByte, total } = patience;
    this.#next = setTimeout(
      () => this.#fail('hung', `did not begin to answer within ${seconds(firstByte)}`),
      firstByte,
    );
    this.#last = setTimeout(() => this.#fail('stalled', `was not done within ${seconds(total)}`), total);
  }

  /** Ends the call when its time is up or whoever asked has gone. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether any part of an answer has come, which is when providers begin to count tokens. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Why the call was ended from here. */
  get fault(): ModelFault | undefined {
    return this.signal.reason instanceof ModelFault ? this.signal.reason : undefined;
  }

  alive(): void {
    // What comes after the end would start a clock that nobody stops.
    if (this.signal.aborted) return;
    this.#begun = true;
    clearTimeout(this.#next);
    const { chunk } = this.#patience;
    this.#next = setTimeout(
      () => this.#fail('stalled', `stopped in the middle of its answer for ${seconds(chunk)}`),
      chunk,
    );
  }

  /** A `fetch` that listens to what comes in. */
  listening(fetch: Fetch): Fetch {
    return async (input, init) => {
      const response = await fetch(input, init);
      if (response.ok) refuseOtherThanStream(response);
      const heard = response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (chunk, controller) => {
            this.alive();
            controller.enqueue(chunk);
          },
        }),
      );
      return new Response(heard ?? null, response);
    };
  }

  #fail(kind: 'hung' | 'stalled', message: string): void {
    this.#controller.abort(new ModelFault(kind, message));
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#next);
    clearTimeout(this.#last);
    this.#outer.removeEventListener('abort', this.#stop);
    // A connection that nobody reads from any more would stay open.
    this.#controller.abort();
  }
}

/** A login page of a café, a proxy's apology: with status 200, and no answer of a model. */
function refuseOtherThanStream(response: Response): void {
  const type = response.headers.get('content-type') ?? '';
  if (!/\b(html|xml)\b/i.test(type)) return;
  void response.body?.cancel();
  throw new ModelFault('not_a_model', `answered with a web page (${type.split(';')[0]}) where a model should be`);
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 100) / 10} s`;
}
