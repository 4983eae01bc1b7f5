import { DASH, NUMBER, parseNumber, STARTS } from './numbers.ts';
import type { Reader, ReadValue } from './value.ts';

/** Words for spans of time, with their length in minutes. */
const SPANS: readonly (readonly [pattern: string, minutes: number])[] = [
  ['(?:seconds?|secs?|s|секунд[аыу]?|сек\\.?)', 1 / 60],
  ['(?:minutes?|mins?\\.?|минут[аыу]?|мин\\.?)', 1],
  ['(?:hours?|hrs?\\.?|h|час(?:а|ов)?|ч\\.?)', 60],
  ['(?:days?|d|день|дня|дней|сут(?:ки|ок)|дн\\.?)', 1_440],
  ['(?:weeks?|wks?|недел(?:я|и|ь|ю)|нед\\.?)', 10_080],
  ['(?:months?|месяц(?:а|ев)?|мес\\.?)', 43_830],
  ['(?:years?|yrs?|год(?:а)?|лет)', 525_960],
];
const SPACE = '[\\s\\u00a0\\u202f]?';
const WORD = SPANS.map(([pattern]) => pattern).join('|');
const TO = `(?:${DASH}|\\s+(?:to|до)\\s+)`;
const ONE = `(?:${NUMBER})(?:${TO}(?:${NUMBER}))?[-\\s\\u00a0\\u202f]?(?:${WORD})(?!\\p{L})`;
/** Minutes may be a bare letter only behind hours: "1h 20m". */
const SHORT = `\\d+${SPACE}(?:h|ч|d|д)\\.?${SPACE}\\d+${SPACE}(?:m|м|h|ч)\\.?(?:${SPACE}\\d+${SPACE}(?:m|м)\\.?)?(?!\\p{L})`;
const DURATION = new RegExp(`${STARTS}(?:${SHORT}|${ONE}(?:(?:\\s|\\u00a0|, | and | и )?${ONE})*)`, 'giu');
const PIECE = new RegExp(`(?<one>${NUMBER})(?:${TO}(?<two>${NUMBER}))?[-\\s\\u00a0\\u202f]?(?<word>\\p{L}+)`, 'giu');

/** "1 h 20 min", "30–40 мин", "2 weeks", as minutes. */
export const readDurations: Reader = (text, { decimal }) =>
  [...text.matchAll(DURATION)].map((match): ReadValue => {
    let [least, most] = [0, 0];
    for (const { groups } of match[0].matchAll(PIECE)) {
      const { one = '', two = one, word = '' } = groups ?? {};
      const minutes = minutesOf(word) ?? 0;
      least += parseNumber(one, decimal).number * minutes;
      most += parseNumber(two, decimal).number * minutes;
    }
    return {
      kind: 'duration',
      number: least,
      ...(most === least ? {} : { upTo: most }),
      unit: 'min',
      text: match[0],
      from: match.index,
      end: match.index + match[0].length,
    };
  });

const EXACT = SPANS.map(([pattern, minutes]) => [new RegExp(`^${pattern}$`, 'iu'), minutes] as const);

/** How many minutes a word stands for. */
export function minutesOf(word: string): number | undefined {
  const bare = word.trim();
  if (/^[mм]$/iu.test(bare)) return 1;
  if (/^[dд]$/iu.test(bare)) return 1_440;
  return EXACT.find(([pattern]) => pattern.test(bare))?.[1];
}
