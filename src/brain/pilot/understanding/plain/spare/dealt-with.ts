import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, markInPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "Deal with the banner: close it", "take care of the cookies: accept the necessary ones": what is done with it is said after it. */
export function asDealtWith(tokens: readonly Token[]): Token[] {
  return asDealtWithIt(asAllowed(withNecessary(tokens)));
}

/** "deal with the cookies, only the necessary ones", "once you have allowed the necessary cookies and no others": only those are accepted. */
function withNecessary(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const said = begins(tokens, at) ? NECESSARY.exec(words.slice(at, at + MOST_NECESSARY).join(' '))?.[0] : undefined;
    if (said === undefined) continue;
    const end = at + said.split(' ').length;
    const deed = ['accept', 'only', 'the', 'necessary', 'cookies'].map((word) => inPlaceOf(tokens[at], word));
    // "Once you have …, please find": two deeds, one after the other.
    const isOnce = /^(?:once|after|when)$/.test(words[at] ?? '') && tokens[end]?.text === ',';
    const next = isOnce ? [markInPlaceOf(tokens[end], '.'), ...tokens.slice(end + 1)] : tokens.slice(end);
    return [...tokens.slice(0, at), ...deed, ...next];
  }
  return [...tokens];
}

const MOST_NECESSARY = 14;
const LEAST = '(?:necessary|essential|required|strictly necessary)';
const NECESSARY = new RegExp(
  '^(?:' +
    [
      `(?:deal with|take care of|sort out|handle|see to) (?:the |those )?cookies ,? ?(?:but )?(?:only|just) (?:the )?${LEAST}(?: ones)?`,
      `(?:once|after|when) (?:you have |you've |you )?(?:allowed|accepted|agreed to|allowing|accepting) (?:only |just )?(?:the )?${LEAST} (?:cookies|ones)(?: and (?:no others?|nothing else|none of the others)| only| alone)?`,
      `(?:allow|accept|agree to) (?:the )?${LEAST} (?:cookies|ones) and (?:no others?|nothing else|none of the others)`,
    ].join('|') +
    ')(?= |$)',
);

/** «Разберись с cookie, там нужно «Только важные»», «из cookie разреши «Только важные»»: the button that is named is pressed. */
function asAllowed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const before = tokens[at - 1];
    const isOpening =
      before === undefined || before.isMark === true || /^(?:and|then|и|а|потом|сначала|first)$/.test(before.word);
    const length = isOpening ? wordsTaken(ALLOWED, words.slice(at, at + MOST_ALLOWED)) : 0;
    const name = tokens[at + length];
    if (length === 0 || !name?.value?.exact) continue;
    const press = inPlaceOf(tokens[at], /[а-я]/.test(words[at + length - 1] ?? '') ? 'нажми' : 'press');
    return [...tokens.slice(0, at), press, name, ...asAllowed(tokens.slice(at + length + 1))];
  }
  return [...tokens];
}

const MOST_ALLOWED = 10;
const COOKIES = '(?:cookies?|cookie-файлами|куки|куками|печеньками|баннером|окном|уведомлением)';
const ALLOWED = new RegExp(
  `^(?:(?:разберись|разберитесь|разобраться|покончи) с ${COOKIES}(?: cookies?)? (?:,|:|—|–|-) (?:там |мне |нам )*(?:нужно|надо|нужны|выбери|нажми|подойдет|подойдут|хватит)` +
    `|(?:из|в|для) (?:cookies?|кук|куки) (?:разреши|прими|оставь|выбери|отметь)(?:те)?` +
    `|(?:of|from|for) the cookies ,? ?(?:allow|accept|choose|pick))(?= |$)`,
);

function asDealtWithIt(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => begins(tokens, index) && look(dealings, words, index) !== undefined);
  const from = at + (look(dealings, words, at)?.length ?? 0);
  const colon = at < 0 ? -1 : tokens.findIndex(({ isMark }, index) => index > from && isMark === true);
  const thing = tokens.slice(from, Math.max(colon, from));
  const isNear = /^[:–—-]$/.test(tokens[colon]?.text ?? '') && thing.length > 0 && thing.length <= MOST_WORDS;
  const it = isNear ? pronounAfter(tokens, colon + 1) : -1;
  if (it < 0) return [...tokens];
  const named = words[it] === 'ones' ? thing.slice(-1) : thing;
  const { start, end } = tokens[it] ?? { start: 0, end: 0 };
  const said = named.map((token) => ({ ...token, start, end }));
  return [...tokens.slice(0, at), ...tokens.slice(colon + 1, it), ...said, ...asDealtWithIt(tokens.slice(it + 1))];
}

function begins(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.isMark === true || /^(?:and|then|please|first)$/.test(before.word);
}

/** Where it is spoken of again, before the next mark. */
function pronounAfter(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ isMark }, index) => index >= from && isMark === true);
  return wordsIn(tokens).findIndex(
    (word, index) => index >= from && (end < 0 || index < end) && /^(?:it|them|ones)$/.test(word),
  );
}

const MOST_WORDS = 4;
const dealings = lexicon([[true, 'deal with|take care of|see to|handle|sort out']]);
