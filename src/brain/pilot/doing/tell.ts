import type { Observation } from '../../../observation.ts';
import type { Act, Phrase, Query } from '../goal.ts';
import { answer } from '../reading/answer.ts';
import type { Answered, Row } from '../reading/answered.ts';
import { needsAll } from '../reading/needs-all.ts';
import { isPropertyWord } from '../reading/property-kinds.ts';
import { say } from '../reading/say.ts';
import { standsOtherwise } from '../reading/stands-as.ts';
import { exploreHere, exploreToRead } from '../seeking/explore.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { isAboutIt } from '../seeking/is-about.ts';
import { meantThings } from '../seeking/meant.ts';
import { MOST_OPTIONS, optionNames } from '../seeking/option-names.ts';
import { triedIn } from '../seeking/seek.ts';
import { toldApart } from '../seeking/told-apart.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { applied } from './applied.ts';
import { asJourneyFound, askJourney } from './ask-journey.ts';
import { bareValue } from './found-value.ts';
import { isOpened, ofOpened } from './of-opened.ts';
import { openToRead } from './open-to-read.ts';
import { tellLeg } from './tell-leg.ts';
import { tellLooks } from './tell-looks.ts';
import { asNarrowed, narrowByColumn, narrowFirst, narrowOn } from './tell-narrowed.ts';
import { scrollFurther, turnPage } from './turn-page.ts';
import { withoutEcho } from './without-echo.ts';
import { workOut } from './work-out.ts';

/** "…until the question appears, and read the answer": the answer to that question; to a question, its answer is all there is. */
function toQuestion({ awaited }: Situation, query: Query): Query {
  const { things, tell } = query;
  const isAnswer = ({ words }: Phrase) => alike('answer', words) >= CALLED_SO;
  if (tell.length > 0 && tell.every(isAnswer) && things.what.words.endsWith('?')) return { ...query, tell: [] };
  const isAwaited = isAnswer(things.what) && tell.length === 0 && !things.what.place;
  if (!awaited || !isAwaited || !awaited.words.endsWith('?')) return query;
  return { ...query, things: { ...things, what: awaited } };
}

/** "…and what does a night cost": of what was told right before, for a night is no thing that has a price of its own. */
function ofMentioned({ previous, memo }: Situation, query: Query): Query {
  const { what } = query.things;
  const isMeasure = query.want === 'value' && query.tell.length > 0 && !what.place && MEASURE.test(what.words);
  if (!isMeasure || previous?.kind !== 'tell' || memo.mentioned === '') return query;
  return { ...query, things: { ...query.things, what: { words: memo.mentioned, exact: true } } };
}

const MEASURE =
  /^(?:(?:one|a|per|одна|один|одну|за)\s+)*(?:night|day|week|month|year|hour|piece|unit|kilo|kilogram|litre|liter|person|ночь|сутки|день|неделя|неделю|месяц|год|час|штука|штуку|килограмм|литр|человек[аи]?)$/iu;

const CALLED_SO = 0.85;

/** Whether the task has chosen something right before, and now asks what comes of it. */
function hasChosen({ previous }: Situation): boolean {
  return previous !== undefined && CHOSEN.has(previous.kind);
}

/** What was to be sorted or filtered right before, and shows that it is not. */
function arrangedOtherwise({ previous, page, now, memo }: Situation): string | undefined {
  if (memo.ways.length > 0 || (previous?.kind !== 'sort' && previous?.kind !== 'filter')) return undefined;
  return standsOtherwise(previous, page, alike, now);
}

/** "Sort by salary and tell me the first company": the first of what was put in order is here, or nowhere. */
function isOfArranged({ previous }: Situation, { things: { what } }: Query): boolean {
  const isArranged = previous?.kind === 'sort' || previous?.kind === 'filter';
  return isArranged && what.ordinal !== undefined;
}

/**
 * "The first company" of a sorted list is the company of the first that is listed. Where these have no such thing, and the page does not know
 * the word: all that the list says of that one, and that it was taken for what was asked.
 */
function ofTheList(query: Query, pages: readonly Observation[], now: Date, read: Answered): Answered | undefined {
  const { what } = query.things;
  const one = { words: '', ...(what.ordinal !== undefined && { ordinal: what.ordinal }) };
  const things: Query['things'] = { ...query.things, what: one, count: 'one' };
  const ask = (tell: readonly Phrase[]) => answer({ ...query, want: 'value', tell, things }, pages, alike, now, []);
  const { words } = what;
  const owned = query.tell.length === 0 && isPropertyWord(words) ? ask([{ words }]) : undefined;
  if (owned?.found) return owned;
  if (read.found) return undefined;
  const whole = ask([]);
  return whole.found ? { ...whole, about: words, assumed: true } : undefined;
}

