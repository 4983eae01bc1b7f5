import type { Language, Value } from '../../goal.ts';
import { months, numberWords, weekdays } from '../lexicon/calendar.ts';
import { look } from '../lexicon/match.ts';
import { type Span, spansOf } from './span.ts';
import { dayOf, spelledAfterMonth, spelledDay } from './spelled-days.ts';

/** Dates, absolute and relative. A day without a year is the next such day; a month without a day is `2026-05`. */
export function findDates(text: string, now: Date, language: Language): Span[] {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const of = (pattern: RegExp, read: (groups: Record<string, string>) => string | undefined) =>
    spansOf(text, pattern, (match) => {
      const iso = read(match.groups ?? {});
      return iso ? dateValue(match[0], iso) : undefined;
    });
  const found = [
    ...dayRanges(text, today),
    ...of(/(?<![\d-])(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?![\d-])/g, (g) =>
      isoOf(Number(g['year']), Number(g['month']), Number(g['day'])),
    ),
    ...of(/(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})(?![\d])/g, (g) =>
      isoOf(fullYear(g['year']), Number(g['month']), Number(g['day'])),
    ),
    ...of(/(?<![\d/])(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<year>\d{4}|\d{2})(?![\d/])/g, (g) =>
      slashed(Number(g['a']), Number(g['b']), fullYear(g['year']), language),
    ),
    ...of(/(?<![\d/])(?<a>\d{2})\/(?<b>\d{2})(?![\d/])/g, (g) => {
      const { month, day } = inOrder(Number(g['a']), Number(g['b']), language);
      return next(today, month, day);
    }),
    ...of(dayMonth, (g) => named(g, today)),
    ...of(monthDay, (g) => named(g, today)),
    ...of(monthYear, (g) => {
      const month = monthOf(g['month']);
      return month ? `${g['year']}-${two(month)}` : undefined;
    }),
    ...of(inSoLong, (g) =>
      g['count'] || g['how'] !== 'in' ? shifted(today, countOf(g['count']), g['unit'] ?? '', 1) : undefined,
    ),
    ...of(soLongFromNow, (g) => shifted(today, countOf(g['count']), g['unit'] ?? '', 1)),
    ...of(soLongAgo, (g) => shifted(today, countOf(g['count']), g['unit'] ?? '', -1)),
    ...of(daysThemselves, (g) => moved(today, relativeDays[dayNamed(g['word'] ?? '')] ?? 0)),
    ...of(daysOfTravel, (g) => moved(today, relativeDays[dayNamed(g['word'] ?? '')] ?? 0)),
    ...of(daysByName, (g) => moved(today, relativeDays[dayNamed(g['word'] ?? '')] ?? 0)),
    ...of(weekday, (g) => byWeekday(g, today)),
    ...of(nextPeriod, (g) =>
      shifted(today, 1, g['unit'] ?? '', 1)?.slice(0, /мес|month/i.test(g['unit'] ?? '') ? 7 : 10),
    ),
  ];
  return [...found, ...daysOfReturn(text, found)];
}

/** "on 4 December, back on the 8th", «12 декабря, обратно 19-го»: the next such day after the one that was said before it. */
function daysOfReturn(text: string, found: readonly Span[]): Span[] {
  return spansOf(text, RETURN, (match) => {
    const day = Number(match.groups?.['day']);
    const before = found.findLast(
      ({ end, value }) => end <= (match.index ?? 0) && /^\d{4}-\d\d-\d\d$/.test(value.iso ?? ''),
    );
    const [year = 0, month = 0, from = 0] = before?.value.iso?.split('-').map(Number) ?? [];
    if (!before) return undefined;
    const isLater = day > from;
    const iso = isoOf(year + Number(!isLater && month === 12), isLater ? month : (month % 12) + 1, day);
    return iso ? dateValue(match[0], iso) : undefined;
  });
}

const RETURN =
  /(?<=(?<!\p{L})(?:back|return|returning|home|обратно|назад)(?:,? (?:on )?(?:the )?|,? ))(?<day>\d{1,2})(?:st|nd|rd|th|-?го|-?е|(?=\s*(?:[.,;!?)]|$)))(?![\p{L}\d])(?! (?:of )?(?:\p{Lu}|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек))/giu;

