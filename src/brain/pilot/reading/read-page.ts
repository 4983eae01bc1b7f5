import type { Control, Observation } from '../../../observation.ts';
import { badgesOf } from './badges.ts';
import { facetsOf, withFacets } from './facets.ts';
import { listsIn } from './lists.ts';
import { fieldsIn, pairsIn } from './pairs.ts';
import { controlsOf, textOf } from './parts.ts';
import { withNames } from './proper-names.ts';
import type { Collection, PageRecord, Reading } from './record.ts';
import { sectionsIn } from './sections.ts';
import { selfOf } from './self.ts';
import { sentencesIn } from './sentences.ts';
import { surroundingsOf } from './surroundings.ts';
import { tablesIn } from './tables.ts';
import { settingOf } from './values/setting.ts';
import type { Setting } from './values/value.ts';
import { withWho } from './who.ts';

/** Everything that can be told apart on the pages, recognised from how they look and never from who made them. */
export function readPages(pages: readonly Observation[], setting: Setting): Reading[] {
  return pages.map((page, number) => readPage(page, number, setting));
}

function readPage(page: Observation, number: number, setting: Setting): Reading {
  const surroundings = surroundingsOf(page);
  const facets = facetsOf(page);
  const collections = [
    ...tablesIn(page, number, surroundings, setting),
    ...listsIn(page, number, surroundings, setting),
  ]
    .filter((one, _, all) => one.records.length > 0 && !isWithinOther(one, all))
    .map((one) => withWho(withNames(withFacets(one, facets), facets), page));
  const taken = new Set(collections.flatMap(({ records }) => records.flatMap(({ lines }) => lines)));
  const hasName = ({ properties }: PageRecord) => properties.some(({ is }) => is === 'name');
  const named = new Set(collections.flatMap(({ records }) => records.filter(hasName).flatMap(({ lines }) => lines)));
  const pairs = pairsIn(page, number, surroundings, taken, setting);
  return {
    page: number,
    collections: collections.sort((a, b) => startOf(a.records) - startOf(b.records)),
    pairs: [...pairs, ...fieldsIn(page, number, surroundings, named, setting)],
    sections: sectionsIn(page, number, surroundings, pairs, setting),
    sentences: sentencesIn(page, number, surroundings, setting),
    self: selfOf(page, number, surroundings, taken, setting),
    about: [page.title, ...addressWords(page.url)].filter((words) => words !== ''),
    headings: page.lines.flatMap(({ kind, parts }) => (kind === 'heading' ? [textOf(parts)] : [])),
    chosen: page.lines.flatMap(({ parts }) => controlsOf(parts)).flatMap(chosenIn),
    badges: badgesOf(page),
  };
}

const CHOSEN = ['checked', 'selected', 'pressed', 'current'];

function chosenIn({ name, value, states }: Control): string[] {
  return value !== undefined ? [value] : states.some((state) => CHOSEN.includes(state)) ? [name] : [];
}

/** The records of a page, in the order in which they stand there. */
export function records(page: Observation, now: Date): readonly PageRecord[] {
  return readPages([page], settingOf([page], now))
    .flatMap(({ collections, pairs, sentences }) => [
      ...collections.flatMap((one) => one.records),
      ...pairs,
      ...sentences,
    ])
    .sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

/** What was taken for a list of its own may be the beginnings of cards. */
function isWithinOther(one: Collection, all: readonly Collection[]): boolean {
  const own = one.records.flatMap(({ lines }) => lines);
  return all.some((other) => {
    if (other === one || other.records.length <= one.records.length) return false;
    const lines = new Set(other.records.flatMap((record) => record.lines));
    return own.every((line) => lines.has(line));
  });
}

function startOf(all: readonly PageRecord[]): number {
  return all[0]?.lines[0] ?? 0;
}

/** An address often says what is shown there: `mail.example.org/inbox`. */
function addressWords(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname } = new URL(url);
  return [...hostname.split('.').slice(0, -1), ...pathname.split(/[/_.-]/)].filter((word) =>
    /^[\p{L}]{3,}$/u.test(word),
  );
}
