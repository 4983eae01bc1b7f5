import type { Value } from '../../../goal.ts';
import { inPlaceOf, markInPlaceOf, saidThere, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «Хочу взять на 30 дней: поставь этот срок»: the one that was said before. Nothing more was said there, and what is said is done with it.
 * So it is with a text: «Спроси у них «Вы открыты?» — введи этот вопрос».
 */
export function withValueMeant(tokens: readonly Token[]): Token[] {
  return withTextMeant(withMeasureMeant(withWholeNoun(withDaySuiting(withDayMeant(tokens)))));
}

/** «Завтра не могу, а в пятницу свободен, так что укажи её как дату визита»: the day that suits. */
function withDaySuiting(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => SETTING.test(words[index] ?? '') && THAT_DAY.test(words.slice(index + 1, index + 5).join(' ')),
  );
  const from = tokens.findLastIndex(({ text }, index) => index < at && /^[.!?;\n]$/.test(text)) + 1;
  const told = tokens.slice(from, Math.max(at, 0));
  const dated = betweenCommas(told).filter((part) => part.some(({ value }) => value?.kind === 'date'));
  const suiting = dated.filter((part) => !part.some(({ word }) => /^(?:не|никак|нельзя|занят|занята)$/.test(word)));
  const [day, ...others] = suiting.flat().filter(({ value }) => value);
  const isPlain = told.every(({ value }) => !value || value.kind === 'date');
  if (at < 0 || !day || others.length > 0 || !isPlain) return [...tokens];
  const { it = '', as = '' } = THAT_DAY.exec(words.slice(at + 1, at + 5).join(' '))?.groups ?? {};
  const end = at + 1 + it.split(' ').length + as.split(' ').length;
  const said = { ...day, start: tokens[at + 1]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(at, at + 1),
    inPlaceOf(tokens[end], 'дату'),
    ...restOf(tokens, end + 1),
    said,
    ...tokens.slice(end + 1 + restOf(tokens, end + 1).length),
  ];
}

function betweenCommas(told: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of told) {
    if (token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** «дату [визита]»: of what, up to the next mark. */
function restOf(tokens: readonly Token[], from: number): Token[] {
  const end = tokens.findIndex(({ isMark, word }, at) => at >= from && (isMark || word === 'и'));
  return tokens.slice(from, end < 0 ? tokens.length : end);
}

const THAT_DAY = /^(?<it>его|ее|этот день|эту дату) (?<as>как|в качестве|на) дат[уы]/;

/** «у меня промокод SALE5 … укажи этот код»: what was called in full is meant, and which one is known. */
function withWholeNoun(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => wholeFor(tokens, index) >= 0);
  const [whole, code] = tokens.slice(wholeFor(tokens, at));
  const noun = tokens[at];
  if (at < 0 || !whole || !code || !noun) return [...tokens];
  const said = { ...code, start: noun.start, end: noun.end };
  return [...tokens.slice(0, at - 1), inPlaceOf(tokens[at - 1], whole.word), said, ...tokens.slice(at + 1)];
}

/** Where the noun stands that «[этот] код» is the end of, with a code right after it. */
function wholeFor(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  if (!POINTERS.test(tokens[at - 1]?.word ?? '') || word.length < 3) return -1;
  return tokens.findIndex(
    (one, index) =>
      index < at - 1 && one.word.endsWith(word) && one.word.length > word.length + 2 && isCode(tokens[index + 1]),
  );
}

function isCode(token: Token | undefined): boolean {
  return token !== undefined && (token.value !== undefined || /^[\p{Lu}\d-]{3,}$/u.test(token.text));
}

function withMeasureMeant(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => valueFor(tokens, index) !== undefined);
  const value = valueFor(tokens, at);
  const [pointer, noun] = tokens.slice(Math.max(at, 0), at + 2);
  // «поставь там срок»: the verb stays.
  const from = SETTING.test(tokens[at]?.word ?? '') ? at + 1 : at;
  const before = value && withoutMereWish(tokens.slice(0, from), value);
  if (!before || !pointer || !noun) return [...tokens];
  const said = { ...value, start: noun.start, end: noun.end };
  return [...before, inPlaceOf(pointer, noun.word), said, ...tokens.slice(at + 2)];
}

