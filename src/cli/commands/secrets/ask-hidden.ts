import type { ReadStream } from 'node:tty';
import { LotsmanError } from '../../../errors.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const ERASE = /[\b\u007F]/;

/** Asks for a line of which nothing is shown, not even its length. */
export async function askHidden(
  question: string,
  input: Pick<ReadStream, 'setRawMode'> & NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  output.write(question);
  input.setRawMode(true);
  input.setEncoding('utf8');
  input.resume();
  try {
    return await hiddenLine(input);
  } finally {
    input.setRawMode(false);
    input.pause();
    output.write('\n');
  }
}

function hiddenLine(input: NodeJS.ReadableStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let line = '';
  const hear = (chunk: string) => {
    // What is pasted comes in one piece, and some terminals put marks around it.
    for (const key of chunk.replaceAll('\u001B[200~', '').replaceAll('\u001B[201~', '')) {
      if (key === '\r' || key === '\n' || key === CTRL_D) return resolve(line);
      if (key === CTRL_C) return reject(new LotsmanError('stopped', 'Stopped: nothing was kept.'));
      if (key === CTRL_U) line = '';
      else if (ERASE.test(key)) line = [...line].slice(0, -1).join('');
      else line += key;
    }
  };
  input.on('data', hear);
  return promise.finally(() => input.off('data', hear));
}