/** "Which firm has the highest salary": no firm is listed, but each thing that is has one. */
function ofTheBest({ goal }: Situation, query: Query, pages: readonly Observation[], now: Date): Answered | undefined {
  const { what, best, count } = query.things;
  // "the highest salary of lawyers": of all that there are is another one.
  const [, then = ''] = best ? goal.said.split(best.by.words) : [];
  if (/^\s+(?:of|for|among|у|для|среди)\s/i.test(then)) return undefined;
  const isOfOne = query.want === 'name' && query.tell.length === 0 && best !== undefined && count === 'one';
  if (!isOfOne || what.ordinal !== undefined || what.exact || !isPropertyWord(what.words)) return undefined;
  const { words, ...rest } = what;
  const things = { ...query.things, what: { ...rest, words: '' } };
  const owned = answer({ ...query, want: 'value', tell: [{ words }], things }, pages, alike, now, []);
  return owned.found ? owned : undefined;
}

/** "How many offers are there", right after a search: what it has brought, whatever the page calls such things. */
function ofTheSearch(
  { previous }: Situation,
  query: Query,
  pages: readonly Observation[],
  now: Date,
): Answered | undefined {
  const { what, where, count, best, except } = query.things;
  const isAll = (query.want === 'count' || query.want === 'list') && count === 'all' && query.tell.length === 0;
  const isPlain = !what.exact && !what.place && !what.like && where.length === 0 && !best && !except;
  if (previous?.kind !== 'search' || !isAll || !isPlain || what.words === '') return undefined;
  const all = answer({ ...query, things: { ...query.things, what: { words: '' } } }, pages, alike, now, []);
  return all.found ? { ...all, about: what.words, assumed: true } : undefined;
}

/** "How many rows in the table with Acme are there": it is the rows that are to have it. */
function ofThePart(query: Query): Query {
  const { what, where } = query.things;
  const { place } = what;
  const like = place?.what.like ?? [];
  const isPart =
    place?.is === 'in' && place.what.words === '' && (place.what.kind === 'table' || place.what.kind === 'list');
  if (!isPart || like.length === 0) return query;
  const { like: _, ...part } = place.what;
  const things = { ...query.things, what: { ...what, place: { ...place, what: part } }, where: [...where, ...like] };
  return { ...query, things };
}

/** "The total of order 50412" stands where that order does: it is looked for by its number, or by its name. */
function lookedFor({ page }: Situation, { things: { what } }: Query): Phrase {
  const thing = what.place?.what;
  if (!thing || thing.words === '' || thing.like || isAboutIt(page, thing)) return what;
  const [code] = CODE.exec(thing.words) ?? [];
  return code === undefined
    ? what.words === '' || isPropertyWord(what.words)
      ? thing
      : what
    : { ...thing, words: code };
}

const CODE = /(?<![\p{L}\d])[\p{Lu}\d-]*\d{3,}[\p{Lu}\d-]*(?![\p{L}\d])/u;

/** "In this topic", said of the page that is shown. */
function saysHere({ goal }: Situation, { place }: Phrase): boolean {
  const words = place?.what.words ?? '';
  const at = words === '' ? -1 : goal.said.indexOf(words);
  return at > 0 && HERE.test(goal.said.slice(0, at));
}

const HERE = /(?<!\p{L})(?:this|the current|этот|эта|это|этой|этом|этого|данной|данном|текущей|текущем)\s+$/iu;

/** The page is headed by what is looked for: here it is. */
function headed({ page }: Situation, { things: { what } }: Query): Pursuit | undefined {
  const headings = page.lines.filter(({ kind, parts }) => kind === 'heading' && parts.length === 1);
  const [quote] = headings.flatMap(({ parts: [part] }) => (part === what.words ? [part] : []));
  if (quote === undefined || quote.length < SHORTEST) return undefined;
  return { reached: { text: `${quote}.`, claims: [{ claim: quote, quote }], found: quote }, mentions: quote };
}

const SHORTEST = 3;

/** One thing by its name: it stands on one of the pages, whichever. */
function isNamed({ want, things: { what, count, where, best } }: Query): boolean {
  return want === 'name' && count === 'one' && what.words !== '' && where.length === 0 && !best && !what.ordinal;
}

const CHOSEN = new Set<string>(['tick', 'choose', 'enter']);