/** «[Хочу взять на 30 дней:] поставь …»; nothing where it says more than that. */
function withoutMereWish(before: readonly Token[], value: Token): readonly Token[] | undefined {
  const at = before.indexOf(value);
  const from = before.findLastIndex(({ isMark }, index) => index < at && isMark) + 1;
  const isMere = MERELY.test(wordsIn(before.slice(from, at)).join(' ')) && before[at + 1]?.isMark;
  return isMere ? [...before.slice(0, from), ...before.slice(at + 2)] : undefined;
}

const MERELY =
  /^(?:(?:мне|нам|я|мы) )?(?:хочу|хотим|нужно|надо|беру|берем)(?: (?:это|его|ее))?(?: (?:взять|арендовать|снять|одолжить|продлить|забронировать|оплатить|перенести))?(?: (?:это|его|ее|все))? на$/;

/** The only value of that kind before «этот срок»; what is said of it right after it would tell another one. */
function valueFor(tokens: readonly Token[], at: number): Token | undefined {
  const [word, before] = [tokens[at]?.word ?? '', tokens[at - 1]?.word ?? ''];
  const isMeant =
    POINTERS.test(word) || SETTING.test(word) || (/^(?:там|тут|здесь)$/.test(word) && SETTING.test(before));
  const kinds = isMeant ? KINDS.get(tokens[at + 1]?.word ?? '') : undefined;
  const next = tokens[at + 2];
  const isOver = next === undefined || next.isMark === true || /^(?:и|а|в|на|потом)$/.test(next.word);
  if (!kinds || !isOver) return undefined;
  const [value, ...others] = tokens.slice(0, at).filter((token) => token.value && kinds.includes(token.value.kind));
  return others.length === 0 ? value : undefined;
}

const POINTERS = /^(?:этот|эту)$/;
const SETTING = /^(?:поставь|проставь|укажи|впиши|выставь|введи|задай|установи)(?:те)?$/;
const KINDS: ReadonlyMap<string, readonly Value['kind'][]> = new Map([
  ['срок', ['duration']],
  ['дату', ['date']],
]);

/** «[Спроси у них] «Вы открыты?» [— введи этот вопрос]»: that text is typed. */
function withTextMeant(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ value }) => value?.exact);
  const text = tokens[at];
  // «… «Вы открыты?» Так и впиши»: the sentence ends within the quotes.
  const typed = tokens[at + 1]?.isMark ? at + 2 : at + 1;
  if (isTypedThen(tokens, at, typed)) return asTyped(tokens, at);
  const from = tokens.findLastIndex(({ isMark }, index) => index < at && isMark && tokens[index]?.text !== ':') + 1;
  const isTold = TELLING.test(words.slice(from, Math.max(at, 0)).join(' '));
  const so = wordsTaken(/^так(?: и)?(?= )/, words.slice(typed));
  const verb = tokens[typed + so];
  const how = so > 0 ? TYPED_SO : TYPED;
  const end = typed + so + (how.exec(words.slice(typed + so).join(' '))?.[0].split(' ').length ?? 0);
  if (at < 0 || !text || !verb || (so === 0 && typed === at + 1) || !isTold || end === typed + so) return [...tokens];
  return [...tokens.slice(0, from), verb, { ...text, start: verb.end, end: verb.end }, ...tokens.slice(end)];
}

