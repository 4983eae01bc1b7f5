import type { Control, Line, Observation } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { controlsOf, ownName } from '../page-parts.ts';
import type { PageRecord } from '../reading/record.ts';
import { withIconsOn } from '../with-icons.ts';
import { coverage } from '../words/coverage.ts';

/** What repeats on a page without being a list: some lines of text, and under each the same row of buttons. */
export function blocksOf({ lines }: Observation): PageRecord[] {
  const rows = lines.map(signatureOf);
  const ends = rows.flatMap((row, at) => (row !== '' && rows.filter((other) => other === row).length > 1 ? [at] : []));
  const starts = ends.map((end) => 1 + lines.findLastIndex((line, at) => at < end && controlsIn(line).length > 0));
  // What stands over the first of them belongs to the page: it is no longer than the others.
  const [first = 0, ...others] = ends.map((end, index) => end - (starts[index] ?? end));
  const most = Math.min(first, Math.max(...others));
  return ends.flatMap((end, index) => {
    const from = index === 0 ? end - most : (starts[index] ?? end);
    const line = lines[end];
    return line && from < end ? [blockOf(line, lines.slice(from, end).map(textOf), from, end)] : [];
  });
}

/** Those of the blocks that are meant: by a name that stands in them as it was said. */
export function blocksMeant(page: Observation, { what, where, count, best, except }: Things): PageRecord[] {
  if (best || except || what.place) return [];
  const names = where.flatMap(({ is, value }) => (is === '=' || is === 'contains' ? [value.text] : ['\0']));
  const meant = names.length === 0 ? [] : blocksOf(page).filter((block) => names.every((name) => says(block, name)));
  if (typeof count === 'number') return meant.length >= count ? meant.slice(0, count) : [];
  return count === 'all' || meant.length === 1 ? meant : [];
}

/** The one block that a place means: "in the post of @ann". */
export function blockCalled(page: Observation, { words }: Phrase): PageRecord | undefined {
  const names = words.split(/\s+/).filter((word) => /^[@#]|\p{Lu}|\d/u.test(word));
  const [only, ...more] =
    names.length === 0 ? [] : blocksOf(page).filter((block) => names.every((name) => says(block, name)));
  return more.length === 0 ? only : undefined;
}

/** What in a block is called so; each is called by its name, or by what its picture shows. */
export function partCalled({ controls }: PageRecord, words: string): Control | undefined {
  const [only, ...more] = controls.filter(({ name }) => coverage(words, name).share >= CALLED_SO);
  return more.length === 0 ? only : undefined;
}

const CALLED_SO = 0.9;

/** Word for word: "@ann" is not "@anna". */
function says({ quote }: PageRecord, name: string): boolean {
  const at = quote.toLowerCase().indexOf(name.toLowerCase());
  const [before = '', after = ''] = [quote[at - 1], quote[at + name.length]];
  return at >= 0 && !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
}

function controlsIn({ parts }: Line): Control[] {
  return parts.filter((part) => typeof part !== 'string');
}

function textOf({ parts }: Line): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join(' ');
}

/** What the buttons of a row are; empty for what is no such row. */
function signatureOf(line: Line): string {
  const named = namedIn(line);
  return named.length > 1 && named.every(({ name }) => name !== '')
    ? named.map(({ role, name }) => `${role} ${name}`).join('|')
    : '';
}

/** The controls of a line, called by what their pictures show where they have no name. */
function namedIn(line: Line): Control[] {
  return controlsOf({ lines: [withIconsOn(line)] }).map((control) => ({ ...control, name: ownName(control) }));
}

function blockOf(line: Line, texts: readonly string[], from: number, to: number): PageRecord {
  const quote = texts.join(' ').trim();
  const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return { kind: 'card', name: quote, properties: [], about: [], page: 0, lines, controls: namedIn(line), quote };
}
