import type { Entry } from '../../goal.ts';
import { isSmall, propertyPhrase, trim } from '../../understanding/context.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { properties } from '../../understanding/lexicon/properties.ts';
import { readField } from '../../understanding/phrase.ts';
import { type Token, wordsIn, wordsTaken } from '../../understanding/tokens.ts';
import type { SlotName, TaggedSlot } from '../tagged.ts';
import { asValue } from './as-value.ts';
import { withoutTale } from './asked-for.ts';
import { slotsOf, type Words, wordsOf } from './tagged-words.ts';

/** The same, the fields by the names that forms have for them: "body" is the text. */
export function knownEntriesIn(words: Words): Entry[] {
  return entriesIn(words).map(({ field, value }) => {
    const said = field?.words.toLowerCase().replaceAll('ё', 'е').split(/\s+/) ?? [];
    const property = field && !field.exact ? look(properties, said, 0) : undefined;
    const isKnown = property?.length === said.length;
    return { ...(field && { field: isKnown ? propertyPhrase(property.meaning, words.context) : field }), value };
  });
}

/** Values with their fields, in the order in which they stand. */
export function entriesIn(words: Words): Entry[] {
  const { context } = words;
  return pairsIn(words, 'value').flatMap(({ value, field }) => {
    const named = field ? { field: readField(plainField(wordsOf(words, field)), context) } : {};
    return severalIn(trim(wordsOf(words, value))).map((said) => ({ ...named, value: asValue(said, context) }));
  });
}

/** "enter [Ada] as the name, 12 as the age": what comes first is what the first field takes, where each other field has its value. */
export function withFirstValue(words: Words): Words {
  const slots = slotsOf(words, 'field', 'value', 'thing');
  const [first] = slots;
  const isEach =
    slots.length > 2 && slots.every(({ slot }, at) => slot === (at === 0 ? 'thing' : at % 2 ? 'field' : 'value'));
  const isAs = /^(?:as|как|for)$/.test(words.tokens[first?.to ?? -1]?.word ?? '');
  if (!isEach || slots.length % 2 !== 0 || !isAs) return words;
  return { ...words, slots: words.slots.map((slot) => (slot === first ? { ...slot, slot: 'value' as const } : slot)) };
}

/** "12 for [how many guests there are]": the field is for guests. */
function plainField(said: readonly Token[]): readonly Token[] {
  const asked = wordsTaken(/^(?:how many|how much|what|which)(?= )/, wordsIn(said));
  const named = withoutTale(said.slice(asked));
  return asked > 0 && named.length < said.length - asked ? named : said;
}

export interface Pair {
  value: TaggedSlot;
  field?: TaggedSlot;
}

/** What goes into which field: in one order where there are as many of both, or else what stands closer. */
export function pairsIn(words: Words, ...values: readonly SlotName[]): Pair[] {
  const slots = slotsOf(words, 'field', ...values);
  const fields = slots.filter(({ slot }) => slot === 'field');
  const all = slots.filter(({ slot }) => slot !== 'field').map((value): Pair => ({ value }));
  // "the visit is on 4 June, put that day into …": what is spoken of once more is no other value.
  const pairs = all.filter(({ value }, at) => at === 0 || !speaksAgain(words, value));
  const isEven = fields.length === pairs.length;
  if (isEven) return inTheirOrder(words, pairs, fields);
  return fields.length > pairs.length ? besideThem(words, slots) : withClosest(words, pairs, fields);
}

/** "address — the saved one, card 4242, CVC 123": a field of which nothing was found takes no other's value. */
function besideThem(words: Words, slots: readonly TaggedSlot[]): Pair[] {
  const isBefore = slots[0]?.slot === 'field';
  return slots.flatMap((value, at): Pair[] => {
    if (value.slot === 'field') return [];
    const near = slots[isBefore ? at - 1 : at + 1];
    const farther = isBefore ? slots[at - 2] : undefined;
    // "into “Phone” type the number 555": the name in quotes is the field's.
    const isQuoted =
      farther?.slot === 'field' && words.tokens.slice(farther.from, farther.to).some((token) => token.value?.exact);
    const field = isQuoted ? farther : near;
    return [field?.slot === 'field' ? { value, field } : { value }];
  });
}

function withClosest(words: Words, pairs: Pair[], fields: readonly TaggedSlot[]): Pair[] {
  for (const field of fields) {
    const free = pairs.filter((pair) => !pair.field);
    const [closest] = free.sort((a, b) => farness(words, field, a.value) - farness(words, field, b.value));
    if (closest) closest.field = field;
  }
  return pairs;
}

function speaksAgain({ tokens }: Words, { from, to }: TaggedSlot): boolean {
  const said = wordsIn(tokens.slice(from, to)).join(' ');
  return /^(?:it|that|this|его|ее|это|(?:that|this|этот|эту|это) (?:day|date|time|number|value|день|дату|время|число))$/.test(
    said,
  );
}

/** "at 14:30 on 3 March, fill in date and time": an hour is no date, whatever comes first. */
function inTheirOrder(words: Words, pairs: readonly Pair[], fields: readonly TaggedSlot[]): Pair[] {
  const kindOf = ({ from, to }: TaggedSlot) => words.tokens.slice(from, to).find(({ value }) => value)?.value?.kind;
  const speaks = ({ from, to }: TaggedSlot, of: RegExp) =>
    words.tokens.slice(from, to).some(({ word }) => of.test(word));
  const [first, second] = fields;
  const isTurned =
    fields.length === 2 &&
    first &&
    second &&
    pairs[0] &&
    pairs[1] &&
    kindOf(pairs[0].value) === 'time' &&
    kindOf(pairs[1].value) === 'date' &&
    speaks(first, /^(?:date|day|дат\p{L}*|день)$/u) &&
    speaks(second, /^(?:time|hour|врем\p{L}*|час\p{L}*)$/u);
  const ordered = isTurned ? fields.toReversed() : fields;
  return pairs.map((pair, at) => ({ ...pair, ...(ordered[at] && { field: ordered[at] }) }));
}

/** How many words stand between; a joint like "into" brings a value closer, a mark or "and" takes it away, and a new sentence more so. */
function farness({ tokens }: Words, field: TaggedSlot, value: TaggedSlot): number {
  const isValueFirst = value.to <= field.from;
  const between = isValueFirst ? tokens.slice(value.to, field.from) : tokens.slice(field.to, value.from);
  const words = wordsIn(between).filter((word) => !/^(?:the|an?|my)$/.test(word));
  const isJoined = isValueFirst
    ? /^(?:in|into|to|as|for|under|в|во|на|как|для)$/.test(words.at(-1) ?? '')
    : between.length === 0 || words.some((word) => /^(?:is|be|to|as|with|:|=|—|–|на|с|быть|будет)$/.test(word));
  const isParted = words.some((word) => /^(?:and|then|,|;|и|а)$/.test(word));
  const isEnded = words.some((word) => /^[.?!]$/.test(word));
  return between.length + (isJoined ? 0 : 2) + (isParted ? 3 : 0) + (isEnded ? 5 : 0);
}

/** "Friday, 10:00": a day and an hour are two values. */
function severalIn(said: readonly Token[]): Token[][] {
  const moments = said.filter((token) => /^(?:date|time)$/.test(token.value?.kind ?? ''));
  const isPlain = said.every((token) => moments.includes(token) || isSmall(token));
  return moments.length > 1 && isPlain ? moments.map((token) => [token]) : [[...said]];
}
