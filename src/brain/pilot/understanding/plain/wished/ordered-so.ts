import { lexicon, look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, partStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * "Two coffees with oat milk ticked as an extra, into the basket": where no verb is said, what shall go there is put there, with what it
 * shall have.
 */
export function asPutInto(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const to = words.findIndex((_, at) => at > 1 && look(baskets, words, at) !== undefined);
  const start = partStart(tokens, to);
  const comma = words[to - 1] === ',' ? to - 1 : to;
  const what = tokens.slice(start, Math.max(comma, start));
  const isAmount = HOW_MANY.test(words[start] ?? '') || what[0]?.value?.kind === 'number';
  const isPlain = what.length > 1 && what.every(({ isMark, word }) => !isMark && !VERBAL.test(word));
  // "Large tea with honey, into the basket": nothing else is said of it.
  const isAll = start === 0 && comma < to && look(verbs, words, 0) === undefined;
  if (to < 0 || !(isAmount || isAll) || !isPlain) return [...tokens];
  const put = inPlaceOf(tokens[start], 'put');
  return [...tokens.slice(0, start), put, ...withoutTicked(what), ...tokens.slice(to)];
}

/** "with olives [ticked as extras]": that they are with it says it. */
function withoutTicked(what: readonly Token[]): Token[] {
  const words = wordsIn(what);
  const said = words.includes('with') ? TICKED.exec(words.join(' '))?.[0].trim() : undefined;
  return what.slice(0, what.length - (said?.split(' ').length ?? 0));
}

const TICKED =
  / (?:ticked|checked|selected|chosen|added|as)(?: as)?(?: an?)?(?: (?:extras?|toppings?|add-ons?|options?|sides?))?$/;
const HOW_MANY = /^(?:one|two|three|four|five|six|a|an|another)$/;
const VERBAL = /^(?:is|are|was|i|i'd|we|you|goes|go|should|shall|must|put|add|that|which|to)$/;

const baskets = lexicon([
  [
    true,
    ['into', 'in', 'to']
      .flatMap((into) => ['the', 'my', 'our'].map((the) => `${into} ${the}`))
      .flatMap((into) => ['basket', 'cart', 'bag', 'shopping cart', 'trolley', 'order'].map((one) => `${into} ${one}`))
      .join('|'),
  ],
]);
