import { DASH, NUMBER, parseNumber } from './numbers.ts';
import type { Reader, ReadValue } from './value.ts';

/** Signs and words for currencies. A word in Russian is its beginning: the endings change. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₸': 'KZT',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₾': 'GEL',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
};
const CODES = 'EUR USD GBP RUB RUR UAH KZT BYN PLN CZK CHF SEK NOK DKK JPY CNY TRY INR CAD AUD'.split(' ');
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^руб/iu, 'RUB'],
  [/^р\.?$/iu, 'RUB'],
  [/^rub/iu, 'RUB'],
  [/^(?:евро|euros?)/iu, 'EUR'],
  [/^(?:доллар|dollar|bucks)/iu, 'USD'],
  [/^(?:фунт|pound)/iu, 'GBP'],
  [/^(?:грн|грив)/iu, 'UAH'],
  [/^(?:тенге|тг)/iu, 'KZT'],
  [/^(?:злот|zloty)/iu, 'PLN'],
  [/^kr\.?$/iu, 'SEK'],
];
const escaped = Object.keys(SIGNS).map((sign) => sign.replace('$', '\\$'));
const SIGN = `(?:${['US\\$', ...escaped].join('|')})`;
const WORD = String.raw`(?:руб(?:л(?:ей|я|ь|ях|ями))?|р(?=\.)|евро|доллар(?:ов|а)?|фунт(?:ов|а)?|грн|гривен|тенге|rubles?|roubles?|euros?|dollars?|pounds?|kr)(?![\p{L}])\.?`;
const CODE = `(?:${CODES.join('|')})(?!\\p{L})`;
const SPACE = '[\\s\\u00a0\\u202f]?';
const MINUS = String.raw`(?:(?<![\p{L}\d])[-−–]\s?)?`;
const THOUSANDS = String.raw`(?:${SPACE}(?:k|тыс\.?|K|M|млн\.?|million|thousand)(?!\p{L}))?`;

const BEFORE = new RegExp(
  `(?<minus>${MINUS})(?<unit>${SIGN}|(?<!\\p{L})${CODE})${SPACE}(?<one>${NUMBER})(?<many>${THOUSANDS})(?:${DASH}(?:${SIGN})?${SPACE}(?<two>${NUMBER})(?<more>${THOUSANDS}))?(?!\\d)`,
  'giu',
);
const AFTER = new RegExp(
  `(?<minus>${MINUS})(?<![\\p{L}\\d.,])(?<one>${NUMBER})(?<many>${THOUSANDS})(?:${SPACE}(?:${SIGN})?${DASH}(?<two>${NUMBER})(?<more>${THOUSANDS}))?${SPACE}(?<unit>${SIGN}|${CODE}|${WORD})`,
  'giu',
);

/** Amounts of money, the currency before or behind. */
export const readMoney: Reader = (text, { decimal }) => {
  const before = [...text.matchAll(BEFORE)];
  const taken = (at: number) => before.some(({ index, 0: all }) => at >= index && at < index + all.length);
  const after = [...text.matchAll(AFTER)].filter(({ index }) => !taken(index));
  const free = FREE.exec(text);
  if (free) return [nothing(free)];
  return [...before, ...after].map((match): ReadValue => {
    const { minus = '', unit = '', one = '', many = '', two, more = '' } = match.groups ?? {};
    const sign = minus === '' ? 1 : -1;
    const upTo = two === undefined ? undefined : parseNumber(two, decimal, true).number * timesOf(more);
    // "1–2k": the word for thousands stands once for both.
    const times = many === '' && upTo !== undefined ? timesOf(more) : timesOf(many);
    const lost = match[0].length - match[0].trimStart().length;
    return {
      kind: 'money',
      number: sign * parseNumber(one, decimal, true).number * times,
      ...(upTo === undefined ? {} : { upTo }),
      unit: currencyOf(unit),
      text: match[0].trim(),
      from: match.index + lost,
      end: match.index + match[0].length,
    };
  });
};

/** "Free delivery", «Бесплатно»: as a price that is nothing. Only where nothing else is said. */
const FREE = /^(?<word>free|бесплатн\p{L}*)(?:\s+(?<noun>\p{L}+))?$/iu;

function nothing({ groups, index }: RegExpExecArray): ReadValue {
  const { word = '', noun } = groups ?? {};
  return {
    kind: 'money',
    number: 0,
    ...(noun === undefined ? {} : { noun }),
    text: word,
    from: index,
    end: index + word.length,
  };
}

/** The code of a currency, from its sign, its code or its word. */
export function currencyOf(said: string): string {
  const word = said.trim();
  const sign = SIGNS[word] ?? SIGNS[word.toUpperCase()] ?? SIGNS[word.toLowerCase()];
  if (sign) return sign;
  const code = word.toUpperCase();
  if (code === 'RUR') return 'RUB';
  return WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? code;
}

function timesOf(word: string): number {
  if (/k|тыс|thousand/iu.test(word)) return 1_000;
  return /m|млн/iu.test(word) ? 1_000_000 : 1;
}
