import type { Condition, Phrase } from '../goal.ts';
import { type Context, findIndex, trim } from './context.ts';
import { withoutCopulas } from './copulas.ts';
import { opposite, showing, states } from './lexicon/conditions.ts';
import { look } from './lexicon/match.ts';
import { readPhrase } from './phrase.ts';
import { type Token, wordsIn } from './tokens.ts';

/** "there is a banner", «появится кнопка», "the list is empty". */
export function readCondition(tokens: readonly Token[], context: Context, isOpposite: boolean): Condition {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  const at = bestState(kept);
  const found = at >= 0 ? look(states, words, at) : undefined;
  const rest = found ? [...kept.slice(0, at), ...kept.slice(at + found.length)] : kept;
  const isNegated = rest.some((token) => /^(?:not|не|нет|no|n't|isn't|aren't)$/.test(token.word));
  const plain = withoutCopulas(rest.filter((token) => !/^(?:not|не|any|no|more|left|больше)$/.test(token.word)));
  const is = found?.meaning ?? 'there';
  const turned = isNegated ? opposite[is] : is;
  // «если есть»: what was spoken of.
  const what: Phrase =
    trim(plain).length === 0 || /^(?:one|any|some)$/.test(plain.map(({ text }) => text).join(' '))
      ? { words: '', isPronoun: true }
      : readPhrase(plain, context);
  // A box that is on or off is one to tick, whatever else people call a box.
  const isBox = (is === 'on' || is === 'off') && what.kind === 'field';
  const shows = found ? undefined : shownNumber(plain, context);
  return {
    what: isBox ? { ...what, kind: 'checkbox' } : what,
    is: isOpposite ? opposite[turned] : turned,
    ...(shows && { shows }),
  };
}

/** "the counter shows 7", «громкость станет 12»: a number at the end, and before it a word for being read off. */
function shownNumber(tokens: readonly Token[], context: Context): Condition['shows'] {
  const kept = trim(tokens);
  const at = kept.findIndex((_, place) => look(showing, wordsIn(kept), place) !== undefined);
  const found = at > 0 ? look(showing, wordsIn(kept), at) : undefined;
  const [last, ...more] = found ? kept.slice(at + found.length) : [];
  const number = more.length === 0 && last?.value?.kind === 'number' ? last.value.number : undefined;
  return number === undefined ? undefined : { what: readPhrase(kept.slice(0, at), context), number };
}

/** The longest wording of a state in these words. */
function bestState(tokens: readonly Token[]): number {
  const words = wordsIn(tokens);
  let best = { at: -1, length: 0 };
  for (let at = findIndex(tokens, () => true); at >= 0 && at < tokens.length; at++) {
    const length = look(states, words, at)?.length ?? 0;
    if (length > best.length) best = { at, length };
  }
  return best.at;
}
