import { createInterface } from 'node:readline/promises';
import type { Asked, PersonsAnswer } from '../../run-events.ts';
import type { Paint } from '../terminal.ts';
import { answersTo, readAnswer } from './read-answer.ts';

export interface Desk {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream & { isTTY?: boolean };
  readonly paint: Paint;
  /** Told before the person is asked, in case the question has not been printed in this process. */
  show(question: Asked): void;
  /** The person has left: end of input. */
  gone(): void;
}

/** Below the words of the story. */
const INDENT = ' '.repeat(13);

/** Asks the person at the terminal. Stops asking when the answer has come from elsewhere. */
export function personAt({ input, output, paint, show, gone }: Desk) {
  return async (question: Asked, signal: AbortSignal): Promise<PersonsAnswer> => {
    show(question);
    const lines = createInterface({ input, output, terminal: output.isTTY === true });
    // In this mode the terminal hands Ctrl-C to us as a key.
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    let isOver = false;
    lines.once('close', () => {
      if (!isOver && !signal.aborted) gone();
    });
    try {
      for (;;) {
        const typed = await lines.question(`${INDENT}${paint('yellow', answersTo(question))}\n${INDENT}› `, { signal });
        const answer = readAnswer(question, typed);
        if (answer) return answer;
      }
    } finally {
      isOver = true;
      lines.close();
    }
  };
}
