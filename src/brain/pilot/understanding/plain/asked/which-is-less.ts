import { look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { inPlaceOf, markInPlaceOf, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «У кого доставка выйдет дешевле, у «Мира» или у «Весны», и какая там цена?»: the price of the delivery of both is compared. So it is where
 * the two are named first: «Думаю, откуда заказать, из «Мира» или из «Весны». У кого доставка дешевле?».
 */
export function asWhichIsLess(said: readonly Token[]): Token[] {
  const tokens = asAskedOnce(said);
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => ASKED.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const {
    said: asked = '',
    what = '',
    degree = '',
  } = ASKED.exec(words.slice(at, at + MOST_WORDS).join(' '))?.groups ?? {};
  const from = at + asked.split(' ').length;
  const after = at < 0 ? undefined : pairAt(tokens, from);
  const pair = after ?? (at < 0 ? undefined : pairBefore(tokens, at));
  // Of what it is, pages say in a word of their own: «стоимость доставки».
  const isKnown = look(properties, ['стоимость', whose(what)], 0)?.length === 2;
  if (!pair || !isKnown) return [...tokens];
  const end = after ? after.end : from;
  const rest = wordsTaken(HOW_MUCH, words.slice(end));
  const next = tokens[end + rest];
  if (next !== undefined && !/^[.?!]$/.test(next.text)) return [...tokens];
  const say = (...all: string[]) => all.map((word) => inPlaceOf(tokens[at], word));
  const start = after ? at : sentenceStart(tokens, at - 1);
  return [
    ...tokens.slice(0, start),
    ...say('сравни', 'стоимость', whose(what), 'у'),
    pair.one,
    inPlaceOf(pair.other, 'и'),
    pair.other,
    markInPlaceOf(tokens[at], ':'),
    ...say('где', degree),
    ...(rest > 0 ? say('и', 'сколько') : []),
    ...tokens.slice(end + rest),
  ];
}

/** «глянь, почём у каждого доставка, и напиши, у кого выгоднее»: «у кого доставка дешевле». */
function asAskedOnce(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => OF_EACH.test(words.slice(index, index + MOST_OF_EACH).join(' ')));
  const { all = '', what = '', degree = '' } = OF_EACH.exec(words.slice(at, at + MOST_OF_EACH).join(' '))?.groups ?? {};
  if (at < 0) return [...tokens];
  const less = /^до/.test(degree) ? 'дороже' : 'дешевле';
  const asked = ['у', 'кого', what, less].map((word) => inPlaceOf(tokens[at], word));
  return [...tokens.slice(0, at), ...asked, ...tokens.slice(at + all.split(' ').length)];
}

const MOST_OF_EACH = 15;
const OF_EACH =
  /^(?<all>(?:(?:глянь|посмотри|узнай|проверь|сравни) , )?(?:почем|сколько стоит|какая) (?:у (?:каждого|каждой|них|обоих)|там и там) (?<what>\p{L}+) , (?:и|а) (?:(?:напиши|скажи|сообщи|назови)(?: мне)? , )?(?:у кого|где) (?:(?:она|он|это) )?(?<degree>выгоднее|дешевле|дороже))(?= |$)/u;

interface Pair {
  one: Token;
  other: Token;
  end: number;
}

/** «, у «Мира» или у «Весны»»: two names, with or without what they stand in. */
function pairAt(tokens: readonly Token[], at: number): Pair | undefined {
  const words = wordsIn(tokens);
  const from = /^[,:—–-]$/.test(words[at] ?? '') ? at + 1 : at;
  // «между «Миром» и «Весной»»
  const isBetween = words[from] === 'между';
  const one = isBetween || OF.test(words[from] ?? '') ? from + 1 : from;
  const or = words[one + 1] === (isBetween ? 'и' : 'или') ? one + 2 : 0;
  const other = OF.test(words[or] ?? '') ? or + 1 : or;
  const [first, second] = [tokens[one], tokens[other]];
  return or > 0 && first?.value?.exact && second?.value?.exact
    ? { one: first, other: second, end: other + 1 }
    : undefined;
}

/** The same in the sentence right before it, which says nothing else. */
function pairBefore(tokens: readonly Token[], at: number): Pair | undefined {
  const start = sentenceStart(tokens, at - 1);
  const told = tokens.slice(start, at);
  const from = told.findIndex((_, index) => pairAt(told, index)?.end === told.length - 1);
  const lead = wordsIn(told.slice(0, from));
  const isTorn = lead.at(-1) === 'выбираю' || lead.at(-1) === 'выбираем';
  const isMere =
    from >= 0 && (THINKING.test(lead.join(' ')) || (isTorn && !told.slice(0, from).some(({ value }) => value?.exact)));
  return isMere ? pairAt(told, from) : undefined;
}

/** «доставка»: «доставки», «заказ»: «заказа». */
function whose(noun: string): string {
  if (/[гкхжшщч]а$/.test(noun) || /[яь]$/.test(noun)) return `${noun.slice(0, -1)}и`;
  return /а$/.test(noun) ? `${noun.slice(0, -1)}ы` : `${noun}а`;
}

const MOST_WORDS = 6;
const OF = /^(?:у|в|во|из|от|на)$/;
const THINKING =
  /^(?:(?:я|мы) )?(?:думаю|думаем|выбираю|выбираем|решаю|решаем|не знаю|гадаю|сомневаюсь)(?: ,)?(?: (?:откуда|где|у кого|что|куда)(?: (?:лучше|бы|мне|нам))*(?: \p{L}+)?(?: ,)?)?$/u;
const ASKED =
  /^(?<said>(?:у кого|где|откуда|у кого из них|где именно) (?<what>(?!дешевле|дороже)\p{L}+(?:а|ка|т|з|ь)) (?:(?:выйдет|выходит|обойдется|обходится|будет|стоит|получится) )?(?<degree>дешевле|дороже))(?= |$)/u;
const HOW_MUCH =
  /^(?:, )?(?:и|а) (?:во сколько(?: (?:она|он|это|там))?(?: (?:обойдется|выйдет|встанет))?|сколько(?: (?:она|он|там|это))?(?: (?:стоит|обойдется|выйдет))?|какая (?:там |у них |у него )?цена|почем|на сколько)(?= [?.!]|$)/;
