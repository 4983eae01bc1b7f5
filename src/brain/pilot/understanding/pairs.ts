import type { Entry, Phrase, Value } from '../goal.ts';
import { type Context, findIndex, splitList, textOf, trim, valueFrom } from './context.ts';
import { controlKinds, kinds } from './lexicon/kinds.ts';
import { lexicon, look } from './lexicon/match.ts';
import { properties } from './lexicon/properties.ts';
import { articles, relations } from './lexicon/small-words.ts';
import { readField, readPhrase } from './phrase.ts';
import { type Token, wordsIn } from './tokens.ts';

/** Which of the two is said first, where nothing else tells. */
export type Order = 'value first' | 'field first';

/** Fields and their values: "Anna as the name and 30 for age", "name: Anna, age: 30", «имя Анна, возраст 30». */
export function readPairs(tokens: readonly Token[], context: Context, order: Order): Entry[] {
  const kept = trim(tokens);
  if (kept.length === 0) return [];
  const range = rangeOf(kept, context);
  if (range) return range;
  const members = splitList(kept);
  if (members.length > 1) {
    const pairs = asFields(
      members,
      members.map((member) => readPair(member, context, order)),
      context,
    );
    const isTyped = ({ value }: Entry) => value.kind !== 'text' && value.kind !== 'number';
    if (pairs.every((pair) => pair.field)) return pairs;
    if (pairs.every((pair) => pair.field ?? isTyped(pair))) return pairs;
    const complete = pairs.filter((pair) => pair.field).length;
    if (complete > 1) return joined(members, pairs, context);
  }
  return [readPair(kept, context, order)];
}

/** Among fields "text X" names a field too. */
function asFields(members: readonly Token[][], pairs: readonly Entry[], context: Context): Entry[] {
  const isAmongFields = pairs.some(({ field }) => field);
  return pairs.map((pair, index) => {
    const noun = members[index]?.find((token) => !token.isMark && !look(articles, [token.word], 0));
    const isText = noun && /^(?:text|phrase|message|текст|сообщение|фраза)$/.test(noun.word) && pair.value.exact;
    if (!isAmongFields || pair.field || !noun) return pair;
    if (isText) return { ...pair, field: { words: noun.text } };
    const value = members[index]?.slice((members[index]?.indexOf(noun) ?? 0) + 1) ?? [];
    const isName = value.length > 0 && value.every((token) => /^\p{Lu}/u.test(token.text));
    return isName && /^\p{Ll}+$/u.test(noun.text)
      ? { field: { words: noun.text }, value: valueFrom(value, context) }
      : pair;
  });
}

/** A member that names no field goes on with the value before it: "address: 5 Main Street, Berlin". */
function joined(members: readonly Token[][], pairs: readonly Entry[], context: Context): Entry[] {
  const entries: Entry[] = [];
  for (const [index, pair] of pairs.entries()) {
    const last = entries.at(-1);
    const isText = last?.value.kind === 'text' && !last.value.exact && pair.value.kind === 'text' && !pair.value.exact;
    if (pair.field || !last || !isText) entries.push(pair);
    else
      entries[entries.length - 1] = {
        ...last,
        value: { text: `${last.value.text}, ${textOf(members[index] ?? [], context)}`, kind: 'text' },
      };
  }
  return entries;
}

export function readPair(tokens: readonly Token[], context: Context, order: Order): Entry {
  const kept = trim(tokens);
  const whole = namedAtLength(kept, context);
  if (whole) return whole;
  const cut = bestCut(kept, order);
  if (cut) {
    const field = readField(cut.field, context);
    const inner =
      field.words === '' && !field.ordinal && cut.value.length > 1 ? neighbours(cut.value, context) : undefined;
    if (inner?.field) return inner;
    return entryOf(field, cut.value, context);
  }
  const joint = look(joints, wordsIn(kept), 0);
  const isFronted = joint?.meaning === 'value first' && kept.length > joint.length + 1;
  return neighbours(isFronted ? trim(kept.slice(joint.length)) : kept, context) ?? { value: fieldValue(kept, context) };
}

