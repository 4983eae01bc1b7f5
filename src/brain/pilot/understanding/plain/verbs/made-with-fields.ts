import {
  beginsSentence,
  endOfLarge,
  inPlaceOf,
  markInPlaceOf,
  sentenceStart,
  type Token,
  wordsIn,
  wordsTaken,
} from '../../tokens.ts';

/**
 * «заведи тему с заголовком «Насос» в разделе «Дача» и текстом «Какой взять?»»: a new one is made, and what is said of it goes into the
 * fields of those names.
 */
export function asMadeWithFields(tokens: readonly Token[]): Token[] {
  return withFields(withPlaceNamed(tokens));
}

/** «Хочу спросить в разделе «Дача», заведи там тему «Насос»»: a topic there. */
function withPlaceNamed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((word, index) => MAKING.test(word) && words[index + 1] === 'там');
  const [preposition, noun, name, comma] = tokens.slice(Math.max(at - 4, 0), Math.max(at, 0));
  const from = sentenceStart(tokens, at);
  const isPlace =
    /^в$/.test(preposition?.word ?? '') && FIELDS.has(noun?.word ?? '') && name?.value?.exact && comma?.isMark;
  const isMere =
    /^(?:я )?(?:хочу|хотим|надо|нужно|хотелось бы) (?:спросить|узнать|написать|посоветоваться|рассказать)/.test(
      words.slice(from, at).join(' '),
    );
  const title = at + 3;
  if (at < 4 || !isPlace || !isMere || !tokens[title]?.value?.exact) return [...tokens];
  const place = tokens.slice(at - 4, at - 1);
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(at, at + 1),
    ...tokens.slice(at + 2, title + 1),
    ...place,
    ...tokens.slice(title + 1),
  ];
}

function withFields(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => MAKING.test(word) && fieldsAfter(tokens, thingEnd(words, index)).length > 1,
  );
  const [verb] = tokens.slice(Math.max(at, 0));
  if (at < 0 || !verb) return [...tokens];
  const end = thingEnd(words, at);
  const fields = fieldsAfter(tokens, end);
  const last = fields.at(-1)?.end ?? end;
  const noun = tokens.slice(end - 1, end);
  const fresh = inPlaceOf(
    verb,
    /[ую]$/.test(words[end - 1] ?? '') ? 'новую' : /[ое]$/.test(words[end - 1] ?? '') ? 'новое' : 'новый',
  );
  // «В разделе «Дача» заведи тему …»: the place comes first.
  const [into, holder, place] = tokens.slice(Math.max(at - 3, 0), at);
  const held = FIELDS.get(holder?.word ?? '');
  const isLed =
    into?.word === 'в' && held !== undefined && place?.value?.exact === true && beginsSentence(tokens, at - 3);
  const first = isLed && place ? [markInPlaceOf(place, ','), inPlaceOf(holder, held), place] : [];
  const listed = fields.flatMap(({ name, at: value, end: valueEnd }, index) => [
    markInPlaceOf(tokens[value - 1], index === 0 ? ':' : ','),
    inPlaceOf(tokens[value - 1], name),
    ...tokens.slice(value, valueEnd),
  ]);
  const before = tokens.slice(0, isLed ? at - 3 : at);
  return [...before, inPlaceOf(verb, 'создай'), fresh, ...noun, ...listed, ...first, ...tokens.slice(last)];
}

/** «заведи [там] [новую] тему»: where the noun ends. */
function thingEnd(words: readonly string[], at: number): number {
  // «открой на форуме новую тему»
  const isPlaced = words[at + 1] === 'на' && /^нов(?:ую|ый|ое)$/.test(words[at + 3] ?? '');
  const from = isPlaced ? at + 2 : words[at + 1] === 'там' ? at + 1 : at;
  return /^нов(?:ую|ый|ое)$/.test(words[from + 1] ?? '') ? from + 3 : from + 2;
}

