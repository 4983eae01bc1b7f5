import { endOfLarge, inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * «заведи тему с заголовком «Насос» в разделе «Дача» и текстом «Какой взять?»»: a new one is made, and what is said of it goes into the
 * fields of those names.
 */
export function asMadeWithFields(tokens: readonly Token[]): Token[] {
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
  const listed = fields.flatMap(({ name, at: value, end: valueEnd }, index) => [
    markInPlaceOf(tokens[value - 1], index === 0 ? ':' : ','),
    inPlaceOf(tokens[value - 1], name),
    ...tokens.slice(value, valueEnd),
  ]);
  return [...tokens.slice(0, at), inPlaceOf(verb, 'создай'), fresh, ...noun, ...listed, ...tokens.slice(last)];
}

/** «заведи [там] [новую] тему»: where the noun ends. */
function thingEnd(words: readonly string[], at: number): number {
  return /^нов(?:ую|ый|ое)$/.test(words[at + 1] ?? '') ? at + 3 : at + 2;
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
    while (/^(?:с|со|и|а|,|в|во)$/.test(tokens[at]?.word ?? '')) at++;
    const name = FIELDS.get(tokens[at]?.word ?? '');
    const end = tokens[at + 1]?.value?.exact ? at + 2 : endOfLarge(tokens, at + 1);
    if (name === undefined || end === at + 1) break;
    fields.push({ name, at: at + 1, end });
    at = end;
  }
  const has = (names: RegExp) => fields.some(({ name }) => names.test(name));
  // «создай папку «Счета» в разделе «Дом»», «… с текстом «Май»»: a name alone is no field yet.
  const isWhole = isTitled
    ? fields.length > 2 && has(/^(?:текст|описание|содержание)$/)
    : has(/^(?:заголовок|название)$/);
  return isWhole ? fields : [];
}

const MAKING = /^(?:создай|создайте|заведи|заведите|открой|откройте|начни|начните)$/;
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['заголовком', 'заголовок'],
  ['названием', 'название'],
  ['текстом', 'текст'],
  ['описанием', 'описание'],
  ['содержанием', 'содержание'],
  ['разделе', 'раздел'],
  ['категории', 'категория'],
  ['рубрике', 'рубрика'],
]);
