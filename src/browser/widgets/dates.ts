/** Days as texts of the form `2026-11-15`: they compare as they follow each other, and know no time zone. */
export type Day = string;

/** In which order a language writes the numbers of a date. */
export type Order = 'dmy' | 'mdy' | 'ymd';

/**
 * Reads a date that a person or a page has written: `2026-11-15`, `15 Nov 2026`, `Sunday, November 15, 2026`,
 * `15.11.2026`. Month names are known in English and in the languages given. Undefined when it is none, or when its
 * numbers could mean two dates and no order is given.
 */
export function readDate(text: string, languages: readonly string[], order?: Order): Day | undefined {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  const named = iso ?? /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/.exec(text);
  if (named) return day(Number(named[1]), Number(named[2]), Number(named[3]));
  return readNumbers(text, order) ?? readWords(text, languages);
}

/** Reads a month and its year: `November 2026`, `11/2026`, `2026年11月`. */
export function readMonth(text: string, languages: readonly string[]): string | undefined {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  if (year === undefined) return undefined;
  const month = monthIn(text, languages) ?? numericMonth(text, year);
  return month === undefined ? undefined : `${year}-${pad(month)}`;
}

/** The month that a text names, 1 to 12. */
export function monthIn(text: string, languages: readonly string[]): number | undefined {
  const folded = fold(text);
  let best: { month: number; length: number } | undefined;
  for (const [name, month] of monthNames(languages))
    if (holdsWord(folded, name) && name.length > (best?.length ?? 0)) best = { month, length: name.length };
  return best?.month;
}

export function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(to) - count(from);
}

export function nextMonth(month: string, by = 1): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1)}`;
}

/** How a language orders a date in numbers. */
export function orderOf(language: string): Order | undefined {
  const parts = formatter(language, { day: 'numeric', month: 'numeric', year: 'numeric' })?.formatToParts(0) ?? [];
  const order = parts.flatMap(({ type }) => (/^(day|month|year)$/.test(type) ? type[0] : [])).join('');
  return order === 'dmy' || order === 'mdy' || order === 'ymd' ? order : undefined;
}

/** Undefined for a day that no month has. */
function day(year: number, month: number, date: number): Day | undefined {
  const at = new Date(Date.UTC(year, month - 1, date));
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(date)}` : undefined;
}

function readNumbers(text: string, order: Order | undefined): Day | undefined {
  const found = /(?<!\d)(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})(?!\d)/.exec(text);
  if (!found) return undefined;
  const [first, second, third] = [found[1], found[3], found[4]].map(Number) as [number, number, number];
  if (first > 31) return day(first, second, third);
  if (third < 100) return undefined;
  // Only those who write days first part them with full stops.
  const asDays = found[2] === '.' || order === 'dmy' || first > 12;
  const asMonths = order === 'mdy' || second > 12 || first === second;
  if (asDays) return day(third, second, first);
  return asMonths ? day(third, first, second) : undefined;
}

function readWords(text: string, languages: readonly string[]): Day | undefined {
  const month = monthIn(text, languages);
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const withoutYear = year === undefined ? text : text.replace(year, ' ');
  const date = /(?<!\d)\d{1,2}(?!\d)/.exec(withoutYear)?.[0];
  return month === undefined || year === undefined || date === undefined
    ? undefined
    : day(Number(year), month, Number(date));
}

function numericMonth(text: string, year: string): number | undefined {
  const month = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text.replace(year, ' '))?.[0]);
  return month >= 1 && month <= 12 ? month : undefined;
}

const known = new Map<string, (readonly [name: string, month: number])[]>();

/** What the months are called, alone and in a date, in full and in short. */
function monthNames(languages: readonly string[]): (readonly [name: string, month: number])[] {
  return [...new Set([...languages, 'en'])].flatMap((language) => {
    const before = known.get(language);
    if (before) return before;
    const names = namesIn(language);
    known.set(language, names);
    return names;
  });
}

function namesIn(language: string): (readonly [string, number])[] {
  const shapes: Intl.DateTimeFormatOptions[] = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' },
  ]);
  return shapes.flatMap((shape) => {
    const format = formatter(language, { ...shape, timeZone: 'UTC' });
    if (!format) return [];
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2026, index, 1));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [fold(name).replace(/\.$/, ''), index + 1] as const;
    }).filter(([name]) => /\D/.test(name));
  });
}

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', numberingSystem: 'latn' });
  } catch {
    // A page may say anything about its language.
    return undefined;
  }
}

/** Short names stand alone, or else `mar` would be found in any word. */
function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}]/u.test(letter);
  return (
    !isLetter(text[at - 1]) &&
    !isLetter(text[at + word.length]) &&
    !/\d/.test(`${/^\d/.test(word) ? (text[at - 1] ?? '') : ''}`)
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function pad(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
