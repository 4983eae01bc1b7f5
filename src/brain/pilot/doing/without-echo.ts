import type { Line, Observation } from '../../../observation.ts';
import type { Situation } from '../situation.ts';

/**
 * The page without what it only repeats of our own search: “Nothing for “lamp””, “Remove filter: “lamp””. Who searched for something because
 * it was not there has not found it in these words.
 */
export function withoutEcho({ page, memo }: Situation): Observation {
  if (!memo.ways.some(({ name }) => name.startsWith('look with the search'))) return page;
  const sought = page.lines.flatMap(({ parts }) => parts).map(searchedFor);
  const query = sought.find((one) => one !== undefined) ?? inAddress(page.url);
  return query === undefined ? page : { ...page, lines: page.lines.map((line) => without(line, query)) };
}

function searchedFor(part: Line['parts'][number]): string | undefined {
  return typeof part !== 'string' && part.role === 'searchbox' && part.value ? part.value : undefined;
}

/** What stands behind the question mark, under whatever name: the only word for word text in there. */
function inAddress(url: string): string | undefined {
  const texts = URL.canParse(url) ? [...new URL(url).searchParams.values()].filter((text) => /\p{L}/u.test(text)) : [];
  return texts.length === 1 ? texts[0] : undefined;
}

function without(line: Line, query: string): Line {
  const isEcho = (text: string) => QUOTES.some(([open, close]) => text.includes(`${open}${query}${close}`));
  const parts = line.parts.filter((part) => !isEcho(typeof part === 'string' ? part : part.name));
  return parts.length === line.parts.length ? line : { ...line, parts };
}

const QUOTES = [
  ['“', '”'],
  ['"', '"'],
  ['«', '»'],
  ["'", "'"],
] as const;
