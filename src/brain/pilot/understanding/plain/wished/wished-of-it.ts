import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Хочу повторить заказ из «Кумо»: нажми там «Ещё раз»», "I want to repeat the order from “Kumo”: press “Again” there": what is wished for
 * before the colon is done by what stands behind it, with that very thing.
 */
export function asFoundThere(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const wish = WISH.exec(words.slice(0, MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
  const colon = tokens.findIndex(({ text }) => /^[:.!?;]$/.test(text));
  const thing = tokens.slice(wish, Math.max(wish, colon));
  const isNamed = thing.length > 1 && thing.at(-1)?.value?.exact === true;
  const end = tokens.findIndex(({ text }, at) => at > colon && /^[.!?;]$/.test(text));
  const there = words.slice(colon + 1, end < 0 ? words.length : end).some((word) => /^(?:there|там)$/.test(word));
  if (wish === 0 || tokens[colon]?.text !== ':' || !isNamed) return [...tokens];
  const it = [colon + 2, colon + 3].find((at) => /^(?:it|его|ее)$/.test(words[at] ?? ''));
  // "I need to send the file “a.txt”: attach it …": what it is was said just before.
  if (it !== undefined && isDeed(tokens, colon + 1))
    return [...tokens.slice(colon + 1, it), ...thing, ...tokens.slice(it + 1)];
  if (!there) return [...tokens];
  const [find, and] = /[а-я]/.test(words[wish - 1] ?? '') ? ['найди', 'и'] : ['find', 'and'];
  return [inPlaceOf(tokens[0], find ?? ''), ...thing, inPlaceOf(tokens[colon], and ?? ''), ...tokens.slice(colon + 1)];
}

function isDeed(tokens: readonly Token[], at: number): boolean {
  return look(verbs, wordsIn(tokens), at)?.form === 'base';
}

const MOST_WORDS = 7;
const WISH =
  /^(?:(?:i|we)(?:'d like| would like| want| need) to [a-z]+|(?:(?:я|мы|мне|нам) )?(?:хочу|хотим|хотел(?:а|и)? бы|надо|нужно) \p{L}+(?:ть|ти|чь))(?= )/u;
