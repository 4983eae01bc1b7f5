import type { FoundProperty } from './find-property.ts';
import type { Mind } from './mind.ts';
import { kindsOf } from './property-kinds.ts';
import type { PageRecord, Reading } from './record.ts';
import { alikeWords, wordsIn } from './same-word.ts';
import type { ReadValue } from './values/value.ts';

/** Between a name and its value in running text: "hub 62", "the rim: €38", "spokes cost 24". */
const BETWEEN = /^[\s:–—=-]*(?:(?:is|are|was|costs?|for|at|стоит|стоят|за|по|это)\s+)?$/iu;

/** What running text says of a thing: the value right behind its name, of the kind that was asked for. */
export function besideName(name: string, asked: string, readings: readonly Reading[], mind: Mind): FoundProperty[] {
  const kinds = kindsOf(asked);
  return readings.flatMap(({ sentences }) =>
    sentences.flatMap((record) =>
      record.properties.flatMap((property) =>
        property.values
          .filter((value) => kinds.length === 0 || kinds.includes(value.kind))
          .filter((value) => standsBehind(value, property.text, name, mind))
          .map((value) => ({ record: calledSo(record, name), property, value, text: value.text })),
      ),
    ),
  );
}

function calledSo(record: PageRecord, name: string): PageRecord {
  return { ...record, name };
}

function standsBehind({ from }: ReadValue, text: string, name: string, mind: Mind): boolean {
  const words = [...text.slice(0, from).matchAll(/[\p{L}\p{N}'’-]+/gu)];
  const wanted = wordsIn(name);
  const last = words.findLastIndex(([word]) => wanted.some((one) => isWord(word, one, mind)));
  const found = words[last];
  if (!found || !BETWEEN.test(text.slice(found.index + found[0].length, from))) return false;
  const before = words.slice(Math.max(0, last - wanted.length), last + 1).map(([word]) => word);
  return wanted.every((one) => before.some((word) => isWord(word, one, mind)));
}

function isWord(word: string, wanted: string, mind: Mind): boolean {
  return alikeWords(word.toLowerCase().replaceAll('ё', 'е'), wanted) || mind.tells(word, wanted);
}
