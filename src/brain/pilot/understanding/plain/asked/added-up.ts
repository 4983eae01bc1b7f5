import { stem } from '../../../words/stem.ts';
import { inPlaceOf, sentenceStart, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/**
 * «Возьми итог из письма «Отель», прибавь итог из «Поезд» и скажи, что вышло», "take the price of “Bed”, add the price of “Desk” and tell me
 * what you get": the two are added up, and nothing else is done with them.
 */
export function asAddedUp(said: readonly Token[]): Token[] {
  const tokens = asBothTogether(said);
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const one = /^(?:take|возьми|возьмите|взять|берем)$/.test(words[at] ?? '') ? partAt(tokens, at + 1) : undefined;
    const adding = one ? wordsTaken(ADDING, words.slice(one.end, one.end + MOST_WORDS)) : 0;
    const other = one && adding > 0 ? partAt(tokens, one.end + adding) : undefined;
    if (!one || !other || stem(one.noun.word) !== stem(other.noun.word)) continue;
    const isRussian = /[а-я]/.test(words[at] ?? '');
    const say = (stand: Token, ...all: string[]) => all.map((word) => inPlaceOf(stand, word));
    const told = RESULT.exec(words.slice(other.end).join(' '))?.[0].trim() ?? '';
    const end = other.end + (told === '' ? 0 : told.split(' ').length);
    const sum = isRussian
      ? say(one.noun, 'сложи', one.noun.word, 'из')
      : say(one.noun, 'add', 'up', 'the', one.noun.word, 'of');
    const kind = one.isLetter ? (isRussian ? say(one.noun, 'писем') : say(one.noun, 'the', 'letters')) : [];
    const joined = [one.name, inPlaceOf(other.name, isRussian ? 'и' : 'and'), other.name];
    return [...tokens.slice(0, leadStart(tokens, at)), ...sum, ...kind, ...joined, ...tokens.slice(end)];
  }
  return [...tokens];
}

/** «сколько итого в письме «Отель» и сколько в «Поезд», и скажи общую сумму»: both together. */
function asBothTogether(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const one = words[at] === 'сколько' ? amountAt(tokens, at + 1) : undefined;
    const again = one ? wordsTaken(AND_HOW_MUCH, words.slice(one.end, one.end + 3)) : 0;
    const other = one && again > 0 ? amountAt(tokens, one.end + again) : undefined;
    const told = other ? TOGETHER.exec(words.slice(other.end).join(' '))?.[0].trim() : undefined;
    if (!one || !other || told === undefined) continue;
    const sum = ['сложи', one.noun === 'стоит' ? 'цену' : 'итог', 'из'].map((word) => inPlaceOf(tokens[at], word));
    const kind = one.isLetter ? [inPlaceOf(tokens[at], 'писем')] : [];
    const lead = wordsTaken(LOOK, words.slice(Math.max(0, at - 2), at));
    const joined = [one.name, inPlaceOf(other.name, 'и'), other.name];
    const rest = tokens.slice(other.end + told.split(' ').length);
    return [...tokens.slice(0, at - lead), ...sum, ...kind, ...joined, ...rest];
  }
  return [...tokens];
}

/** «[итого] в письме «Отель»». */
function amountAt(
  tokens: readonly Token[],
  at: number,
): { noun?: string; name: Token; isLetter: boolean; end: number } | undefined {
  const { noun, kind } =
    AMOUNT.exec(
      wordsIn(tokens)
        .slice(at, at + MOST_WORDS)
        .join(' '),
    )?.groups ?? {};
  const name = at + 1 + [noun, kind].filter(Boolean).length;
  const token = tokens[name];
  if (!token?.value?.exact || !/^(?:в|во|за|из)$/.test(tokens[name - (kind ? 2 : 1)]?.word ?? '')) return undefined;
  return { ...(noun && { noun }), name: token, isLetter: /^письм/.test(kind ?? ''), end: name + 1 };
}

const AMOUNT =
  /^(?:(?<noun>итого|всего|выходит|стоит) )?(?:в|во|за|из)(?: (?<kind>письме|письма|заказе|счете|чеке))?(?= |$)/;
const AND_HOW_MUCH = /^(?:, )?и сколько(?= )/;
const LOOK = /^(?:посмотри|глянь|узнай|проверь)(?:те)? ,$/;
const TOGETHER =
  /^,? ?(?:и |а )?(?:потом |затем )?(?:скажи|назови|сообщи|напиши|дай|посчитай)(?:те)?(?: мне| нам)?(?: ,)? (?:общую (?:цифру|сумму|стоимость)|общий (?:итог|счет)|сумму|сколько (?:выходит |получается |будет )?вместе|сколько это вместе)(?= [.!?]|$)/;

interface Part {
  /** What is taken, and of what. */
  noun: Token;
  name: Token;
  isLetter: boolean;
  end: number;
}

/** «итог из письма «Отель»», "the price of “Bed”". */
function partAt(tokens: readonly Token[], at: number): Part | undefined {
  const words = wordsIn(tokens);
  const from = words[at] === 'the' ? at + 1 : at;
  const length = wordsTaken(OF, words.slice(from + 1, from + MOST_WORDS));
  const [noun, name] = [tokens[from], tokens[from + 1 + length]];
  const isLetter = /^(?:письма|письме|letter|mail|email|message)$/.test(words[from + length] ?? '');
  if (!noun || noun.value || !/^\p{Ll}{3,}$/u.test(noun.text) || length === 0 || !name?.value?.exact) return undefined;
  return { noun, name, isLetter, end: from + length + 2 };
}

/** «[Сколько выйдет вместе, если] взять …»: what is asked is what comes of it. */
function leadStart(tokens: readonly Token[], at: number): number {
  const start = sentenceStart(tokens, at);
  const lead = tokens.slice(start, at);
  const isAsking =
    lead.some(({ word }) => /^(?:сколько|much|what)$/.test(word)) && /^(?:если|:|if)$/.test(tokens[at - 1]?.word ?? '');
  return isAsking && !lead.some(({ value }) => value) ? start : at;
}

const MOST_WORDS = 6;
const OF = /^(?:из|в|from|of|in)(?: (?:the|письма|письме|заказа|счета|letter|mail|email|message|order|bill))*(?= |$)/;
const ADDING =
  /^(?:, )?(?:(?:and|then|и|потом) )*(?:add|plus|прибавь|прибавьте|прибавить|добавь|добавить|плюс)(?: (?:к (?:нему|ней|этому)|to (?:it|that)))?(?= |$)/;
const RESULT =
  /^(?:,? ?(?:and|и) )?(?:(?:tell|show|give) me|скажи|назови|покажи|посчитай|сообщи)(?: мне)?(?: ,)? (?:what (?:it|that|they|you) (?:comes? to|makes?|gets?|adds? up to)|what comes out|the (?:result|sum)|что (?:вышло|получилось|получится|выйдет|выходит)|сколько (?:вышло|получилось|получится|выйдет|выходит)|результат|сумму)(?= [.!?]|$)/;
