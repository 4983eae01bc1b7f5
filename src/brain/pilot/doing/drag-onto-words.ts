import type { Phrase } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import type { Sought } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { touch } from './deed.ts';

/** Where things are dragged to may be a plain box: it is known by its heading, the only words on the page that are called so. */
export function dragOntoWords({ page }: Situation, from: Sought, to: Phrase): Pursuit | undefined {
  if (to.words === '' || to.place || to.ordinal !== undefined || to.like || to.best) return undefined;
  const texts = page.lines.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'));
  const [only, ...others] = texts.filter((text) => isCalled(text, to));
  const times = texts.filter((text) => only !== undefined && text.includes(only)).length;
  if (only === undefined || others.length > 0 || times > 1) return undefined;
  const call = { tool: 'drag', input: { id: from.control.id, onto: only } };
  return touch(from, call, `Dragging “${calledSo(from.control)}” to “${only}”.`);
}

function isCalled(text: string, { words, exact }: Phrase): boolean {
  return exact ? text.trim() === words : alike(words, text) >= CALLED_SO;
}

const CALLED_SO = 0.85;