/** «имя на карте A VISITOR», "language of the guide Finnish": the name of the field holds a joining word itself. */
function namedAtLength(tokens: readonly Token[], context: Context): Entry | undefined {
  const words = wordsIn(tokens);
  const property = look(properties, words, 0);
  const at = property?.length ?? 0;
  const noun = look(articles, words, at + 1) ? at + 2 : at + 1;
  const isJoined =
    property !== undefined &&
    /^(?:на|of|on|for|для)$/.test(words[at] ?? '') &&
    /^\p{Ll}{3,}$/u.test(tokens[noun]?.text ?? '') &&
    !tokens[noun]?.value;
  const value = tokens.slice(noun + 1);
  const isValue = value.length > 0 && value.every((token) => token.value !== undefined || /^\p{Lu}/u.test(token.text));
  if (!isJoined || !isValue) return undefined;
  return {
    field: { words: textOf(tokens.slice(0, noun + 1), context) },
    value: value.length === 1 ? fieldValue(value, context) : { text: textOf(value, context), kind: 'text' },
  };
}

/** What stands after a value that is plain by itself says where the field is: "555-0199 in the profile". */
function entryOf(field: Phrase, tokens: readonly Token[], context: Context): Entry {
  const [first] = tokens;
  const named = field.words !== '' || field.kind !== undefined || field.ordinal !== undefined;
  const place = first?.value && tokens.length > 2 && !field.place ? look(relations, wordsIn(tokens), 1) : undefined;
  if (!place || !first?.value) return { ...(named && { field }), value: fieldValue(tokens, context) };
  const what = readPhrase(tokens.slice(1 + place.length), context);
  return { field: { ...field, place: { is: place.meaning, what } }, value: first.value };
}

/** "from 100 to 500", «с 5 по 12 мая» after the name of what goes from one to the other. */
function rangeOf(tokens: readonly Token[], context: Context): Entry[] | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => /^(?:from|between|от|с|между)$/.test(words[index] ?? '') && !!tokens[index + 1]?.value,
  );
  const first = tokens[at + 1]?.value;
  const second = tokens[at + 3]?.value;
  if (at < 0 || !first || !second || !/^(?:to|and|till|until|до|по|и|-|–|—)$/.test(words[at + 2] ?? ''))
    return undefined;
  const name = trim([...tokens.slice(0, at), ...tokens.slice(at + 4)]);
  const field = name.length > 0 ? { field: readField(name, context) } : {};
  return [
    { ...field, value: first },
    { ...field, value: second },
  ];
}

interface CutUp {
  field: Token[];
  value: Token[];
  weight: number;
}

/** Every way to part field and value at a joining word; the one with most signs of a field and of a value wins. */
function bestCut(tokens: readonly Token[], order: Order): CutUp | undefined {
  const words = wordsIn(tokens);
  const cuts: CutUp[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const joint = tokens[at]?.value ? undefined : look(joints, words, at);
    if (!joint) continue;
    const left = trim(tokens.slice(0, at));
    const right = trim(tokens.slice(at + joint.length));
    if (left.length === 0 || right.length === 0) continue;
    const preferred = joint.meaning === 'either' ? order : joint.meaning;
    // "the view to a list": what comes after "to" is hardly ever the field.
    const isTo =
      /^(?:to|на)$/.test(words[at] ?? '') &&
      !/^(?:down|up|way|вниз|вверх)$/.test(words[at - 1] ?? '') &&
      !left.some((token) => token.value);
    const leftFirst = weigh(left, right) + (preferred === 'field first' ? (isTo ? 5 : 1.5) : 0);
    // «в поле имя на карте»: it says itself that it is the field, to the end.
    const isSaidField = look(kinds, wordsIn(right), 0)?.meaning === 'field' && right.length > 1;
    const rightFirst = weigh(right, left) + (preferred === 'value first' ? (isSaidField ? 4 : 1.5) : 0);
    cuts.push(
      leftFirst >= rightFirst
        ? { field: left, value: right, weight: leftFirst }
        : { field: right, value: left, weight: rightFirst },
    );
  }
  return cuts.sort((a, b) => b.weight - a.weight)[0];
}

