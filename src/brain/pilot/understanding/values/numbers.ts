import type { Value } from '../../goal.ts';
import { numberWords } from '../lexicon/calendar.ts';
import { look } from '../lexicon/match.ts';
import { currencies, units } from '../lexicon/units.ts';
import { type Span, spansOf } from './span.ts';

/** How numbers are written in both conventions: 1,299.00 · 1 299,00 · 1.299,00 · 4.5 · 4,5 */
export const numberPattern =
  '(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+,\\d+|\\d+(?:[.,]\\d+)?)(?![\\d])';

export function readNumber(text: string): number {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact)) return Number(compact.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  return Number(compact.replace(',', '.'));
}

/** Prices, amounts with a unit, durations and plain numbers. */
export function findNumbers(text: string): Span[] {
  return [...spansOf(text, amount, amountOf), ...spansOf(text, spelledAmount, spelledOut)];
}

/** "five stars", «три дня»: a number in words counts as one before a unit. */
function spelledOut(match: RegExpMatchArray): Value | undefined {
  const { count = '', after = '' } = match.groups ?? {};
  const number = look(numberWords, [count.toLowerCase()], 0)?.meaning;
  const unit = look(units, [after.toLowerCase().replaceAll('ё', 'е')], 0)?.meaning;
  return number && unit ? valueWithUnit(match[0], number, unit) : undefined;
}

function amountOf(match: RegExpMatchArray): Value | undefined {
  const { before, number = '', scale, after } = match.groups ?? {};
  const factor = scale ? (scales[scale.toLowerCase().replace('.', '')] ?? 1) : 1;
  const size = readNumber(number) * factor;
  const currency = wordMeaning(before) ?? wordMeaning(after);
  const said = match[0].trim();
  if (currency) return { text: said, kind: 'money', number: size, unit: currency };
  const unit = after && look(units, [after.toLowerCase().replaceAll('ё', 'е').replace(/\.$/, '')], 0)?.meaning;
  return valueWithUnit(said, size, unit);
}

function valueWithUnit(text: string, number: number, unit: string | undefined): Value {
  if (!unit) return { text, kind: 'number', number };
  return { text, kind: durations.has(unit) ? 'duration' : 'number', number, unit };
}

function wordMeaning(word: string | undefined): string | undefined {
  return word ? look(currencies, [word.trim().toLowerCase().replace(/\.$/, '')], 0)?.meaning : undefined;
}

export const durations: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1000],
  ['min', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
  ['wk', 604_800_000],
  ['mo', 2_629_800_000],
  ['y', 31_557_600_000],
]);

const scales: Record<string, number> = {
  k: 1e3,
  тыс: 1e3,
  т: 1e3,
  million: 1e6,
  mln: 1e6,
  млн: 1e6,
  thousand: 1e3,
  тысяч: 1e3,
  тысячи: 1e3,
  миллионов: 1e6,
};

const unitWords =
  'usd|eur|gbp|rub|dollars?|euros?|pounds?|bucks|roubles?|rubles?|руб(?:лей|ля|ль|лях)?\\.?|р\\.|р(?![\\p{L}])|доллар(?:ов|а)?|евро|[$€£₽¥₴₸]|%|percent|процент(?:ов|а)?|ms|milliseconds?|seconds?|secs?|sec|секунд[ыу]?|сек\\.?|minutes?|mins?|минут[ыу]?|мин\\.?|hours?|hrs?|h(?![\\p{L}])|час(?:ов|а)?|days?|дн(?:ей|я)|день|сутки|суток|nights?|ноч(?:ей|и|ь)|weeks?|недел[ьюи]|months?|месяц(?:ев|а)?|years?|лет|год(?:а|ов)?|stars?|★|зв[её]зд[ыу]?|kg|kilograms?|кг|килограмм(?:ов|а)?|g(?![\\p{L}])|grams?|гр?(?![\\p{L}])|грамм(?:ов|а)?|km|kilomet(?:er|re)s?|км|километр(?:ов|а)?|cm|см|mm|мм|m(?![\\p{L}])|met(?:er|re)s?|метр(?:ов|а)?|miles?|миль|gb|гб|mb|мб|tb|тб|kb|inch(?:es)?|дюйм(?:ов|а)?|litres?|liters?|л(?![\\p{L}])|литр(?:ов|а)?|ml|мл|°c?|degrees?|градус(?:ов|а)?|px|sqm|м²|m²|кв\\.?\\s?м';

const spelledAmount =
  /(?<![\p{L}])(?<count>two|three|four|five|six|seven|eight|nine|ten|две|два|три|четыре|пять|шесть|семь|восемь|девять|десять)\s(?<after>stars?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|зв[её]зды?|секунды?|минуты?|часа|часов|дня|дней|ночи|ночей|недели|недель|месяца|месяцев)(?!\p{L})/giu;

const amount = new RegExp(
  `(?<![\\p{L}\\d#.,/_-])(?:(?<before>[$€£₽¥]|usd|eur|gbp|rub)\\s?)?(?<number>[-−]?${numberPattern})(?:\\s?(?<scale>k(?![\\p{L}])|thousand|million|mln|тыс\\.?|тысяч[иа]?|млн|миллионов)(?![\\p{L}]))?(?:\\s?(?<after>${unitWords})(?![\\p{L}]))?(?!\\p{L}|-\\p{L}|[/_]\\w)`,
  'giu',
);
