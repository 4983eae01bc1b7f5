import { minutesOf } from './durations.ts';
import type { Reader, ReadValue, Setting } from './value.ts';

/** How the names of the months begin, in both languages. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|янв)/iu,
  /^(?:feb|фев)/iu,
  /^(?:mar|мар)/iu,
  /^(?:apr|апр)/iu,
  /^(?:may|ма[йяе])/iu,
  /^(?:jun|июн)/iu,
  /^(?:jul|июл)/iu,
  /^(?:aug|авг)/iu,
  /^(?:sep|сен)/iu,
  /^(?:oct|окт)/iu,
  /^(?:nov|ноя)/iu,
  /^(?:dec|дек)/iu,
];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|янв(?:ар[ьяе])?|фев(?:р(?:ал[ьяе])?)?|мар(?:та?|те)?|апр(?:ел[ьяе])?|ма[йяе]|июн[ьяе]?|июл[ьяе]?|авг(?:уст[ае]?)?|сент?(?:ябр[ьяе])?|окт(?:ябр[ьяе]|яб)?|ноя(?:б(?:р[ьяе])?)?|дек(?:абр[ьяе]|аб)?)(?!\\p{L})\\.?';
const YEAR = "(?:\\d{4}|['’]\\d{2})";
const BEGINS = '(?<![\\p{L}\\d]|\\d[.,:/])';

const ISO = /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu;
const DOTTED = /(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})(?![\d]|\.\d)/gu;
const SLASHED = /(?<![\d/])(?<one>\d{1,2})\/(?<two>\d{1,2})\/(?<year>\d{4}|\d{2})(?![\d/])/gu;
const DAY_MONTH = new RegExp(
  `${BEGINS}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s|\\u00a0)?(?:of )?(?<month>${MONTH})(?:,?(?:\\s|\\u00a0)(?<year>${YEAR})(?!\\d|:)(?:(?:\\s|\\u00a0)?(?:г\\.|года?)(?!\\p{L}))?)?`,
  'giu',
);
const MONTH_DAY = new RegExp(
  `(?<!\\p{L})(?<month>${MONTH})(?:\\s|\\u00a0)(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d)(?:,?(?:\\s|\\u00a0)(?<year>${YEAR})(?!\\d|:))?`,
  'giu',
);
const MONTH_YEAR = new RegExp(`(?<!\\p{L})(?<month>${MONTH})(?:\\s|\\u00a0)(?<year>\\d{4})(?!\\d)`, 'giu');
const ONLY_YEAR =
  /(?<=(?<!\p{L})(?:in|since|from|until|в|с|до) )(?<year>1\d{3}|20\d{2})(?![\d.,:]\d|\d|\s?(?:₽|€|\$|руб))(?:\s(?:году?|года|г\.))?|(?<!\d)(?<other>1\d{3}|20\d{2})(?=\s?(?:году?|года|г\.)(?!\p{L}))(?:\s?(?:году?|года|г\.))/giu;
const NAMED =
  /(?<!\p{L})(?<word>today|yesterday|tomorrow|just now|сегодня|вчера|завтра|позавчера|послезавтра|только что)(?!\p{L})/giu;
const AGO =
  /(?<!\p{L})(?<count>\d+|an?|one)\s+(?<span>\p{L}+)\s+ago(?!\p{L})|(?<![\p{L}\d])(?:(?<number>\d+)\s+)?(?<word>\p{L}+\.?)\s+назад(?!\p{L})/giu;
const AHEAD = /(?<!\p{L})(?:in|через)\s+(?:(?<count>\d+|an?)\s+)?(?<span>\p{L}+)(?!\p{L})/giu;

const DAY = 86_400_000;
const DAYS: Readonly<Record<string, number>> = {
  today: 0,
  сегодня: 0,
  yesterday: -1,
  вчера: -1,
  позавчера: -2,
  tomorrow: 1,
  завтра: 1,
  послезавтра: 2,
};

/** Days, written in the ways of both languages, and from "yesterday" to "in 3 weeks". */
export const readDates: Reader = (text, setting) => [
  ...all(text, ISO, (groups) => dayOf(Number(groups['year']), Number(groups['month']), Number(groups['day']))),
  ...all(text, DOTTED, (groups) => dayOf(fullYear(groups['year']), Number(groups['month']), Number(groups['day']))),
  ...all(text, SLASHED, (groups) => slashed(groups, setting)),
  ...all(text, DAY_MONTH, (groups) => named(groups, setting)),
  ...all(text, MONTH_DAY, (groups) => named(groups, setting)),
  ...all(text, MONTH_YEAR, ({ month = '', year }) => monthOf(Number(year), monthNumber(month))),
  ...all(text, ONLY_YEAR, ({ year, other }) => yearOf(Number(year ?? other))),
  ...all(text, AGO, (groups) =>
    shifted(setting.now, groups['count'] ?? groups['number'], groups['span'] ?? groups['word'], -1),
  ),
  ...all(text, AHEAD, (groups) => shifted(setting.now, groups['count'], groups['span'], 1)),
  ...all(text, NAMED, ({ word = '' }) => byName(word.toLowerCase(), setting.now)),
];

