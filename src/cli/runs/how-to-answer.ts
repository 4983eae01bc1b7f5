import type { Asked } from '../../run-events.ts';
import { columns } from '../terminal.ts';
import { questionLines } from './story.ts';
import { clean, type Writing } from './writing.ts';

/** How a run that waits for a person is answered from another terminal, and goes on. */
export function howToAnswer(run: string, question: Asked, writing: Writing, isAnswered = false): string[] {
  const { width } = writing;
  const resume = [`lotsman resume ${run}`, 'goes on with it'];
  if (isAnswered) return ['It has been answered.', ...columns([resume], { width })];
  const ways = [...waysToAnswer(run, question, writing), resume];
  const [first = '', ...more] = questionLines(question).map((line) => clean(line, writing));
  return [`It waits for an answer: ${first}`, ...more.map((line) => `  ${line}`), '', ...columns(ways, { width })];
}

function waysToAnswer(run: string, { kind, options, url }: Asked, writing: Writing): string[][] {
  const answer = `lotsman answer ${run}`;
  switch (kind) {
    case 'approval':
      return [
        [`${answer} yes`, 'allows it once; run for the whole run, always for good on this site; no refuses'],
        [`${answer} "…"`, 'refuses, and says what to do instead'],
      ];
    case 'question':
      return [[`${answer} "…"`, options.length === 0 ? 'with your own words' : 'with a number, or your own words']];
    case 'hand_over':
      return [
        [`lotsman open ${clean(url, writing)}`, 'to deal with it in a window, then close that'],
        [`${answer} done`, 'says that you have'],
      ];
    case 'doubt':
      return [[`${answer} yes`, 'it was done; no: it was not, and may be done again']];
  }
}
