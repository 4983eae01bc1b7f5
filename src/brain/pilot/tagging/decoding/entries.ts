import type { Entry } from '../../goal.ts';
import { isSmall, propertyPhrase, trim } from '../../understanding/context.ts';
import { look } from '../../understanding/lexicon/match.ts';
import { properties } from '../../understanding/lexicon/properties.ts';
import { readField } from '../../understanding/phrase.ts';
import { type Token, wordsIn } from '../../understanding/tokens.ts';
import type { SlotName, TaggedSlot } from '../tagged.ts';
import { asValue } from './as-value.ts';
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
    const named = field ? { field: readField(wordsOf(words, field), context) } : {};
    return severalIn(trim(wordsOf(words, value))).map((said) => ({ ...named, value: asValue(said, context) }));
  });
}

export interface Pair {
  value: TaggedSlot;
  field?: TaggedSlot;
}

/** What goes into which field: in one order where there are as many of both, or else what stands closer. */
export function pairsIn(words: Words, ...values: readonly SlotName[]): Pair[] {
  const slots = slotsOf(words, 'field', ...values);
  const fields = slots.filter(({ slot }) => slot === 'field');
  const pairs = slots.filter(({ slot }) => slot !== 'field').map((value): Pair => ({ value }));
  const isEven = fields.length === pairs.length;
  if (isEven) return pairs.map((pair, at) => ({ ...pair, ...(fields[at] && { field: fields[at] }) }));
  for (const field of fields) {
    const free = pairs.filter((pair) => !pair.field);
    const [closest] = free.sort((a, b) => farness(words, field, a.value) - farness(words, field, b.value));
    if (closest) closest.field = field;
  }
  return pairs;
}

/** How many words stand between; a joint like "into" brings a value closer, a mark or "and" takes it away. */
function farness({ tokens }: Words, field: TaggedSlot, value: TaggedSlot): number {
  const isValueFirst = value.to <= field.from;
  const between = isValueFirst ? tokens.slice(value.to, field.from) : tokens.slice(field.to, value.from);
  const words = wordsIn(between);
  const isJoined = isValueFirst
    ? words.some((word) => /^(?:in|into|to|as|for|under|в|во|на|как|для)$/.test(word))
    : between.length === 0 || words.some((word) => /^(?:is|to|as|with|:|=|—|–|на|с)$/.test(word));
  const isParted = words.some((word) => /^(?:and|then|,|;|и|а)$/.test(word));
  return between.length + (isJoined ? 0 : 2) + (isParted ? 3 : 0);
}

/** "Friday, 10:00": a day and an hour are two values. */
function severalIn(said: readonly Token[]): Token[][] {
  const moments = said.filter((token) => /^(?:date|time)$/.test(token.value?.kind ?? ''));
  const isPlain = said.every((token) => moments.includes(token) || isSmall(token));
  return moments.length > 1 && isPlain ? moments.map((token) => [token]) : [[...said]];
}
