import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «в корзине активируй промокод SALE5», "at the checkout redeem the coupon SALE5": it is entered, and then applied. */
export function asCodeEntered(said: readonly Token[]): Token[] {
  const tokens = asApplied(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ value }, index) => !value && has(applying, words[index] ?? '') && codeAt(words, index) > 0,
  );
  const code = codeAt(words, at);
  const [verb, last] = [tokens[at], tokens[code]];
  if (at < 0 || !verb || !last || last.isMark) return [...tokens];
  const isRussian = /[а-я]/.test(verb.word);
  const enter = inPlaceOf(verb, isRussian ? 'введи' : 'enter');
  const apply = (isRussian ? ['и', 'примени'] : ['and', 'apply', 'it']).map((word) => inPlaceOf(last, word));
  const noun = tokens.slice(at + 1, code + 1);
  // «укажи и примени промокод»: that it is entered was said, too.
  const from = ENTERED.test(words.slice(at - 2, at).join(' ')) ? at - 2 : at;
  return [...tokens.slice(0, from), enter, ...noun, ...apply, ...asCodeEntered(tokens.slice(code + 1))];
}

/** «вбей промокод SALE5 и [активируй] его»: it is applied. */
function asApplied(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.map((token, at) => {
    const isIt =
      /^(?:активируй|активируйте|задействуй|задействуйте|activate|redeem)$/.test(token.word) &&
      ITS.test(words[at + 1] ?? '');
    const isCode =
      isIt && words.slice(Math.max(0, at - MOST_BEFORE), at).some((_, index, near) => look(codes, near, index));
    return isCode ? inPlaceOf(token, /[а-я]/.test(token.word) ? 'примени' : 'apply') : token;
  });
}

const MOST_BEFORE = 5;
const ITS = /^(?:его|it)$/;
const ENTERED = /^(?:указать|укажи|ввести|введи|вписать|впиши|enter|type) (?:и|and)$/;

/** Where the code itself stands. */
function codeAt(words: readonly string[], at: number): number {
  const noun = at + 1 + (words[at + 1] === 'the' || words[at + 1] === 'my' ? 1 : 0);
  const length = look(codes, words, noun)?.length ?? 0;
  return length > 0 ? noun + length : 0;
}

const applying = lexicon([
  [
    true,
    'активируй|активируйте|активировать|задействуй|задействуйте|примени|примените|применить|activate|redeem|apply',
  ],
]);
const codes = lexicon([[true, 'промокод|купон|ваучер|код|promo code|coupon|coupon code|voucher|discount code|code']]);
