import { lexicon, look } from '../../lexicon/match.ts';
import { endOfLarge, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';
import { NEEDS_RU, WISHES } from '../wishing.ts';

/**
 * "We need a table for 4 at 19:30, so please make the booking", «нам нужны два места на 18:05, забронируй их»: what is needed is said
 * first, and then that it shall be booked. It is booked as it was said.
 */
export function asBooked(said: readonly Token[]): Token[] {
  const tokens = asBookedFor(said);
  const words = wordsIn(tokens);
  const name = tokens.slice(0, endOfLarge(tokens, 0));
  const isTheirs = name.length > 0 && /^(?:needs|wants)$/.test(words[name.length] ?? '');
  const need = isTheirs ? name.length + 1 : (look(needs, words, 0)?.length ?? 0);
  const end = tokens.findIndex(({ text }, at) => at > need && /^[,.;!]$/.test(text));
  const at = words.findIndex((_, index) => index > end && isBooking(tokens, index));
  if (need === 0 || end < 0 || at < 0) return [...tokens];
  const length = look(bookings, words, at)?.length ?? 0;
  const word = /[а-я]/.test(words[at] ?? '') ? 'забронируй' : 'book';
  const verb = { ...inPlaceOf(tokens[at], word), end: tokens[at + length - 1]?.end ?? 0 };
  const way = tokens.slice(end + 1, at);
  // "Ann Lee needs two seats": they are booked for her.
  const whom = isTheirs ? [inPlaceOf(tokens[end - 1], 'for'), ...name] : [];
  return [...way, verb, ...tokens.slice(need, end), ...whom, ...tokens.slice(at + length)];
}

/** "I'd like [a booking for Ann Lee,] 2 seats[,] on the ferry [that sails] at 10:15": book 2 seats for Ann Lee on the ferry at 10:15. */
function asBookedFor(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => look(needs, words, index) !== undefined && bookingAt(words, index) > 0);
  const name = at + bookingAt(words, at);
  const comma = at < 0 ? -1 : endOfLarge(tokens, name);
  const noun = comma + 2;
  const isSo = tokens[comma]?.text === ',' && tokens[comma + 1]?.value?.kind === 'number' && !tokens[noun]?.isMark;
  if (at < 0 || comma === name || !isSo) return [...tokens];
  const whom = [inPlaceOf(tokens[name - 1], 'for'), ...tokens.slice(name, comma)];
  const rest = tokens.slice(tokens[noun + 1]?.text === ',' ? noun + 2 : noun + 1);
  const said = wordsIn(rest);
  // "the ferry that sails at 10:15"
  const going = said.findIndex(
    (word, index) => word === 'that' && SAILS.test(said[index + 1] ?? '') && said[index + 2] === 'at',
  );
  const kept = going < 0 ? rest : [...rest.slice(0, going), ...rest.slice(going + 2)];
  return [
    ...tokens.slice(0, at),
    inPlaceOf(tokens[at], 'book'),
    ...tokens.slice(comma + 1, noun + 1),
    ...whom,
    ...kept,
  ];
}

/** How many words say there that a booking is wished for, up to who it is for. */
function bookingAt(words: readonly string[], at: number): number {
  const wish = look(needs, words, at)?.length ?? 0;
  return words.slice(at + wish, at + wish + 3).join(' ') === 'a booking for' ||
    words.slice(at + wish, at + wish + 3).join(' ') === 'a reservation for'
    ? wish + 3
    : 0;
}

const SAILS = /^(?:sails|leaves|departs|goes|starts|runs)$/;

/** It says nothing more of what is booked. */
function isBooking(tokens: readonly Token[], at: number): boolean {
  const length = look(bookings, wordsIn(tokens), at)?.length ?? 0;
  const next = tokens[at + length];
  return length > 0 && (next === undefined || next.isMark === true);
}

const needs = lexicon([[true, [...WISHES, ...NEEDS_RU].join('|')]]);

const bookings = lexicon([
  [
    true,
    ['make', 'complete', 'do']
      .flatMap((make) =>
        ['the', 'a', 'that', 'this'].flatMap((the) => [`${make} ${the} booking`, `${make} ${the} reservation`]),
      )
      .join('|'),
  ],
  [true, 'book it|book them|book that|book this|reserve it|reserve them|reserve that'],
  [
    true,
    'забронируй|забронируй его|забронируй ее|забронируй их|забронируйте|забронируйте его|забронируйте ее|забронируйте их|оформи бронь|оформите бронь|сделай бронь',
  ],
]);
