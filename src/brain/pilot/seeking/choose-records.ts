import type { Control, Observation } from '../../../observation.ts';
import type { Constraint, Kind, Things, Value } from '../goal.ts';
import { choose } from '../reading/choose.ts';
import type { PageRecord } from '../reading/record.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { isSameText } from '../words/normal.ts';
import { isCyrillic, stem } from '../words/stem.ts';
import { explore } from './explore.ts';
import { isAboutIt } from './is-about.ts';
import { meantThings, spokenPhrase } from './meant.ts';
import { isOfTheSite } from './of-the-site.ts';
import { MOST_OPTIONS, optionNames } from './option-names.ts';
import { picked } from './picked.ts';
import { OPENED } from './roles.ts';
import { saidOn } from './said-on.ts';
import { triedIn } from './seek.ts';
import { toldApart } from './told-apart.ts';

/** The rows, cards or items that are meant, or what to do next to find them. */
export function chooseRecords(
  situation: Situation,
  things: Things,
  onlyHere = false,
): { records: readonly PageRecord[] } | Pursuit {
  const wanted = withoutWhatHoldsHere(situation, meantThings(things, situation.memo));
  const chosen = choose(wanted, situation.page, alike, situation.now);
  if (chosen.found) {
    const records = chosen.records.filter(
      (record) => !isSearch(record) && !isOfTheSite(situation.page, record.lines[0] ?? 0),
    );
    if (records.length > 0) return { records };
  }
  const { language } = situation;
  const what = spokenPhrase(wanted.what);
  if (!chosen.found && chosen.why === 'ambiguous') {
    const some = chosen.candidates.slice(0, MOST_OPTIONS);
    const nameOf = optionNames(
      some,
      ({ name }) => name,
      ({ record }) => record.quote,
    );
    const named =
      picked(situation.answer, some, nameOf) ??
      toldApart(situation.task, what, chosen.candidates, ({ record }) => record.quote);
    if (named) return { records: [named.record] };
    const options = some.map(nameOf);
    return { ask: speechIn(language).whichOne(wanted.what), options };
  }
  const named = calledJustSo(situation.page, wanted) ?? namedByWhatHolds(situation.page, wanted);
  if (named) return { records: [named] };
  const elsewhere = onlyHere ? undefined : explore(situation, { ...wanted.what, like: wanted.where });
  return elsewhere ?? { stuck: speechIn(language).notFound(wanted.what, triedIn(situation)) };
}

/** What stands on a page by itself, in no list: the only thing with this very name that can be opened. */
function calledJustSo(page: Observation, { what, where, count, best, except }: Things): PageRecord | undefined {
  const isName = what.exact === true || /\s/.test(what.words);
  if (!isName || count !== 'one' || where.length > 0 || best || except || what.ordinal !== undefined) return undefined;
  const [only, ...others] = page.lines.flatMap(({ parts }, line) =>
    parts.flatMap((part) =>
      typeof part !== 'string' && OPENED.has(part.role) && isSameText(part.name, what.words) ? [{ part, line }] : [],
    ),
  );
  return only && others.length === 0 ? recordOf(only.part, only.line) : undefined;
}

/**
 * "The letter from Ann", where the letters are only things to press, one beside the other: the only one of them whose name says
 * all of it, in whole words.
 */
function namedByWhatHolds(page: Observation, { what, where, count, best, except }: Things): PageRecord | undefined {
  const isTold = where.length > 0 && where.every(({ is, value }) => HOLDS.has(is) && value.kind === 'text');
  const isThing = what.words === '' && what.kind !== undefined && THINGS.has(what.kind);
  if (!isTold || !isThing || count !== 'one' || best || except || what.ordinal !== undefined) return undefined;
  const all = page.lines.flatMap(({ parts }, line) =>
    parts.flatMap((part) => (typeof part !== 'string' && LISTED.has(part.role) ? [{ part, line }] : [])),
  );
  const [only, ...others] = all.filter(({ part, line }) => {
    const hasNeighbours = all.some((other) => other.part !== part && Math.abs(other.line - line) <= 1);
    return hasNeighbours && where.every(({ value }) => isSaidBy(page, part, value));
  });
  return only && others.length === 0 ? recordOf(only.part, only.line) : undefined;
}

/** As it was said, or, in Russian, with other endings where it did not stand in quotes: «от Веры» is said by «Вера». */
function isSaidBy(page: Observation, part: Control, { text, exact }: Value): boolean {
  const own = { ...page, lines: [{ depth: 0, kind: 'text' as const, parts: [part] }] };
  if (saidOn(own, text) !== undefined) return true;
  const stems = (words: string) =>
    words.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word ? [stem(word.toLowerCase())] : []));
  const said = new Set(stems(part.name));
  return !exact && isCyrillic(text.toLowerCase()) && stems(text).every((one) => said.has(one));
}

const THINGS: ReadonlySet<Kind> = new Set<Kind>(['message', 'row', 'card', 'item']);
const LISTED = new Set(['clickable', 'focusable', 'listitem', 'option', 'treeitem', 'row', 'article']);

function recordOf(part: Control, line: number): PageRecord {
  return {
    ...{ kind: 'card', name: part.name, properties: [], about: [], page: 0 },
    ...{ lines: [line], controls: [part], quote: part.name },
  };
}

/** "soup from Casa Bruna", on the page of that restaurant: all that stands there is from it. */
function withoutWhatHoldsHere({ page }: Situation, things: Things): Things {
  const where = things.where.filter(({ is, value }) => !HOLDS.has(is) || !isAboutIt(page, { words: value.text }));
  return where.length < things.where.length ? { ...things, where } : things;
}

const HOLDS: ReadonlySet<Constraint['is']> = new Set(['=', 'contains']);

/** What only repeats what was searched for, a heading or the form itself, is not what was found. */
function isSearch({ controls, name }: PageRecord): boolean {
  return controls.length === 0 || ECHO.test(name) || controls.some(({ role }) => role === 'searchbox');
}

/** "Search results “lamp”", «По запросу «лампа»»: with whatever stands below it. */
const ECHO =
  /(?<!\p{L})(?:search(?:ed|ing)?|results?|поиск\p{L}*|результат\p{L}*|запрос\p{L}*|найден\p{L}*)(?!\p{L}).*[“"«].+[”"»]/iu;

export function areRecords(found: { records: readonly PageRecord[] } | Pursuit): found is {
  records: readonly PageRecord[];
} {
  return 'records' in found;
}
