import type { Facets } from './facets.ts';
import type { Collection, PageRecord, Property } from './record.ts';
import { alikeWords, wordsIn } from './same-word.ts';

/** Properties whose value is what somebody or something is called. */
const NAMED =
  'company employer firm organisation organization seller shop store brand manufacturer maker publisher artist airline carrier restaurant компания работодатель фирма организация продавец магазин бренд производитель издательство исполнитель авиакомпания перевозчик ресторан'.split(
    ' ',
  );

/** Whether the words ask for a company, a shop, a maker. */
export function asksForName(words: string): boolean {
  return wordsIn(words).some((word) => NAMED.some((one) => alikeWords(word, one)));
}

/**
 * Gives each record the names that it tells without saying whose they are: words with a capital that are no value, no
 * sentence, nothing that the page offers to filter by, and nothing that many of the records say alike.
 */
export function withNames(collection: Collection, facets: Facets): Collection {
  const common = commonIn(collection.records);
  const named = (record: PageRecord): PageRecord => {
    const free = record.properties.filter((one) => isFree(one) && !facets.has(one.text) && !common.has(one.text));
    const sure = free.filter(({ text }) => isSurely(text));
    return free.length === 0 ? record : { ...record, names: sure.length > 0 ? sure : free };
  };
  return { ...collection, records: collection.records.map(named) };
}

const MOST_WORDS = 5;

function isFree({ label, is, text, values, controls }: Property): boolean {
  if (is !== undefined || label !== '' || values.length > 0) return false;
  if (controls.some(({ role }) => role === 'button')) return false;
  return /^[«“"(]?\p{Lu}/u.test(text) && text.split(' ').length <= MOST_WORDS && !/[.!?:,…]$/u.test(text);
}

const LITTLE = /^(?:and|of|the|for|de|la|и|на|в|von|van|&)$/iu;

/** "Amberline Bank", «Северный причал»: more than one word with a capital, or quotes. */
function isSurely(text: string): boolean {
  if (/[«“"].+[»”"]/u.test(text)) return true;
  const words = text.split(' ').filter((word) => !LITTLE.test(word));
  return words.length > 1 && words.every((word) => /^[«“"(]?[\p{Lu}\d]/u.test(word));
}

const FEW = 3;

/** What more than a third of them say: "On site", "In stock". */
function commonIn(records: readonly PageRecord[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { properties } of records)
    for (const text of new Set(properties.map((one) => one.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isCommon = (count: number) => records.length >= FEW && count * 3 > records.length;
  return new Set([...counts].flatMap(([text, count]) => (isCommon(count) ? [text] : [])));
}
