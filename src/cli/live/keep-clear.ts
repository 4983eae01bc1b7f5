/** Streams that belong to the live part as long as it is there. */
export interface Cleared {
  /** Where the live part itself writes. */
  readonly stream: NodeJS.WriteStream;
  release(): void;
}

/**
 * Whatever else is written to the terminal while something is drawn there, a log or a warning of Node, would stand in the
 * middle of it: it is taken aside and told above.
 */
export function keepClear(tell: (text: string) => void): Cleared {
  const { stdout, stderr } = process;
  const write = stderr.write.bind(stderr);
  const streams = [stderr, ...(stdout.isTTY ? [stdout] : [])];
  const before = streams.map((stream) => stream.write);
  for (const stream of streams)
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      tell(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const done = rest.find((one) => typeof one === 'function');
      if (done) queueMicrotask(() => done());
      return true;
    };
  return {
    stream: new Proxy(stderr, {
      get(target, key) {
        if (key === 'write') return write;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    release() {
      for (const [index, stream] of streams.entries()) if (before[index]) stream.write = before[index];
    },
  };
}
