import { text } from 'node:stream/consumers';
import { LotsmanError } from '../../errors.ts';

/** The task: the words after the command, or what is piped into it. */
export async function taskOf(
  words: readonly string[],
  stdin: NodeJS.ReadableStream & { isTTY?: boolean },
): Promise<string> {
  const isPiped = words.length === 0 && stdin.isTTY !== true;
  const task = isPiped || (words.length === 1 && words[0] === '-') ? await text(stdin) : words.join(' ');
  if (task.trim() !== '') return task.trim();
  throw new LotsmanError('bad_usage', 'There is no task: say in your own words what is to be done.', {
    hint: 'As in lotsman "Which of the unread letters are urgent?"; lotsman --help lists everything else.',
  });
}
