import type { Control, Line, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import type { PageRecord } from '../reading/record.ts';
import { partCalled } from './part-called.ts';

/**
 * What stands in a part of the page that is called so: the cards of a column, the entries of a box. However few there are, and
 * whatever they look like; nothing where the page has no such part.
 */
export function thingsInPlace(page: Observation, { words }: Phrase): PageRecord[] | undefined {
  const part = partCalled(page, words);
  if (!part) return undefined;
  const things: PageRecord[] = [];
  page.lines.slice(part.start + 1, part.end).forEach((line, offset) => {
    const at = part.start + 1 + offset;
    const controls = line.parts.filter((one) => typeof one !== 'string');
    if (beginsThing(line, controls)) things.push(thing(words, at, controls, line));
    else things.push(...continued(things.pop(), at, controls, line));
  });
  return things;
}

function beginsThing({ kind, continues }: Line, controls: readonly Control[]): boolean {
  const isItem = (kind === 'item' || kind === 'row') && continues !== true;
  return isItem || controls.some(({ role }) => WHOLE.has(role));
}

/** What is a whole thing by itself. */
const WHOLE = new Set(['listitem', 'row', 'article', 'option', 'treeitem', 'draggable']);

function thing(place: string, line: number, controls: readonly Control[], { parts }: Line): PageRecord {
  const text = wordsOf(parts);
  const name = controls.find((control) => control.name !== '')?.name ?? text;
  return { ...{ kind: 'card', name, properties: [], about: [place], page: 0, lines: [line] }, controls, quote: text };
}

/** A thing goes on until the next begins; a button below the last of them is for the whole place. */
function continued(last: PageRecord | undefined, at: number, controls: readonly Control[], line: Line): PageRecord[] {
  if (!last) return [];
  if (controls.some(({ role }) => role === 'button')) return [last];
  const quote = `${last.quote} ... ${wordsOf(line.parts)}`;
  return [{ ...last, lines: [...last.lines, at], controls: [...last.controls, ...controls], quote }];
}

function wordsOf(parts: Line['parts']): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join(' ')
    .trim();
}
