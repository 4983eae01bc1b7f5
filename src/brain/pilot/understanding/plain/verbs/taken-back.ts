import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/** "take back my offer", "take the complaint back", "my offer needs to be withdrawn": what one has handed in is withdrawn, and pages call it that. */
export function asWithdrawn(said: readonly Token[]): Token[] {
  const tokens = asToBeWithdrawn(said);
  const words = wordsIn(tokens);
  for (const [at, token] of tokens.entries()) {
    if (token.word !== 'take' || token.value) continue;
    const isBack = words[at + 1] === 'back';
    const noun = endOfHandedIn(tokens, isBack ? at + 2 : at + 1);
    if (noun === 0 || !(isBack || words[noun] === 'back')) continue;
    const thing = tokens.slice(isBack ? at + 2 : at + 1, noun);
    const rest = tokens.slice(isBack ? noun : noun + 1);
    return [...tokens.slice(0, at), inPlaceOf(token, 'withdraw'), ...thing, ...asWithdrawn(rest)];
  }
  return [...tokens];
}

/** "my offer for the boat [has to be withdrawn]": it is. */
function asToBeWithdrawn(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => look(toBe, words, index) !== undefined);
  const mark = tokens.findLastIndex(({ isMark }, index) => index < at && isMark === true) + 1;
  const from = /^(?:so|and|then|therefore)$/.test(words[mark] ?? '') ? mark + 1 : mark;
  const noun = endOfHandedIn(tokens, from);
  const [first] = tokens.slice(from, from + 1);
  if (at < 0 || !first || noun === 0 || noun > at) return [...tokens];
  const rest = tokens.slice(at + (look(toBe, words, at)?.length ?? 0));
  return [...tokens.slice(0, from), wordBefore(first, 'withdraw'), ...tokens.slice(from, at), ...rest];
}

const toBe = lexicon([
  [
    true,
    ['needs to', 'has to', 'must', 'should', 'is to', 'can']
      .flatMap((shall) => ['withdrawn', 'taken back', 'retracted', 'revoked'].map((back) => `${shall} be ${back}`))
      .join('|'),
  ],
]);

/** Where the noun of what was handed in ends, with whose it is before it; zero where it is nothing of the kind. */
function endOfHandedIn(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => index >= from && look(handedIn, words, index) !== undefined);
  const before = tokens.slice(from, Math.max(at, from));
  const isNear = at > from && before.length <= MOST_BEFORE && WHOSE.test(words[from] ?? '');
  return isNear && !before.some(({ isMark }) => isMark) ? at + 1 : 0;
}

const MOST_BEFORE = 4;
const WHOSE = /^(?:my|our|the|that|this)$/;
const handedIn = lexicon([
  [true, 'application|offer|bid|proposal|request|complaint|claim|nomination|candidacy|submission|resignation'],
]);
