import type { Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { alike } from '../words/alike.ts';

/** Whether the page shows the thing itself: its title or its first headings say so. */
export function isAboutIt({ title, lines }: Observation, { words, ordinal, like }: Phrase): boolean {
  if (words === '' || ordinal !== undefined || like) return false;
  const all = lines.filter(({ kind }) => kind === 'heading');
  // A page may begin with the headings of its menus.
  const headings = all
    .filter((line, at) => at < FIRST || line.level === 1)
    .map(({ parts }) => parts.filter((part) => typeof part === 'string').join(' '));
  return [title, ...headings].some((text) => alike(words, text) >= SAME);
}

const FIRST = 3;
const SAME = 0.7;
