import { look } from '../../lexicon/match.ts';
import { articles, connectors, relations } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "2x Tiramisu", "2 x Tiramisu", "Tiramisu x2", «медовик ×3»: so many of it. */
export function withCounts(tokens: readonly Token[]): Token[] {
  let made: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isTimes = !token.value && TIMES.test(token.text);
    const ahead = token.value || !next || next.isMark ? undefined : AHEAD.exec(token.text)?.[1];
    const behind = token.value ? undefined : BEHIND.exec(token.text)?.[1];
    const counted = behind === undefined ? undefined : withCount(made, countOf(token, behind));
    const moved = isTimes && isNumber(next) && next ? withCount(made, next) : undefined;
    if (moved) at++;
    if (isTimes && isNumber(before) && next && !next.isMark) continue;
    made = counted ?? moved ?? [...made, ahead === undefined ? token : countOf(token, ahead)];
  }
  return made;
}

function isNumber(token: Token | undefined): boolean {
  return token?.value?.kind === 'number' && /^\d{1,2}$/.test(token.text);
}

const AHEAD = /^(\d{1,2})[xх×]$/u;
const BEHIND = /^[xх×](\d{1,2})$/u;
const TIMES = /^[xх×]$/u;

function countOf(token: Token, digits: string): Token {
  return { ...inPlaceOf(token, ''), text: digits, value: { text: digits, kind: 'number', number: Number(digits) } };
}

/** The number before what is counted: as far back as the words are a name. */
function withCount(tokens: readonly Token[], count: Token): Token[] | undefined {
  const words = wordsIn(tokens);
  const isOther = (token: Token, at: number) =>
    token.isMark === true ||
    (!token.value &&
      [verbs, connectors, relations, articles].some((lexicon) => look<unknown>(lexicon, words, at) !== undefined));
  const start = tokens.findLastIndex(isOther) + 1;
  return start < tokens.length ? [...tokens.slice(0, start), count, ...tokens.slice(start)] : undefined;
}
