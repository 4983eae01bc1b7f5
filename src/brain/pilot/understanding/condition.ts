import type { Act, Condition, Phrase } from '../goal.ts';
import { type Context, findIndex, trim } from './context.ts';
import { withoutCopulas } from './copulas.ts';
import { opposite, states } from './lexicon/conditions.ts';
import { look } from './lexicon/match.ts';
import { relations } from './lexicon/small-words.ts';
import { readPhrase } from './phrase.ts';
import { shownNumber } from './shown-number.ts';
import { type Token, wordsIn } from './tokens.ts';

/** "there is a banner", «появится кнопка», "the list is empty". */
export function readCondition(tokens: readonly Token[], context: Context, isOpposite: boolean): Condition {
  const kept = trim(tokens);
  const words = wordsIn(kept);
  const at = bestState(kept);
  const found = at >= 0 ? look(states, words, at) : undefined;
  const [before, after] = found ? [kept.slice(0, at), kept.slice(at + found.length)] : [[], kept];
  // "in the last row there is a star": a star in the last row.
  const isPlaceFirst =
    found?.meaning === 'there' && after.length > 0 && look(relations, wordsIn(before), 0) !== undefined;
  const rest = isPlaceFirst ? [...after, ...before] : [...before, ...after];
  const isNegated = rest.some((token) => /^(?:not|не|нет|no|n't|isn't|aren't)$/.test(token.word));
  const plain = withoutCopulas(rest.filter((token) => !/^(?:not|не|any|no|more|left|больше)$/.test(token.word)));
  const shows = shownNumber(kept, context);
  // «цена будет ниже 100» says nothing of what is there.
  const is = shows ? 'there' : (found?.meaning ?? 'there');
  const turned = isNegated ? opposite[is] : is;
  // «если есть»: what was spoken of.
  const what: Phrase =
    trim(plain).length === 0 || /^(?:one|any|some)$/.test(plain.map(({ text }) => text).join(' '))
      ? { words: '', isPronoun: true }
      : readPhrase(plain, context);
  // A box that is on or off is one to tick, whatever else people call a box.
  const isBox = (is === 'on' || is === 'off') && what.kind === 'field';
  return {
    what: isBox ? { ...what, kind: 'checkbox' } : what,
    is: isOpposite ? opposite[turned] : turned,
    ...(shows && { shows }),
  };
}

/** What is waited for: a number that has to be so, or something that has to be there. */
export function awaited(tokens: readonly Token[], context: Context): Extract<Act, { kind: 'wait' }>['for'] {
  const { shows, what, is } = readCondition(tokens, context, false);
  return shows && is === 'there' ? shows : what;
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
