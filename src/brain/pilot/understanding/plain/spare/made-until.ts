import { afterFiller } from '../../clauses.ts';
import { firstComparison } from '../../constraints.ts';
import { numberNouns, parities } from '../../lexicon/conditions.ts';
import { has, look } from '../../lexicon/match.ts';
import { articles, connectors } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "Generate a number less than 5", «сгенерируй чётное число»: which number comes is left to chance, so what makes it is pressed until
 * there is such a one.
 */
export function asMadeUntil(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => opensClause(tokens, index) && madeAt(tokens, index) !== undefined);
  const [verb] = tokens.slice(at, at + 1);
  const made = at < 0 ? undefined : madeAt(tokens, at);
  if (!verb || !made) return [...tokens];
  const { noun, says, end } = made;
  const { press, until, is } = /[а-я]/.test(verb.word) ? RUSSIAN : ENGLISH;
  const name = { ...verb, text: `${verb.text.charAt(0).toUpperCase()}${verb.text.slice(1)}` };
  const becomes = is.map((word) => wordBefore(noun, word));
  const again = [wordBefore(verb, press), name, wordBefore(noun, until), noun, ...becomes, ...says];
  return [...tokens.slice(0, at), ...again, ...tokens.slice(end)];
}

const ENGLISH = { press: 'press', until: 'until', is: ['is'] } as const;
const RUSSIAN = { press: 'нажимай', until: 'пока', is: ['не', 'станет'] } as const;

function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    at === afterFiller(tokens, 0) || before?.isMark === true || (before !== undefined && has(connectors, before.word))
  );
}

/** A verb that only the page may know, a number, and what it has to be; then nothing more. */
function madeAt(tokens: readonly Token[], at: number): { noun: Token; says: Token[]; end: number } | undefined {
  const words = wordsIn(tokens);
  if (tokens[at]?.value || tokens[at]?.isMark || look(verbs, words, at)) return undefined;
  const start = has(articles, words[at + 1] ?? '') ? at + 2 : at + 1;
  const parity = look(parities, words, start);
  const nounAt = parity ? start + 1 : start;
  const [noun] = look(numberNouns, words, nounAt) ? tokens.slice(nounAt, nounAt + 1) : [];
  if (!noun) return undefined;
  const rest = tokens.slice(nounAt + 1);
  const found = parity ? undefined : firstComparison(rest);
  const isBound = found?.from === 0 && found.value.kind === 'number' && found.comparison.is !== 'between';
  if (!parity && !isBound) return undefined;
  const end = nounAt + 1 + (found?.to ?? 0);
  if (!isEnd(tokens[end])) return undefined;
  return { noun, says: parity ? tokens.slice(start, nounAt) : rest.slice(0, found?.to ?? 0), end };
}

function isEnd(next: Token | undefined): boolean {
  return next === undefined || next.isMark === true || has(connectors, next.word);
}
