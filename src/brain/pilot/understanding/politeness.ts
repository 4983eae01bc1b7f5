import { lexicon, look } from './lexicon/match.ts';
import { type Token, wordsIn } from './tokens.ts';

/** "Could you, please, open …", «можешь, пожалуйста, открыть …»: who asks so has not yet said anything. */
export function withoutPoliteness(tokens: readonly Token[]): Token[] {
  return tokens.filter((_, at) => {
    const from = [at, at - 1, at - 2].find((index) => index > 0 && isParenthesis(tokens, index));
    return from === undefined || look(modals, wordsIn(tokens.slice(0, from)), modalAt(tokens, from)) === undefined;
  });
}

function isParenthesis(tokens: readonly Token[], at: number): boolean {
  const [before, polite, after] = tokens.slice(at, at + 3);
  return before?.text === ',' && /^(?:please|пожалуйста)$/.test(polite?.word ?? '') && after?.text === ',';
}

/** Where the words before a mark begin. */
function modalAt(tokens: readonly Token[], end: number): number {
  return tokens.findLastIndex(({ isMark }, at) => at < end && isMark === true) + 1;
}

const modals = lexicon([
  [
    true,
    'could you|can you|would you|will you|можешь|можете|не можешь|не можете|мог бы ты|могли бы вы|не мог бы ты|не могли бы вы|не могла бы ты',
  ],
]);

/** "the currency on this site", «язык на сайте»: where one is goes without saying, unless a site is named. */
export function withoutSite(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index > 0 && look(sites, words, index) !== undefined);
  const end = at + (look(sites, words, at)?.length ?? 0);
  const next = tokens[end];
  const isNamed = next !== undefined && (next.value !== undefined || /^\p{Lu}/u.test(next.text));
  if (at < 0 || isNamed) return [...tokens];
  return [...tokens.slice(0, at), ...withoutSite(tokens.slice(end))];
}

const sites = lexicon([
  [true, 'on the site|on this site|on the website|on this website|на сайте|на этом сайте|на вашем сайте'],
]);
