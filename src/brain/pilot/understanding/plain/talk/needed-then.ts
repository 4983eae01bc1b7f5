import { isNameLike, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { deedAfter } from './circumstances.ts';

/** «Придут гости, и им понадобится проектор, включи его»: what is needed is what something is done with. */
export function asNeededThen(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = deedAfter(tokens, 0);
  const at = words.findIndex(
    (_, index) => index < end && NEEDED.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const from = at + wordsTaken(NEEDED, words.slice(at, at + MOST_WORDS));
  const stop = tokens.findIndex(({ isMark }, index) => index > from && isMark === true);
  const thing = tokens.slice(from, Math.max(stop, 0));
  const it = tokens[end + 1];
  const begins = at === 0 || tokens[at - 1]?.isMark === true || /^(?:и|а)$/.test(words[at - 1] ?? '');
  const isPlain = !tokens.slice(0, at).some((token, index) => token.value || (index > 0 && isNameLike(token)));
  const isThing = thing.length > 0 && thing.length <= MOST_OF_THING && stop < end;
  if (at < 0 || !begins || !isPlain || !isThing || !/^(?:его|ее|их)$/.test(it?.word ?? '')) return [...tokens];
  return [...tokens.slice(end, end + 1), ...saidThere(thing, it), ...tokens.slice(end + 2)];
}

const MOST_WORDS = 4;
const MOST_OF_THING = 3;
const NEEDED =
  /^(?:мне|нам|ему|ей|им|всем) (?:(?:точно|скоро|сейчас|еще) )?(?:по(?:надоб|треб)\p{L}+ся|пригод(?:ится|ятся))(?= )/u;
