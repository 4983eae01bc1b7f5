import { tokensOf } from '../tokens.ts';

/** What fits into one answer, and how many answers the whole would take. */
export interface PageOfText {
  text: string;
  page: number;
  pages: number;
}

/** Tokens that one page of read text may take. */
export const PAGE_BUDGET = 1_500;

/**
 * The n-th page of a long text, by whole lines as far as that goes. What stands at the head (the columns of a table) is
 * repeated on every page. Beyond the last page is the last page.
 */
export function pageOf(lines: Iterable<string>, wanted: number, head = '', budget = PAGE_BUDGET): PageOfText {
  const pages = paged(lines, Math.max(100, budget - tokensOf(head)));
  const page = Math.min(Math.max(1, wanted), pages.length);
  const text = pages[page - 1] ?? '';
  return { text: head === '' ? text : `${head}\n${text}`, page, pages: pages.length };
}

/** `page 2 of 5; ask for page 3 to read on`, or nothing where one page is all. */
export function placeIn({ page, pages }: PageOfText): string {
  if (pages === 1) return '';
  return `page ${page} of ${pages}${page < pages ? `; ask for page ${page + 1} to read on` : ', the last'}`;
}

function paged(lines: Iterable<string>, budget: number): string[] {
  const pages: string[] = [];
  let page: string[] = [];
  let used = 0;
  for (const line of lines)
    for (const piece of piecesOf(line, budget)) {
      const cost = tokensOf(piece) + 1;
      if (used + cost > budget && page.length > 0) {
        pages.push(page.join('\n'));
        [page, used] = [[], 0];
      }
      page.push(piece);
      used += cost;
    }
  return [...pages, page.join('\n')];
}

/** A line that would not fit on a page of its own is cut between words, or anywhere if it must be. */
function piecesOf(line: string, budget: number): string[] {
  // No text takes more tokens than it has characters twice over: short lines need no counting.
  if (line.length * 2 < budget || tokensOf(line) < budget) return [line];
  const middle = line.length >> 1;
  const gap = line.lastIndexOf(' ', middle);
  const cut = gap > line.length / 4 ? gap : middle - (isSecondHalf(line, middle) ? 1 : 0);
  return [...piecesOf(line.slice(0, cut), budget), ...piecesOf(line.slice(cut).trimStart(), budget)];
}

/** A character that takes two places is not cut in the middle. */
function isSecondHalf(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