interface Field {
  name: string;
  /** Where its value stands. */
  at: number;
  end: number;
}

/** One after another, each with a text in quotes or a name; none where there is no title among them. */
function fieldsAfter(tokens: readonly Token[], from: number): Field[] {
  const isTitled = tokens[from]?.value?.exact === true;
  const fields: Field[] = isTitled ? [{ name: 'заголовок', at: from, end: from + 1 }] : [];
  for (let at = isTitled ? from + 1 : from; ; ) {
    at +=
      PUT.exec(wordsIn(tokens.slice(at, at + MOST_PUT)).join(' '))?.[0]
        .trim()
        .split(' ')
        .filter(Boolean).length ?? 0;
    while (/^(?:в|во)$/.test(tokens[at]?.word ?? '') || isUnder(tokens, at) || isTextNext(tokens, at)) at++;
    const title = wordsTaken(TITLED, wordsIn(tokens.slice(at, at + 2)));
    const name = title > 0 ? 'заголовок' : FIELDS.get(tokens[at]?.word ?? '');
    const value = title > 0 ? at + title : at + 1 + shallLength(tokens, at + 1);
    const end = tokens[value]?.value?.exact ? value + 1 : endOfLarge(tokens, value);
    if (name === undefined || end === value) break;
    fields.push({ name, at: value, end });
    at = end;
  }
  const has = (names: RegExp) => fields.some(({ name }) => names.test(name));
  // «создай папку «Счета» в разделе «Дом»», «… с текстом «Май»»: a name alone is no field yet.
  const isWhole = isTitled
    ? fields.length > 2 && has(/^(?:текст|описание|содержание)$/)
    : has(/^(?:заголовок|название)$/);
  return isWhole ? fields : [];
}

/** «[под] заголовком «Насос»». */
function isUnder(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'под' && /^(?:заголовком|названием)$/.test(tokens[at + 1]?.word ?? '');
}

/** «…. В тексте напиши: «Какой взять?»»: a sentence of its own. */
function isTextNext(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === '.' &&
    /^в (?:тексте|описании|содержании)$/.test(wordsIn(tokens.slice(at + 1, at + 3)).join(' '))
  );
}

/** «заголовок [пусть будет] «Насос»», «внутри [напиши:] «Какой?»». */
function shallLength(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens.slice(at, at + 4)).join(' ');
  return SHALL.exec(words)?.[0].trim().split(' ').filter(Boolean).length ?? 0;
}

const SHALL = /^(?:пусть будет|будет|напиши|напишите|укажи|укажите|такой|такое)?(?: , пожалуйста)?(?: ?:)?(?= |$)/;
/** «, [размести её в] разделе «Дача»»: what stands between two of them. */
const PUT =
  /^(?:(?:с|со|и|а|,|в|во|сам|само|(?:размести|помести|положи|отправь|создай)(?:те)?(?: (?:ее|его))?(?= в ))(?: |$))+/;
const MOST_PUT = 6;
/** «озаглавь [её] «Насос»». */
const TITLED = /^(?:озаглавь|назови)(?:те)?(?: (?:ее|его))?(?= |$)/;
const MAKING = /^(?:создать|завести|начать|создай|создайте|заведи|заведите|открой|откройте|начни|начните)$/;
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['заголовок', 'заголовок'],
  ['заголовком', 'заголовок'],
  ['внутри', 'текст'],
  ['описании', 'описание'],
  ['содержании', 'содержание'],
  ['текст', 'текст'],
  ['тексте', 'текст'],
  ['названием', 'название'],
  ['текстом', 'текст'],
  ['описанием', 'описание'],
  ['содержанием', 'содержание'],
  ['разделе', 'раздел'],
  ['раздел', 'раздел'],
  ['категории', 'категория'],
  ['категорию', 'категория'],
  ['рубрике', 'рубрика'],
  ['рубрику', 'рубрика'],
]);