type Read = Pick<ReadValue, 'number' | 'iso' | 'also'> | undefined;

function all(text: string, pattern: RegExp, read: (groups: Record<string, string | undefined>) => Read): ReadValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match.groups ?? {});
    if (!value) return [];
    return [{ kind: 'date', ...value, text: match[0], from: match.index, end: match.index + match[0].length }];
  });
}

/** The moment of a day on the clock of the person, as if there were no time zones. */
export function momentOf(date: Date): number {
  return Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  );
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

function dayOf(year: number, month: number, day: number): Read {
  const number = Date.UTC(year, month - 1, day);
  const date = new Date(number);
  // 31.02 is no day.
  if (month < 1 || month > 12 || day < 1 || date.getUTCMonth() !== month - 1) return undefined;
  return { number, iso: isoOf(number) };
}

export function isoOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function monthOf(year: number, month: number): Read {
  return { number: Date.UTC(year, month - 1, 1), iso: `${year}-${String(month).padStart(2, '0')}` };
}

function yearOf(year: number): Read {
  return { number: Date.UTC(year, 0, 1), iso: `${year}` };
}

function fullYear(written: string | undefined): number {
  const year = Number(written?.replace(/['’]/, ''));
  if (year >= 100) return year;
  return year < 70 ? 2_000 + year : 1_900 + year;
}

function slashed(groups: Record<string, string | undefined>, { isDayFirst }: Setting): Read {
  const [one, two, year] = [Number(groups['one']), Number(groups['two']), fullYear(groups['year'])];
  const dayFirst = dayOf(year, two, one);
  const monthFirst = dayOf(year, one, two);
  if (isDayFirst === true) return dayFirst ?? monthFirst;
  if (isDayFirst === false) return monthFirst ?? dayFirst;
  if (!dayFirst || !monthFirst) return dayFirst ?? monthFirst;
  if (one === two) return dayFirst;
  return {
    ...monthFirst,
    also: { number: dayFirst.number, ...(dayFirst.iso === undefined ? {} : { iso: dayFirst.iso }) },
  };
}

function named({ day, month = '', year }: Record<string, string | undefined>, { now }: Setting): Read {
  const number = monthNumber(month);
  if (year !== undefined) return dayOf(fullYear(year), number, Number(day));
  // Pages leave out the year that is running; around its ends, that of the neighbour.
  const thisYear = now.getFullYear();
  const own = dayOf(thisYear, number, Number(day));
  if (!own) return dayOf(thisYear + 1, number, Number(day)) ?? dayOf(thisYear - 1, number, Number(day));
  const days = (own.number - startOfDay(now)) / DAY;
  if (days < -LONG_PAST) return dayOf(thisYear + 1, number, Number(day)) ?? own;
  return days > LONG_AHEAD ? (dayOf(thisYear - 1, number, Number(day)) ?? own) : own;
}

/** In days. Letters of spring are still of this year in autumn; a day in January, told in November, is to come. */
const LONG_PAST = 270;
const LONG_AHEAD = 240;

function monthNumber(name: string): number {
  return MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
}

function shifted(now: Date, count: string | undefined, span: string | undefined, sign: 1 | -1): Read {
  const minutes = minutesOf(span ?? '') ?? ACCUSATIVE[span?.toLowerCase() ?? ''];
  if (minutes === undefined) return undefined;
  const many = count === undefined || /^(?:an?|one)$/i.test(count) ? 1 : Number(count);
  const moment = momentOf(now) + sign * many * minutes * 60_000;
  // Of days only the day is meant, of hours the moment.
  const number = minutes >= 1_440 ? Math.floor(moment / DAY) * DAY : moment;
  return { number, iso: isoOf(number) };
}

/** Forms that only stand with "ago". */
const ACCUSATIVE: Readonly<Record<string, number>> = { минуту: 1, неделю: 10_080, 'мин.': 1, 'ч.': 60 };

function byName(word: string, now: Date): Read {
  const days = DAYS[word];
  const number = days === undefined ? momentOf(now) : startOfDay(now) + days * DAY;
  return { number, iso: isoOf(number) };
}
