import { commandsAt } from './clauses.ts';
import { lexicon, look } from './lexicon/match.ts';
import { filler } from './lexicon/small-words.ts';
import { type Token, wordsIn } from './tokens.ts';

/** «сначала, пожалуйста, нажми», "could you, please, open": politeness between commas takes them along, unless they part two deeds. */
export function withoutPoliteness(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word, value }, index) =>
      !value &&
      index > 0 &&
      /^(?:please|пожалуйста)$/.test(word) &&
      isComma(tokens[index - 1]) &&
      isComma(tokens[index + 1]),
  );
  if (at < 0) return [...tokens];
  const before = tokens.slice(0, at - 1);
  const from = before.findLastIndex(({ isMark }) => isMark) + 1;
  const isOpening = look(filler, wordsIn(before), from)?.length === before.length - from;
  const isDeed = commandsAt(tokens, at + 2) && !isOpening;
  return [...before, ...withoutPoliteness(tokens.slice(isDeed ? at + 1 : at + 2))];
}

function isComma(token: Token | undefined): boolean {
  return token?.isMark === true && token.text === ',';
}

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