/** «Спросить у них: «Вы открыты?», кнопка «Спросить»»: where a button follows, it is typed before that. */
function isTypedThen(tokens: readonly Token[], at: number, next: number): boolean {
  const words = wordsIn(tokens);
  const isButton = words[next] === 'кнопка' && tokens[next + 1]?.value?.exact === true;
  return at > 0 && sentenceStart(tokens, at) === 0 && isButton && TELLING.test(words.slice(0, at).join(' '));
}

function asTyped(tokens: readonly Token[], at: number): Token[] {
  const text = tokens.slice(at, at + 1);
  const next = tokens[at + 1]?.isMark ? at + 2 : at + 1;
  const press = inPlaceOf(tokens[next], 'кнопка');
  return [inPlaceOf(tokens[0], 'введи'), ...text, markInPlaceOf(text[0], ','), press, ...tokens.slice(next + 1)];
}

/** What somebody is told or asked, without saying who. */
const TELLING =
  /^(?:я )?(?:хочу |хотим |нужно |надо |мне нужно |мне надо )?(?:спроси|спросите|спросить|узнай|узнать|передай|передать|напиши|написать|скажи|сказать|(?<=(?:хочу|хотим|нужно|надо) )задать(?: им)?(?: такой| один)? вопрос)(?: (?:их|им|у них|там|тут|здесь))?(?: :)?$/;
const TYPED =
  /^(?:введи|впиши|напечатай|набери|вбей)(?:те)? (?:это|его|(?:этот|такой) (?:вопрос|текст|запрос)|эту (?:фразу|строку)|это (?:сообщение|предложение))(?= (?:[.,!]|и|в|во)(?: |$)|$)/;
/** «так и [впиши вопрос]». */
const TYPED_SO =
  /^(?:введи|впиши|напечатай|набери|вбей|напиши|запиши)(?:те)?(?: (?:это|(?:этот |такой )?(?:вопрос|текст|запрос)|(?:эту )?(?:фразу|строку)|(?:это )?(?:сообщение|предложение)))?(?= (?:[.,!]|и|в|во|а)(?: |$)|$)/;

/** "I'd like to come on 3 May at 10:15. Please enter that date and time": the date and the time that were said. */
function withDayMeant(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(({ text }) => /^[.;:!]$/.test(text));
  const told = tokens.slice(0, Math.max(end, 0));
  const [day, ...days] = told.filter(({ value }) => value?.kind === 'date');
  const [time, ...times] = told.filter(({ value }) => value?.kind === 'time');
  const isOnly =
    days.length + times.length === 0 && told.every(({ value }) => !value || /^(?:date|time)$/.test(value.kind));
  const at = words.findIndex((_, index) => index > end && DAY.test(words.slice(index, index + MOST_DAY).join(' ')));
  const { all = '', pair } = DAY.exec(words.slice(Math.max(at, 0), at + MOST_DAY).join(' '))?.groups ?? {};
  if (
    end < 0 ||
    at < 0 ||
    !day ||
    !isOnly ||
    !WISHED.test(wordsIn(told).join(' ')) ||
    (pair !== undefined) !== (time !== undefined)
  )
    return [...tokens];
  const stand = tokens[at];
  const say = (...said: string[]) => said.map((word) => inPlaceOf(stand, word));
  const hour = time ? [...say('and', 'the', 'time'), ...saidThere([time], stand)] : [];
  const entered = [...say('enter', 'the', 'date'), ...saidThere([day], stand), ...hour];
  return [...tokens.slice(end + 1, at), ...entered, ...tokens.slice(at + all.split(' ').length)];
}

const MOST_DAY = 7;
const DAY =
  /^(?<all>(?:enter|put in|fill in|set|choose|pick|type in) (?:that|this|the) date(?<pair> and(?: (?:that|this|the))? time)?)(?= [.,!]|$| for me| there)/;
const WISHED =
  /^(?:i|we)(?:'d like| would like| want| need|'d love)? to (?:visit|come|arrive|be there|go|start|meet|travel|check in)(?: (?:there|you))?(?: (?:on|at|by|in|,))*/;
