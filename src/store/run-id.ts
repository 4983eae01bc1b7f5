import { randomInt } from 'node:crypto';
import { LotsmanError } from '../errors.ts';

/** In the order of the alphabet. Without vowels no word comes about by chance, and nothing here looks like a digit. */
const LETTERS = 'bcdfghjkmnpqrstvwxyz';
/** Four of twenty letters count to 160 000: enough for the seconds of a day. */
const TIME_LETTERS = 4;
const RANDOM_LETTERS = 3;

/**
 * The date, then the second of the day and some chance in letters: `261115-fkqsxmt`. Later runs sort after earlier ones,
 * and a few characters are enough to name one. In UTC, because the clocks of a place go back once a year.
 */
export function newRunId(now: Date = new Date()): string {
  const date = now.toISOString().slice(2, 10).replaceAll('-', '');
  const second = Math.floor((now.getTime() % 86_400_000) / 1000);
  return `${date}-${inLetters(second)}${Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** A run's folder has its name, so not every text will do. */
export function checkedRunId(id: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) return id;
  throw new LotsmanError('bad_input', `"${id}" cannot be the id of a run.`, {
    hint: 'Use lower-case letters, digits and hyphens, 64 at most.',
  });
}

function inLetters(number: number): string {
  const places = Array.from({ length: TIME_LETTERS }, (_, place) => LETTERS.length ** (TIME_LETTERS - 1 - place));
  return places.map((weight) => LETTERS[Math.floor(number / weight) % LETTERS.length]).join('');
}
