import type { Observation } from '../../../observation.ts';
import { controlsOf } from './parts.ts';
import type { Collection, PageRecord, Property } from './record.ts';
import { alikeWords, wordsIn } from './same-word.ts';

const WHO = 'author sender from who poster writer автор отправитель кто кого чей'.split(' ');

/** Whether the words ask who wrote or sent something. */
export function asksWho(words: string): boolean {
  return wordsIn(words).some((word) => WHO.some((one) => alikeWords(word, one)));
}

/** Gives each record whoever it is from, where it shows somebody without saying so: before the title, or as its name. */
export function withWho(collection: Collection, page: Observation): Collection {
  const places = placesOn(page);
  const from = (record: PageRecord): PageRecord => {
    const who = whoOf(record, places);
    return who ? { ...record, who } : record;
  };
  return { ...collection, records: collection.records.map(from) };
}

function whoOf({ properties }: PageRecord, places: readonly string[]): Property | undefined {
  const at = properties.findIndex(({ is }) => is === 'name');
  const before = properties
    .slice(0, Math.max(0, at))
    .filter(
      ({ is, label, values, text }) =>
        is === undefined && label === '' && (values.length === 0 || /\p{L}{3}/u.test(text)),
    );
  const [first] = before;
  const text = first ? bareName(first.text, places) : '';
  if (first && text !== '') return { ...first, text, values: [] };
  // Where a thing is called by somebody's name, their short name with the sign for it stands beside.
  const isPerson = properties.some((one) => /^@[\p{L}\d_]+/u.test(one.text));
  return isPerson ? properties[at] : undefined;
}

/** «Не прочитано. Мира Ланская 4 Входящие Работа»: without how it stands, how many there are, and where it lies. */
function bareName(text: string, places: readonly string[]): string {
  let name = text.replace(/^\p{Lu}[\p{L} ]{2,20}\.\s+/u, '');
  for (let before = ''; before !== name; ) {
    before = name;
    const place = places.find((one) => name.endsWith(` ${one}`));
    name = (place === undefined ? name : name.slice(0, -place.length)).replace(/\s+\d+\s*$/u, '').trim();
  }
  return name;
}

/** What the menus of the page lead to. */
function placesOn({ lines }: Observation): string[] {
  return lines
    .flatMap(({ kind, parts }) => (kind === 'item' || kind === 'text' ? controlsOf(parts) : []))
    .filter(({ role, name }) => role === 'link' && name.length < 30)
    .map(({ name }) => name.replace(/\s+\d.*$/u, ''))
    .filter((name) => name !== '');
}
