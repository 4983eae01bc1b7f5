import { stem } from '../../../words/stem.ts';
import { inPlaceOf, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Возьми итог из письма «Отель», прибавь итог из «Поезд» и скажи, что вышло», "take the price of “Bed”, add the price of “Desk” and tell me
 * what you get": the two are added up, and nothing else is done with them.
 */
export function asAddedUp(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const one = /^(?:take|возьми|возьмите|взять|берем)$/.test(words[at] ?? '') ? partAt(tokens, at + 1) : undefined;
    const adding = one
      ? (ADDING.exec(words.slice(one.end, one.end + MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0)
      : 0;
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
  const length = OF.exec(words.slice(from + 1, from + MOST_WORDS).join(' '))?.[0].split(' ').length ?? 0;
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