/** Finds something out: from this page, from those that go on with it, or from where it may be told. */
export function tell(situation: Situation, { question }: Extract<Act, { kind: 'tell' }>): Pursuit {
  const { memo, page, language, now } = situation;
  const asked = toQuestion(
    situation,
    ofMentioned(situation, ofThePart({ ...question, things: meantThings(question.things, memo) })),
  );
  const journey = tellLeg(situation, asked) ?? askJourney(situation, asked);
  if (journey) return journey;
  const query = asJourneyFound(situation, asked);
  const worked = workOut(situation, query) ?? (isNamed(query) ? headed(situation, query) : undefined);
  const looked = worked ?? tellLooks(situation, query);
  if (looked) return looked;
  const narrowed = asNarrowed(situation, query);
  const first =
    (hasChosen(situation) ? applied(situation) : undefined) ??
    narrowOn(situation, query) ??
    (saysHere(situation, query.things.what) ? undefined : goToPlace(situation, narrowed.things.what));
  if (first) return first;
  const otherwise = arrangedOtherwise(situation);
  if (otherwise !== undefined) return { stuck: speechIn(language).standsOtherwise(otherwise) };
  const pages = [...memo.pages, withoutEcho(situation)];
  const done = memo.findings.map(({ text }) => text);
  const named = {
    ...answer(narrowed, pages, alike, now, done),
    ...(narrowed === query ? {} : { about: query.things.what.words }),
  };
  const opened = named.found ? undefined : ofOpened(situation, query);
  const here = opened && answer(opened, [page], alike, now, done);
  const isHere = opened !== undefined && isOpened(situation);
  const read = here && (here.found || isHere) ? here : named;
  const listed = isOfArranged(situation, query) ? ofTheList(query, pages, now, read) : undefined;
  const answered =
    listed ??
    ofTheBest(situation, query, pages, now) ??
    (read.found ? read : (ofTheSearch(situation, query, pages, now) ?? read));
  const goesOn = answered.found
    ? answered.figure?.quote === undefined && needsAll(query)
    : answered.why === 'none fits' && answered.looked.records > 0;
  const further = goesOn && !isHere ? turnPage(situation) : undefined;
  const isPart = answered.found
    ? answered.incomplete !== undefined || further !== undefined
    : answered.looked.records > 0;
  const isNarrowed = isPart && !opened && memo.pages.length === 0;
  const only = isNarrowed ? (narrowFirst(situation, query) ?? narrowByColumn(situation, query)) : undefined;
  if (only) return only;
  if (further) return further;
  const more = answered.found && answered.incomplete ? scrollFurther(situation) : undefined;
  if (more) return more;
  if (answered.found && !answered.incomplete) {
    const { text, claims } = say(answered, language);
    const mentions = answered.rows.map(({ name }) => name)[0];
    const found = bareValue(answered);
    return {
      reached: { text, claims, ...(found === undefined ? {} : { found }) },
      ...(mentions === undefined ? {} : { mentions }),
    };
  }
  const inside = answered.found ? undefined : openToRead(situation, query, answered);
  if (inside) return inside;
  const isUnclear = !answered.found && answered.why === 'ambiguous';
  const elsewhere = isUnclear
    ? undefined
    : isHere || isOfArranged(situation, query)
      ? exploreHere(situation, query.tell[0] ?? query.things.what)
      : (exploreToRead(situation, lookedFor(situation, narrowed)) ??
        (isNamed(query) ? turnPage(situation) : undefined));
  if (elsewhere) return elsewhere;
  // Part of a list proves nothing of the whole: it is told as what was seen, not as the answer.
  if (answered.found) return { stuck: say(answered, language).text };
  if (answered.why === 'ambiguous' && answered.candidates.length > 1) {
    const meant = ofTheOneSpokenOf(situation, query, answered.candidates);
    if (meant) return tell(situation, { kind: 'tell', question: meant });
    const some = answered.candidates.slice(0, MOST_OPTIONS);
    const nameOf = optionNames(
      some,
      ({ name }) => name,
      ({ record }) => record.quote,
    );
    return { ask: speechIn(language).whichOne(query.things.what), options: some.map(nameOf) };
  }
  return { stuck: speechIn(language).notFound(answered.about, triedIn(situation)) };
}

/** Of several that fit alike, the one of which the rest of the task says more: the size, who wrote it. */
function ofTheOneSpokenOf({ task }: Situation, query: Query, candidates: readonly Row[]): Query | undefined {
  const { what } = query.things;
  const told = toldApart(task, what.words, candidates, ({ record }) => record.quote);
  if (!told || told.name === '' || told.name === what.words) return undefined;
  const { kind: _, like: __, ...named } = { ...what, words: told.name, exact: true };
  return { ...query, things: { ...query.things, what: named, where: [] } };
}
