import type { Observation } from '../../observation.ts';
import { isSameText } from './words/normal.ts';

/** So much of the task a text has to say to be the task. */
const MOST_OF_IT = 0.7;

/** The page without the task itself, where it shows that: what a page repeats of it is the name of nothing, and stands beside nothing. */
export function withoutTask(page: Observation, task: string): Observation {
  const isTask = (part: unknown) =>
    typeof part === 'string' &&
    (isSameText(part, task) || (part.length > MOST_OF_IT * task.length && task.includes(part.trim())));
  if (!page.lines.some(({ parts }) => parts.some(isTask))) return page;
  const lines = page.lines.map((line) =>
    line.parts.some(isTask) ? { ...line, parts: line.parts.filter((part) => !isTask(part)) } : line,
  );
  return { ...page, lines };
}