/** How much speaks for these being a field and its value. */
function weigh(field: readonly Token[], value: readonly Token[]): number {
  const words = wordsIn(field);
  const isTyped = value.length === 1 && value[0]?.value !== undefined;
  const fieldIsValue = field.length === 1 && field[0]?.value !== undefined;
  const control = field.some((_, at) => controlKinds.has(look(kinds, words, at)?.meaning ?? 'text'));
  const property = field.some((_, at) => look(properties, words, at));
  const valueLooksLikeField = value.some(
    (token, at) => !token.value && controlKinds.has(look(kinds, wordsIn(value), at)?.meaning ?? 'text'),
  );
  const strayValue = field.length > 1 && field.some((token) => token.value && !token.value.exact);
  return (
    (isTyped ? 2 : 0) +
    (control ? 2 : 0) +
    (property ? 1 : 0) -
    (fieldIsValue ? 2 : 0) -
    (valueLooksLikeField ? 2 : 0) -
    (strayValue ? 1 : 0)
  );
}

/** A field and a value with nothing between: "name Anna", «поле «Имя» Анна», "volume 40". */
function neighbours(tokens: readonly Token[], context: Context): Entry | undefined {
  const words = wordsIn(tokens);
  const kind = look(kinds, words, 0);
  const isControl = kind !== undefined && controlKinds.has(kind.meaning);
  const property = look(properties, words, 0);
  const last = tokens.at(-1);
  if (isControl && !property && tokens.length > kind.length + 1) {
    const begin = Math.max(kind.length + 1, tokens.length - (last?.value ? 1 : tokens.length - kind.length - 1));
    const name = look(valueNouns, words, begin - 1) && begin > 1 ? tokens.slice(0, begin - 1) : tokens.slice(0, begin);
    return entryOf(readField(name, context), tokens.slice(begin), context);
  }
  if (property && tokens.length > property.length) {
    const large = findIndex(tokens, (at) => at > property.length && /^\p{Lu}/u.test(tokens[at]?.text ?? ''));
    const isLate = last?.value && tokens.length > property.length + 1;
    const end = isLate ? tokens.length - 1 : large > 0 && !isLarge(tokens[property.length]) ? large : property.length;
    return entryOf(readField(tokens.slice(0, end), context), tokens.slice(end), context);
  }
  if (last?.value && tokens.length > 1 && !look(valueNouns, words, 0)) {
    return { field: readField(tokens.slice(0, -1), context), value: last.value };
  }
  const first = tokens[0];
  if (first?.value && tokens.length > 1 && !first.value.exact && hasFieldWord(tokens.slice(1))) {
    return { field: readField(tokens.slice(1), context), value: first.value };
  }
  return undefined;
}

function isLarge(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? '');
}

function hasFieldWord(tokens: readonly Token[]): boolean {
  const words = wordsIn(tokens);
  return tokens.some((_, at) => look(properties, words, at) ?? look(kinds, words, at));
}

/** A value without the word that says what it is: "the word X", «значение 5». */
function fieldValue(tokens: readonly Token[], context: Context): Value {
  const kept = trim(tokens);
  const noun = look(valueNouns, wordsIn(kept), 0);
  return valueFrom(noun && kept.length > noun.length ? kept.slice(noun.length) : kept, context);
}

/** What joins a field and its value, and which of them comes first. */
const joints = lexicon<Order | 'either'>([
  [
    'value first',
    'into|in|in the|from the|inside|as|as the|as a|for|for the|under|onto|в|во|как|в качестве|для|внутрь',
  ],
  [
    'field first',
    ':|=|→|->|=>|is|are|all the way to|all the way up to|all the way down to|down to|up to|вниз до|вверх до|до|should be|must be|shall be|needs to be|equals|equal to|with|with the|to be|to|to the|on|at|by|—|–|-|на|значением|равным|равной|равн~|это|должн~ быть|должно быть|должен быть|должна быть|будет|со значением|является',
  ],
]);

/** Words that only say that a value follows. */
const valueNouns = lexicon([
  [
    true,
    'word~|the word|text|the text|value|the value|number|phrase|string|following text|слово|слова|текст|значение|число|фразу|цифру|следующ~ текст|номер',
  ],
]);
