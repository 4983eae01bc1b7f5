import { cutToTokens, tokensOfLines } from '../tokens.ts';
import type { Look } from './sight.ts';
import type { Change, Page, State } from './state.ts';

/** So much may be told by changes before the page is told anew. */
const MOST_TOKENS = 3_000;
const MOST_CHANGES = 12;
/** What one action said and read, and all that were done in one step. */
const MOST_TOLD = 2_500;
const MOST_NEWS = 3_000;
const LONGEST_LINE = 240;

type Known = Pick<State, 'page' | 'history' | 'step' | 'facts' | 'said'>;

/** What one action, or a look without one, added. */
export interface Addition {
  look?: Look | undefined;
  told?: string;
  line?: string;
}

/** The page after a step. A whole look begins anew: of what was told since the last one a line each remains. */
export function pageAfter(known: Known, addition: Addition): Pick<State, 'page' | 'history'> {
  const { page, history, step } = known;
  const { look } = addition;
  const change = changeOf(step, addition);
  if (look && (look.isWhole || !page)) return begun(known, look, change);
  if (!page) return { page, history: [...history, ...linesOf([change])] };
  const isNothing = change.told === '' && change.seen === '';
  const { url, title } = look ?? page;
  return { page: { ...page, url, title, changes: isNothing ? page.changes : [...page.changes, change] }, history };
}

function changeOf(step: number, { look, told = '', line = '' }: Addition): Change {
  return {
    step,
    told: cutToTokens(told, MOST_TOLD),
    seen: look && !look.isWhole ? look.text : '',
    line: line.replace(/\s+/g, ' ').slice(0, LONGEST_LINE),
  };
}

/** What this step has said and read is still news: it stands before the page that it led to. */
function begun(
  { page, history, step, facts, said }: Known,
  look: Look,
  change: Change,
): Pick<State, 'page' | 'history'> {
  const changes = [...(page?.changes ?? []), change];
  const news = changes.filter((one) => one.step === step && one.told !== '').map(({ told }) => told);
  const { url, title, text } = look;
  const whole = [...(news.length === 0 ? [] : [cutToTokens(news.join('\n'), MOST_NEWS)]), text].join('\n');
  const since = { step, facts: facts.length, said: said.length };
  return { page: { url, title, whole, changes: [], since }, history: [...history, ...linesOf(changes)] };
}

function linesOf(changes: readonly Change[]): string[] {
  return changes.map(({ line }) => line).filter((line) => line !== '');
}

/** Whether so much was told by changes that a whole look is shorter. */
export function isWorn({ changes }: Page): boolean {
  return changes.length > MOST_CHANGES || tokensOfLines(changes.map(textOf)) > MOST_TOKENS;
}

/** A change as the navigator reads it. */
export function textOf({ told, seen }: Change): string {
  return [told, seen].filter((one) => one !== '').join('\n');
}
