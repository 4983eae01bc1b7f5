import type { Outgoing } from '../../outgoing.ts';
import { methodsCalled, programVerbs, spokenVerbs } from './called.ts';
import { type Contents, contentsOf } from './contents.ts';
import { changesDatabase } from './database.ts';
import type { Field } from './flatten.ts';
import { keepsAlive } from './keeps-alive.ts';
import { listsOnly } from './listing-fields.ts';
import { lastName, nameWords, pathSegments } from './name-words.ts';
import { hasChanging, hasDeed, type Reading, readingOf } from './reading-words.ts';
import { sensitiveIn } from './sensitive.ts';

const NEVER_CHANGE = new Set(['GET', 'HEAD', 'OPTIONS']);
const MAY_READ = new Set(['POST', 'QUERY', 'REPORT', 'PROPFIND', 'SEARCH']);

/** Why a request changes nothing on the server; undefined when it may change something. */
export function readsOnly(outgoing: Outgoing): string | undefined {
  const contents = contentsOf(outgoing);
  const { card, iban, password, code } = sensitiveIn(outgoing, contents);
  if (card || iban || password) return undefined;
  const method = outgoing.method.toUpperCase();
  // A code in an address is how one site tells another that somebody signed in.
  if (NEVER_CHANGE.has(method)) return 'It only asks for something.';
  if (code || contents.files.length > 0) return undefined;
  if (outgoing.kind === 'message') return keepsAlive(outgoing, contents);
  return MAY_READ.has(method) ? postReads(outgoing, contents) : undefined;
}

function postReads(outgoing: Outgoing, contents: Contents): string | undefined {
  const { graphql, fields } = contents;
  const segments = placesIn(outgoing.url);
  if (spokenVerbs(fields).some(hasChanging) || fields.some(changesDatabase)) return undefined;
  const called = methodsCalled(contents);
  if (called) return called.every(isReading) ? 'The method that it calls looks something up.' : undefined;
  if (graphql) {
    const isQuiet = graphql.every(({ type }) => type !== 'mutation') && !segments.some(hasChanging);
    return isQuiet ? 'It is a query.' : undefined;
  }
  const reading = placeReads(outgoing.url, segments) ?? verbReads(fields, segments);
  if (reading === 'seeks' || (reading === 'brings' && !speaks(contents))) return 'It looks something up.';
  return !segments.some(hasDeed) && listsOnly(contents) ? 'It asks for another part of a list.' : undefined;
}

function isReading(name: readonly string[]): boolean {
  return readingOf(name) !== undefined;
}

/** What stands behind the door: `/search/ajax` is a search. */
const BEHIND = new Set('ajax api json index results result async rpc'.split(' '));

function placesIn(url: string): string[][] {
  const segments = pathSegments(url).map(nameWords);
  const last = segments.findLastIndex((words) => !words.every((word) => BEHIND.has(word)));
  return segments.slice(0, last + 1);
}

/** Whether the last part of an address is a door for reading, and no part before it a door for something else. */
function placeReads(url: string, segments: readonly (readonly string[])[]): Reading | undefined {
  const last = segments.at(-1);
  // `/shop.Orders/GetOrder`: the name before the stroke is that of a service, and says nothing of what is done.
  const isCall = /\/[\w.]+\.[A-Z]\w*\/\w+$/.test(URL.parse(url)?.pathname ?? '');
  const reading = last && readingOf(last);
  const isShelf = (words: readonly string[]) =>
    reading === 'seeks' && words.length === 1 && SHELVES.has(words[0] ?? '');
  if (!isCall && segments.slice(0, -1).some((words) => hasChanging(words) && !isShelf(words))) return undefined;
  return reading;
}

/** Places as much as deeds: `/archive/search` searches one, `/archive` fills it. */
const SHELVES = new Set(['archive', 'trash']);

/** Some have one door for everything, and say in a field what they want. */
function verbReads(fields: readonly Field[], segments: readonly (readonly string[])[]): Reading | undefined {
  const verbs = programVerbs(fields);
  if (segments.some(hasDeed) || !verbs.every(isReading)) return undefined;
  return verbs.length > 0 ? 'brings' : undefined;
}

const SPEAKING = new Set(
  'message text body content comment subject title caption description note reply tweet status link amount sum total photo image media attachment email mail phone tel question answer feedback name firstname lastname'.split(
    ' ',
  ),
);

/** It carries what somebody wrote: `POST /feed` with a message is no reading. */
function speaks({ fields }: Contents): boolean {
  return fields.some(
    ({ name, value }) => value.trim() !== '' && nameWords(lastName(name)).some((word) => SPEAKING.has(word)),
  );
}
