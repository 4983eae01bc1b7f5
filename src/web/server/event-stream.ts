/** One message of a stream of `text/event-stream`. JSON has no line breaks of its own, so it stands on one line. */
export function line(event: string, data: unknown, id?: number): string {
  const place = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${place}data: ${JSON.stringify(data)}\n\n`;
}

/** Shows that the line is alive. */
export const SIGN_OF_LIFE = ':\n\n';

/** An answer that goes on. The next line is asked for when the last one has gone out, so a slow reader slows nobody else. */
export function streamed(lines: (gone: AbortSignal) => AsyncIterator<string>): Response {
  const gone = new AbortController();
  const source = lines(gone.signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        if (!gone.signal.aborted) controller.error(error);
      }
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
