import { unfenced } from '../../../report/building/unfenced.ts';

export interface QuestionParts {
  /** What it is about: "Send “Apply” to jobs.example?" */
  what: string;
  because: string;
  /** Who, how much, which values. */
  details: readonly { name: string | undefined; value: string }[];
}

/** The text of a question, taken apart as it was put together: what, why, and a line for each detail. */
export function questionParts(text: string): QuestionParts {
  const lines = unfenced(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const told = lines.filter((line) => !line.startsWith('- '));
  const first = told[0] ?? '';
  const end = first.indexOf('? ');
  const what = end < 0 ? first : first.slice(0, end + 1);
  const because = [end < 0 ? '' : first.slice(end + 2), ...told.slice(1)].filter((line) => line !== '').join('\n');
  return { what, because, details: lines.filter((line) => line.startsWith('- ')).map((line) => detail(line.slice(2))) };
}

/** A name is short; longer words before a colon are part of what is said. */
const LONGEST_NAME = 40;

function detail(line: string): { name: string | undefined; value: string } {
  const end = line.indexOf(': ');
  if (end <= 0 || end > LONGEST_NAME) return { name: undefined, value: line };
  return { name: line.slice(0, end), value: line.slice(end + 2) };
}
