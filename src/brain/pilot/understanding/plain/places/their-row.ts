import { inPlaceOf, saidThere, type Token, wordsIn } from '../../tokens.ts';
import { nameAt } from '../letter-words.ts';

/** "I want to remember what Ann Lee sent me, so press the star on her row": the star on the row with Ann Lee. */
export function asTheirRow(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => THEIRS.test(words.slice(index, index + 3).join(' ')));
  const names = at < 0 ? [] : peopleIn(tokens.slice(0, at));
  const [name, ...others] = names;
  if (!name || others.length > 0) return [...tokens];
  const row = tokens[at + 2];
  const end = at + 3 + (/^in the list(?= |$)/.test(words.slice(at + 3, at + 7).join(' ')) ? 3 : 0);
  const the = [inPlaceOf(tokens[at + 1], 'the'), ...tokens.slice(at + 2, at + 3), inPlaceOf(row, 'with')];
  return [...withoutSmall(tokens.slice(0, at + 1)), ...the, ...saidThere(name, row), ...tokens.slice(end)];
}

/** Those who sent or wrote something. */
function peopleIn(told: readonly Token[]): Token[][] {
  const words = wordsIn(told);
  return told.flatMap((_, at) => {
    const name = at === 0 || /^(?:what|that|from|,|\.)$/.test(words[at - 1] ?? '') ? nameAt(told, at) : [];
    const isWriter = words[at - 1] === 'from' || WROTE.test(words[at + name.length] ?? '');
    return name.length > 0 && isWriter ? [name] : [];
  });
}

/** "the [little] star". */
function withoutSmall(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) => !(/^(?:little|small|tiny)$/.test(word) && SIGNS.test(tokens[at + 1]?.word ?? '')),
  );
}

const THEIRS = /^(?:on|in|at|beside) (?:her|his|their) (?:row|entry)$/;
const WROTE = /^(?:sent|wrote|has|emailed|posted)$/;
const SIGNS = /^(?:star|icon|button|heart|bell|flag|bin|pin)$/;
