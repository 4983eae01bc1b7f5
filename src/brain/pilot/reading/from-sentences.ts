import type { Constraint, Query } from '../goal.ts';
import type { Answered, Looked } from './answered.ts';
import { asksForCode, codesIn } from './codes.ts';
import { untold } from './inquiry.ts';
import type { Mind } from './mind.ts';
import { kindsOf } from './property-kinds.ts';
import type { PageRecord, Reading } from './record.ts';
import { wordsIn } from './same-word.ts';
import type { ReadValue, ValueKind } from './values/value.ts';

/** The value that a sentence gives, where one sentence speaks of all that was asked and holds one such value. */
export function fromSentences(
  query: Query,
  readings: readonly Reading[],
  mind: Mind,
  looked: Looked,
): Answered | undefined {
  const { what, where } = query.things;
  const [asked, ...more] = query.tell;
  if (more.length > 0) return undefined;
  const property = asked?.words ?? what.words;
  const kinds = kindsOf(property);
  const sentences = readings.flatMap((reading) => reading.sentences);
  const narrowing = [...where.map(({ value }) => value.text), what.place?.what.words ?? ''].filter((one) => one !== '');
  const isNarrowed = ({ name, about }: PageRecord) =>
    narrowing.every((words) => mind.tells([name, ...about].join(' \n '), words));
  const topic = asked ? what.words : '';
  const hitsAmong = (some: readonly PageRecord[]) =>
    some.flatMap((sentence) => hitsIn(sentence, topic, property, kinds, mind));
  const narrowed = hitsAmong(sentences.filter(isNarrowed));
  const all = narrowed.length === 0 && isForUse(query) ? hitsAmong(sentences) : narrowed;
  const best = Math.max(0, ...all.map(({ score }) => score));
  const hits = all.filter(({ score }) => score === best);
  const texts = new Set(hits.map(({ value }) => value.text));
  const [first] = hits;
  if (!first) return undefined;
  const rows = hits.map(({ sentence, value }) => ({
    record: sentence,
    name: what.words === '' ? property : what.words,
    told: [{ label: asked?.words ?? '', text: value.text, quote: sentence.quote, value }],
  }));
  if (texts.size > 1) return { ...untold('ambiguous', property, looked), candidates: rows };
  return { found: true, want: query.want, about: what.words, rows: rows.slice(0, 1), looked };
}

/** "The code for the door", «код для входа»: what the only code of a page is good for, its reader knows. */
function isForUse({ things: { what, where }, tell }: Query): boolean {
  const isUse = ({ of, value }: Constraint) => FOR.test(of?.words ?? '') && !value.exact && /^\p{Ll}/u.test(value.text);
  return tell.length === 0 && asksForCode(what.words) && !what.place && where.length > 0 && where.every(isUse);
}

const FOR = /^(?:for|для)$/;

interface Hit {
  sentence: PageRecord;
  value: ReadValue;
  score: number;
}

function hitsIn(sentence: PageRecord, what: string, property: string, kinds: readonly ValueKind[], mind: Mind): Hit[] {
  const read = sentence.properties.flatMap((one) => one.values);
  const isCode = kinds.length === 0 && asksForCode(property);
  const values = isCode ? codesIn(sentence.name) : read;
  const has = (words: string) => mind.tells(sentence.name, words);
  const isTopic = what === '' || has(what) || sentence.about.some((name) => mind.fits(what, name) >= 0.7);
  if (!isTopic) return [];
  // The property in its own words, and the value that follows: «наибольшая глубина — 41 м».
  if (has(property)) {
    const after = following(sentence.name, property, values, mind).filter(
      (value) => !isCode || isNear(value, sentence.name, property, mind),
    );
    const fitting = after.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    const [value] = fitting;
    if (value) return [{ sentence, value, score: has(what) ? 1 : 0.9 }];
  }
  // The kind of value alone, where the sentence itself speaks of the thing.
  if (what === '' || !has(what) || kinds.length === 0) return [];
  const [kind] = kinds;
  const fitting = values.filter((value) => value.kind === kind);
  return fitting.map((value) => ({ sentence, value, score: 0.8 }));
}

/** Values behind the last word of the property. */
function following(text: string, property: string, values: readonly ReadValue[], mind: Mind): ReadValue[] {
  const stems = wordsIn(property);
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const last = words.findLast(([word]) => stems.some((stem) => mind.tells(word, stem)));
  const from = last ? last.index + last[0].length : 0;
  const behind = values.filter((value) => value.from >= from);
  return behind.length > 0 ? behind : values.filter((value) => value.end <= (last?.index ?? 0)).slice(-1);
}

const FAR = 3;

/** Only the word for it makes letters and digits a code, if it stands right before them. */
function isNear({ from }: ReadValue, text: string, property: string, mind: Mind): boolean {
  const before = text.slice(0, from).trim().split(/\s+/u).slice(-FAR);
  return wordsIn(property).some((word) => mind.tells(before.join(' '), word));
}
