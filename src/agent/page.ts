import { tokensOfLines } from '../tokens.ts';
import type { Look } from './sight.ts';
import type { Page, State } from './state.ts';

/** So much may be told by changes before the page is told anew. */
const MOST_TOKENS = 2_500;
const MOST_CHANGES = 10;
const LONGEST_LINE = 240;

/** The page after a step. A whole look begins anew: of what was told since the last one a line each remains. */
export function pageAfter(
  { page, history }: Pick<State, 'page' | 'history'>,
  look: Look | undefined,
  told: string,
  line: string,
): Pick<State, 'page' | 'history'> {
  const short = line.replace(/\s+/g, ' ').slice(0, LONGEST_LINE);
  if (look?.isWhole || !page) {
    const lines = [...(page?.changes.map((change) => change.line) ?? []), ...(short === '' ? [] : [short])];
    return { page: look ? begun(look, told) : page, history: [...history, ...lines] };
  }
  const text = [told, ...(look ? [look.text] : [])].filter((one) => one !== '').join('\n');
  const { url, title } = look ?? page;
  return { page: { ...page, url, title, changes: [...page.changes, { text, line: short }] }, history };
}

/** What the action said stands before the page that it led to. */
function begun({ url, title, text }: Look, told: string): Page {
  return { url, title, whole: told === '' ? text : `${told}\n${text}`, changes: [] };
}

/** Whether so much was told by changes that a whole look is shorter. */
export function isWorn({ changes }: Page): boolean {
  return changes.length > MOST_CHANGES || tokensOfLines(changes.map(({ text }) => text)) > MOST_TOKENS;
}
