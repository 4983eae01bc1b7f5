/** Ways to answer late, piecemeal or never. */

/** Waits, but not longer than the visitor does. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(resolve, ms);
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** The same answer, but its body comes in pieces with a wait between them; an endless wait never shows the second one. */
export async function piecemeal(
  response: Response,
  marks: readonly string[],
  ms: number,
  signal: AbortSignal,
): Promise<Response> {
  const pieces = cutBefore(await response.text(), marks).map((piece) => new TextEncoder().encode(piece));
  const gone = new AbortController();
  const either = AbortSignal.any([signal, gone.signal]);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const [index, piece] of pieces.entries()) {
        if (index > 0) await pause(ms, either);
        if (either.aborted) return;
        controller.enqueue(piece);
      }
      controller.close();
    },
    cancel: () => gone.abort(),
  });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}

function cutBefore(text: string, marks: readonly string[]): string[] {
  const places = marks.map((mark) => text.indexOf(mark)).filter((place) => place > 0);
  const edges = [0, ...places.sort((one, other) => one - other), text.length];
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
}
