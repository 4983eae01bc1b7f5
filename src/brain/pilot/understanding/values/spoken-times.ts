import type { Value } from '../../goal.ts';
import { type Span, spansOf } from './span.ts';

/** Times of the day in words: half past two in the afternoon · a quarter to five · «половина третьего» · «без четверти пять вечера». */
export function findSpokenTimes(text: string): Span[] {
  return [
    ...spansOf(text, PAST, (match) => timeIn(match, (hour, minutes) => hour * HOUR + minutes)),
    ...spansOf(text, TO, (match) => timeIn(match, (hour, minutes) => hour * HOUR - minutes)),
    ...spansOf(text, ON_THE_HOUR, (match) => timeIn(match, (hour) => hour * HOUR)),
    // The third hour is the one after two.
    ...spansOf(text, OF_HOUR, (match) => timeIn(match, (hour, minutes) => (hour - 1) * HOUR + minutes)),
  ];
}

const HOUR = 60;
const HALF_A_DAY = 12 * HOUR;

/** What a match says, with the half of the day; a time in figures right behind it says it better. */
function timeIn(match: RegExpMatchArray, read: (hour: number, minutes: number) => number): Value | undefined {
  const { hour = '', part = '', day = '', figures } = match.groups ?? {};
  const said = read(numberIn(HOURS, hour), numberIn(PARTS, part));
  if (Number.isNaN(said)) return undefined;
  const early = ((said % HALF_A_DAY) + HALF_A_DAY) % HALF_A_DAY;
  const isLate = /^(?:in the (?:afternoon|evening)|p|дня|вечера)/iu.test(day);
  const isEarly = /^(?:in the morning|at night|a|утра|ночи)/iu.test(day);
  const minutes = isLate ? early + HALF_A_DAY : isEarly ? early : (said + 2 * HALF_A_DAY) % (2 * HALF_A_DAY);
  if (figures !== undefined && early !== minutesOf(figures) % HALF_A_DAY) return undefined;
  const two = (number: number) => String(number).padStart(2, '0');
  const iso = figures ?? `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
  return { text: match[0], kind: 'time', iso: iso.padStart(5, '0') };
}

function minutesOf(figures: string): number {
  const [hours = 0, minutes = 0] = figures.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** The number of the row that has the word; figures are themselves, and nothing is none. */
function numberIn(rows: readonly (readonly [number, RegExp])[], word: string): number {
  if (word === '') return 0;
  if (/^\d+$/.test(word)) return Number(word) <= 12 ? Number(word) : Number.NaN;
  return rows.find(([, pattern]) => pattern.test(word))?.[0] ?? Number.NaN;
}

const HOURS: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:one|час|один|первого)$/iu],
  [2, /^(?:two|два|второго)$/iu],
  [3, /^(?:three|три|третьего)$/iu],
  [4, /^(?:four|четыре|четв[её]ртого)$/iu],
  [5, /^(?:five|пять|пятого)$/iu],
  [6, /^(?:six|шесть|шестого)$/iu],
  [7, /^(?:seven|семь|седьмого)$/iu],
  [8, /^(?:eight|восемь|восьмого)$/iu],
  [9, /^(?:nine|девять|девятого)$/iu],
  [10, /^(?:ten|десять|десятого)$/iu],
  [11, /^(?:eleven|одиннадцать|одиннадцатого)$/iu],
  [12, /^(?:twelve|двенадцать|двенадцатого)$/iu],
];

const PARTS: readonly (readonly [number, RegExp])[] = [
  [30, /^(?:half|пол)/iu],
  [15, /quarter$|^четверт/iu],
  [25, /^(?:twenty.five|двадцати пяти)$/iu],
  [20, /^(?:twenty|двадцати)$/iu],
  [10, /^(?:ten|десяти)$/iu],
  [5, /^(?:five|пяти)$/iu],
];

const BEGINS = String.raw`(?<![\p{L}\d:.])`;
/** "(14:30)", ", 14:30": in figures once more. */
const AGAIN = String.raw`(?:(?:\s*\(|\s*[,—–-]\s+)(?<figures>\d{1,2}:\d{2})(?!\d)\)?)?(?![\p{L}\d])`;
const ENGLISH_DAY = String.raw`in the (?:morning|afternoon|evening)|at night|[ap]\.?m\.?(?!\p{L})`;
const ENGLISH_HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const RUSSIAN_DAY = 'утра|дня|вечера|ночи';
const RUSSIAN_HOUR = 'час|один|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать';
const RUSSIAN_HOURTH =
  'первого|второго|третьего|четв[её]ртого|пятого|шестого|седьмого|восьмого|девятого|десятого|одиннадцатого|двенадцатого';

const pattern = (...parts: readonly string[]) => new RegExp(`${BEGINS}(?:${parts.join('|')})${AGAIN}`, 'giu');
const englishHour = String.raw`(?<hour>${ENGLISH_HOUR}|\d{1,2})(?:\s+o['’]clock)?`;

const PAST = pattern(
  String.raw`(?<part>half|(?:a\s+)?quarter|(?:five|ten|twenty(?:[ -]five)?)(?=\s+(?:minutes\s+)?past))(?:\s+minutes)?\s+past\s+${englishHour}(?:\s*(?<day>${ENGLISH_DAY}))?`,
);
/** "From ten to five" is another thing. */
const TO = pattern(
  String.raw`(?:(?<part>(?:a\s+)?quarter)|(?<part>five|ten|twenty(?:[ -]five)?)\s+minutes)\s+to\s+${englishHour}(?:\s*(?<day>${ENGLISH_DAY}))?`,
  String.raw`без\s+(?<part>четверти|пяти|десяти|двадцати(?:\s+пяти)?)(?:\s+минут)?\s+(?<hour>${RUSSIAN_HOUR}|\d{1,2})(?:\s+(?<day>${RUSSIAN_DAY}))?`,
);
/** «Два дня» are two days, and «два часа» two hours: what hour of the day it is must be said with it. */
const ON_THE_HOUR = pattern(
  String.raw`${englishHour}\s+(?<day>in the (?:morning|afternoon|evening)|at night)`,
  String.raw`(?<hour>${ENGLISH_HOUR})\s+o['’]clock`,
  String.raw`(?<hour>${RUSSIAN_HOUR}|\d{1,2})\s+(?:часа?|часов)\s+(?<day>${RUSSIAN_DAY})`,
  String.raw`(?<hour>${RUSSIAN_HOUR})\s+(?<day>утра|вечера)`,
  String.raw`(?<=(?:^|\s)(?:в|к|до|с)\s)(?<hour>${RUSSIAN_HOUR})\s+(?<day>дня|ночи)`,
);
const OF_HOUR = pattern(
  String.raw`(?:(?<part>половин[аеуы]|четверть)\s+|(?<part>пол)-?)(?<hour>${RUSSIAN_HOURTH})(?:\s+(?<day>${RUSSIAN_DAY}))?`,
);
