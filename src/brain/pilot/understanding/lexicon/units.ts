import { lexicon } from './match.ts';
import { known, type Property } from './properties.ts';

/** What money is called. */
export const currencies = lexicon<string>([
  ['USD', '$|usd|dollar~|bucks|доллар~'],
  ['EUR', '€|eur|euro~|евро'],
  ['GBP', '£|gbp|pound~'],
  ['RUB', '₽|rub|rouble~|ruble~|руб|р|рубл~|рублей'],
  ['JPY', '¥'],
  ['UAH', '₴'],
  ['KZT', '₸'],
]);

/** What is counted, weighed and measured in. */
export const units = lexicon<string>([
  ['%', '%|percent|процент~'],
  ['ms', 'ms|millisecond~'],
  ['s', 'second~|sec|secs|секунд~|сек'],
  ['min', 'minute~|min|mins|минут~|мин'],
  ['h', 'hour~|hr|hrs|h|час~'],
  ['d', 'day~|night~|дней|дня|день|сутки|суток|ночей|ночи|ночь'],
  ['wk', 'week~|недел~|недель'],
  ['mo', 'month~|месяц~'],
  ['y', 'year~|лет|год~'],
  ['stars', 'star~|★|звезд~'],
  ['kg', 'kg|kilogram~|kilo~|кг|килограмм~|кило'],
  ['g', 'g|gram~|г|гр|грамм~'],
  ['km', 'km|kilometer~|kilometre~|км|километр~'],
  ['m', 'm|meter~|metre~|метр~'],
  ['cm', 'cm|см'],
  ['mm', 'mm|мм'],
  ['mi', 'mile~|миль'],
  ['GB', 'gb|гб'],
  ['MB', 'mb|мб'],
  ['TB', 'tb|тб'],
  ['kB', 'kb'],
  ['in', 'inch~|дюйм~'],
  ['l', 'litre~|liter~|л|литр~'],
  ['ml', 'ml|мл'],
  ['°', '°|°c|degree~|градус~'],
  ['px', 'px'],
  ['m²', 'sqm|м²|m²'],
]);

/** The property that a unit speaks of by itself. */
export const propertyOfUnit: Readonly<Record<string, Property>> = {
  stars: known.rating,
  s: known.duration,
  min: known.duration,
  h: known.duration,
  d: known.duration,
  km: known.distance,
  mi: known.distance,
  kg: known.weight,
};