/** The day that a word is for: "tomorrow's" is tomorrow. */
function dayNamed(word: string): string {
  const plain = word.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
  return plain.replace(/['’]s$/, '').replace(/шн\p{L}+$/u, '');
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function dateValue(text: string, iso: string): Value {
  return { text: text.trim(), kind: 'date', iso };
}

/** "5–12 May", «с 5 по 12 мая»: the first day takes its month from the last. */
function dayRanges(text: string, today: Day): Span[] {
  return [...text.matchAll(range)].flatMap((match) => {
    const { first = '', link = '', last = '' } = match.groups ?? {};
    const rest = match[0].slice(first.length + link.length);
    const from = named({ ...match.groups, day: first }, today);
    const to = named({ ...match.groups, day: last }, today);
    if (!from || !to) return [];
    const middle = match.index + first.length + link.length;
    return [
      { start: match.index, end: match.index + first.length, value: dateValue(first, from) },
      { start: middle, end: middle + rest.length, value: dateValue(rest, to) },
    ];
  });
}

function named(groups: Record<string, string | undefined>, today: Day): string | undefined {
  const month = monthOf(groups['month']);
  const day = groups['spelled'] ? dayOf(groups['spelled']) : Number(groups['day']);
  if (!month) return undefined;
  return groups['year'] ? isoOf(Number(groups['year']), month, day) : next(today, month, day);
}

function byWeekday(groups: Record<string, string | undefined>, today: Day): string | undefined {
  const wanted = look(weekdays, [lower(groups['weekday'])], 0)?.meaning;
  if (wanted === undefined) return undefined;
  const current = (new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() + 6) % 7;
  const which = lower(groups['which']);
  if (/^(?:next|следующ)/.test(which)) return moved(today, 7 - current + wanted);
  if (/^(?:last|прошл)/.test(which)) return moved(today, -current - 7 + wanted);
  return moved(today, (wanted - current + 7) % 7 || 7);
}

function shifted(today: Day, count: number | undefined, unit: string, sign: 1 | -1): string | undefined {
  if (count === undefined) return undefined;
  const by = count * sign;
  if (/^(?:day|night|д[ен]|сут)/i.test(unit)) return moved(today, by);
  if (/^(?:week|нед)/i.test(unit)) return moved(today, by * 7);
  if (/^(?:month|мес)/i.test(unit)) return inMonths(today, by);
  if (/^(?:year|год|лет)/i.test(unit)) return inMonths(today, by * 12);
  return undefined;
}

function inMonths({ year, month, day }: Day, by: number): string {
  const lastDay = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

function moved({ year, month, day }: Day, by: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day + by));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** The next such day from today on. */
function next(today: Day, month: number, day: number): string | undefined {
  const isPast = month < today.month || (month === today.month && day < today.day);
  return isoOf(today.year + (isPast ? 1 : 0), month, day) ?? isoOf(today.year + (isPast ? 2 : 1), month, day);
}

/** English speakers write the month first, Russian ones the day; a number over twelve settles it. */
function inOrder(a: number, b: number, language: Language): { month: number; day: number } {
  const monthFirst = a > 12 ? false : b > 12 ? true : language === 'en';
  return monthFirst ? { month: a, day: b } : { month: b, day: a };
}

function slashed(a: number, b: number, year: number, language: Language): string | undefined {
  const { month, day } = inOrder(a, b, language);
  return isoOf(year, month, day);
}

function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 999;
  return isReal ? `${year}-${two(month)}-${two(day)}` : undefined;
}

function fullYear(text = ''): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function monthOf(word: string | undefined): number | undefined {
  return look(months, [lower(word)], 0)?.meaning;
}

function countOf(word: string | undefined): number | undefined {
  if (!word) return 1;
  return /^\d+$/.test(word) ? Number(word) : look(numberWords, [lower(word)], 0)?.meaning;
}

const lower = (word: string | undefined) => (word ?? '').toLowerCase().replaceAll('ё', 'е').replace(/\.$/, '');
const two = (number: number) => String(number).padStart(2, '0');

const relativeDays: Record<string, number> = {
  today: 0,
  tonight: 0,
  tomorrow: 1,
  'the day after tomorrow': 2,
  'day after tomorrow': 2,
  yesterday: -1,
  'the day before yesterday': -2,
  'day before yesterday': -2,
  сегодня: 0,
  завтра: 1,
  послезавтра: 2,
  вчера: -1,
  позавчера: -2,
};

const monthWord =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|январ[ьяе]|феврал[ьяе]|март[ае]?|апрел[ьяе]|ма[йяе]|июн[ьяе]|июл[ьяе]|август[ае]?|сентябр[ьяе]|октябр[ьяе]|ноябр[ьяе]|декабр[ьяе])(?![\\p{L}])\\.?';
const yearPart = '(?:,?\\s+(?<year>\\d{4})(?!\\d)(?:\\s*г(?:ода|\\.)?(?!\\p{L}))?)?';
const weekdayWord =
  '(?<weekday>mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|понедельник[а-я]{0,2}|вторник[а-я]{0,2}|сред[ауеы]|четверг[а-я]{0,2}|пятниц[ауеы]|суббот[ауеы]|воскресень[еяю])(?!\\p{L})';
const unitWord =
  '(?<unit>days?|nights?|weeks?|months?|years?|день|дня|дней|сутки|суток|недел[юьи]|месяц(?:а|ев)?|год(?:а|ов)?|лет)(?!\\p{L})';
const countWord =
  '(?<count>\\d{1,3}|an?|one|two|three|four|five|six|seven|ten|один|одну|два|две|три|четыре|пять|шесть|семь|десять)';

const range = new RegExp(
  `(?<![\\p{L}\\d.])(?<first>\\d{1,2})(?<link>\\s*(?:-|–|—|to|till|until|through|and|по|до|и)\\s*)(?<last>\\d{1,2})(?:-?(?:st|nd|rd|th|го|е))?(?:\\s+of)?\\s+${monthWord}${yearPart}`,
  'giu',
);
const dayMonth = new RegExp(
  `(?<![\\p{L}\\d.])(?:the\\s+)?(?:(?<day>\\d{1,2})(?:-?(?:st|nd|rd|th|го|е|ое))?|${spelledDay})(?:\\s+of)?\\s+${monthWord}${yearPart}`,
  'giu',
);
const monthDay = new RegExp(
  `(?<![\\p{L}])${monthWord}\\s+(?:the\\s+)?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}:])|${spelledAfterMonth})${yearPart}`,
  'giu',
);
const monthYear = new RegExp(
  `(?<![\\p{L}])${monthWord}\\s+(?<year>\\d{4})(?!\\d)(?:\\s*г(?:ода|\\.)?(?!\\p{L}))?`,
  'giu',
);
const inSoLong = new RegExp(`(?<!\\p{L})(?<how>in|через)\\s+(?:${countWord}\\s+)?${unitWord}`, 'giu');
const soLongFromNow = new RegExp(
  `(?<![\\p{L}\\d])${countWord}\\s+${unitWord}\\s+from\\s+(?:now|today)(?!\\p{L})`,
  'giu',
);
const soLongAgo = new RegExp(`(?<![\\p{L}\\d])(?:${countWord}\\s+)?${unitWord}\\s+(?:ago|назад)(?!\\p{L})`, 'giu');
const daysByName =
  /(?<!\p{L})(?<word>(?:the\s+)?day after tomorrow|(?:the\s+)?day before yesterday|today|tonight|tomorrow|yesterday|сегодня|завтра|послезавтра|вчера|позавчера)(?!\p{L})/giu;
/** "tomorrow's date", «послезавтрашний день»: the day itself. */
const daysThemselves =
  /(?<!\p{L})(?<word>(?:today|tomorrow|yesterday)['’]s|(?:сегодняшн|послезавтрашн|завтрашн|вчерашн)\p{L}+)\s+(?:date|день|дня|дню|днем|днём|дат\p{L}{1,2}|числ\p{L}{1,2})(?!\p{L})/giu;
/** "tomorrow's flights", «завтрашние рейсы»: of what goes on that day. */
const daysOfTravel =
  /(?<!\p{L})(?<word>(?:today|tomorrow)['’]s|(?:сегодняшн|послезавтрашн|завтрашн)\p{L}+)(?=\s+(?:flight|train|bus|ticket|рейс|поезд|автобус|билет|вылет)\p{L}*)/giu;
const weekday = new RegExp(
  `(?<!\\p{L})(?:(?<which>next|this|last|coming|следующ\\p{L}+|прошл\\p{L}+|ближайш\\p{L}+|эт\\p{L}{1,2})\\s+)?${weekdayWord}`,
  'giu',
);
const nextPeriod =
  /(?<!\p{L})(?:next|следующ\p{L}+)\s+(?<unit>week|month|year|недел[юяи]|месяц[еа]?|год[уа]?)(?!\p{L})/giu;
