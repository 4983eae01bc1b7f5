import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';

/** Longer than any picture; whoever sends more than this without a line end is not one of ours. */
const LONGEST = 256 * 1024 * 1024;

/** The lines that come over a socket, until it ends. Node's own reader would also split at U+2028, which JSON may hold. */
export async function* linesOf(socket: Socket): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of socket) {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    pieces.push(first);
    length += first.length;
    if (length > LONGEST) throw new Error('A line over the socket does not end.');
    for (const next of rest) {
      yield pieces.join('');
      pieces = [next];
      length = next.length;
    }
  }
}

export function sendLine(socket: Socket, message: unknown): void {
  // Gone when the caller has stopped waiting.
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** What a line says, or undefined when it is no JSON. */
export function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
