import { alikeWords, wordsIn } from './same-word.ts';
import type { ValueKind } from './values/value.ts';

/**
 * Words for properties, and the kinds of values they ask for, the likeliest first. They name properties of anything, in
 * both languages; Russian words stand in their first form, the endings are seen through elsewhere.
 */
const KINDS: readonly (readonly [words: string, kinds: readonly ValueKind[]])[] = [
  [
    'price cost costs fee fare charge salary pay wage income amount total subtotal balance budget revenue expense cheap cheapest expensive how-much цена стоимость стоить плата тариф сумма зарплата оклад доход баланс итого выручка дешевый дорогой почем бюджет',
    ['money', 'number'],
  ],
  [
    'when date day posted published created updated birthday arrived received новый новее new newest old oldest latest recent fresh когда дата день опубликовано создано обновлено добавлено старый свежий последний',
    ['date', 'time'],
  ],
  [
    'time clock hour departure departs arrival arrives start starts begin begins opens closes время час вылет прилет отправление прибытие начало начинаться открываться закрываться',
    ['time', 'date', 'duration'],
  ],
  [
    'duration length long longest short shortest takes lasts runtime wait длительность продолжительность длина долгий длинный длинна короткий долго длиться идти minutes минута',
    ['duration', 'size', 'time'],
  ],
  [
    'rating rated score stars grade mark best worst рейтинг оценка звезда звезды балл баллы лучший худший',
    ['rating', 'number'],
  ],
  ['discount percent percentage share rate interest скидка процент доля ставка', ['percent', 'money', 'number']],
  ['weight heavy heaviest light lightest вес масса тяжелый легкий', ['size']],
  [
    'size distance height width depth area volume capacity large largest big biggest small smallest размер расстояние высота ширина глубина площадь объем вместимость большой маленький temperature speed memory storage calories температура скорость память калории',
    ['size', 'number'],
  ],
  [
    'number count quantity amount many stock left available votes likes views reviews количество число сколько остаток осталось штук наличие голоса просмотры отзывы',
    ['number'],
  ],
  ['deadline term срок', ['date', 'duration', 'time']],
  ['age возраст year год', ['number', 'date', 'duration']],
  ['mail email e-mail почта адрес', ['mail']],
  ['phone telephone mobile телефон', ['phone']],
  ['website site url address сайт адрес', ['address']],
];

/** What is measured in what: a weight is no volume. */
const UNITS: readonly (readonly [words: string, unit: string])[] = [
  ['weight heavy heaviest light lightest вес масса тяжелый легкий', 'g'],
  ['distance height width depth far tall deep wide расстояние высота ширина глубина далеко', 'm'],
  ['volume capacity объем вместимость', 'l'],
  ['area площадь', 'm²'],
  ['temperature температура', '°C'],
  ['speed скорость', 'km/h'],
  ['memory storage память', 'byte'],
  ['calories калории калорийность', 'kcal'],
];

/** Properties that say how a thing is called. */
const NAMES =
  'name title subject product item headline called description название имя заголовок тема товар наименование продукт описание';
/** Properties without a kind of their own; a column may be named so. */
const OTHERS =
  'status city country state category type from to sender author company firm employer agency airline carrier operator seller supplier vendor manufacturer publisher department owner brand colour color email role position status id code action actions статус город страна категория тип от кому отправитель автор компания фирма работодатель агентство авиакомпания перевозчик продавец поставщик производитель издательство отдел владелец бренд цвет почта роль должность код действия';

const byWord = new Map<string, readonly ValueKind[]>();
for (const [words, kinds] of KINDS) for (const word of words.split(' ')) if (!byWord.has(word)) byWord.set(word, kinds);
const NAME_WORDS = NAMES.split(' ');
const OTHER_WORDS = OTHERS.split(' ');

/** Two words that ask together for something else than each alone. */
const PHRASES: readonly (readonly [pattern: RegExp, kinds: readonly ValueKind[]])[] = [
  [
    /\bhow long\b|(?:travel|journey|flight|delivery|\b(?!open|clos|start|begin|end|meet|land|leav|board)[a-z]+ing) time|врем(?:я|ени|енем) (?:в пути|доставки|приготовления|готовки|чтения|просмотра|ожидания|пол[её]та|поездки|прохождения|звучания|сборки)|в пути|как долго/iu,
    ['duration', 'time'],
  ],
  [/\bhow much\b|сколько стоит/iu, ['money', 'number']],
  [/\bhow many\b/iu, ['number']],
  [/\bhow (?:far|big|tall|deep|wide|heavy)\b/iu, ['size', 'number']],
  // A day is no hour.
  [
    /what time|во сколько|\b(?:departure|arrival|boarding|start|starting|opening|closing) time\b|врем(?:я|ени) (?:вылета|прил[её]та|отправления|прибытия|начала|открытия|закрытия)/iu,
    ['time'],
  ],
];

/** What kinds of values the words ask for; none where they ask for words. */
export function kindsOf(words: string): readonly ValueKind[] {
  const before = known.get(words);
  if (before) return before;
  const kinds = findKinds(words);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(words, kinds);
  return kinds;
}

const known = new Map<string, readonly ValueKind[]>();
const MOST_KNOWN = 5_000;

function findKinds(words: string): readonly ValueKind[] {
  const phrase = PHRASES.find(([pattern]) => pattern.test(words));
  if (phrase) return phrase[1];
  for (const word of wordsIn(words)) {
    const known = byWord.get(word) ?? [...byWord].find(([other]) => alikeWords(word, other))?.[1];
    if (known) return known;
  }
  return [];
}

const PLAIN = 'current exact full final whole текущий точный полный общий весь самый'.split(' ');

/** The words that say more than of what kind the value is: "delivery" of "delivery price". */
export function wordsBesideKind(words: string): string {
  if (PHRASES.some(([pattern]) => pattern.test(words))) return '';
  return wordsIn(words)
    .filter((word) => kindsOf(word).length === 0 && !PLAIN.some((one) => alikeWords(word, one)))
    .join(' ');
}

/** The unit in which the property is measured, where there is only one. */
export function unitAsked(words: string): string | undefined {
  const all = wordsIn(words);
  return UNITS.find(([list]) => list.split(' ').some((one) => all.some((word) => alikeWords(word, one))))?.[1];
}

/** Whether the words ask how a thing is called. */
export function isNameLabel(words: string): boolean {
  return wordsIn(words).some((word) => NAME_WORDS.some((name) => alikeWords(word, name)));
}

/** Whether the words are the name of some property: so columns are called. */
export function isPropertyWord(words: string): boolean {
  const all = wordsIn(words);
  if (all.length === 0 || all.length > 4) return false;
  return (
    isNameLabel(words) ||
    kindsOf(words).length > 0 ||
    all.some((word) => OTHER_WORDS.some((one) => alikeWords(word, one)))
  );
}
