import type { Act, Phrase, Query } from '../goal.ts';
import { answer } from '../reading/answer.ts';
import { needsAll } from '../reading/needs-all.ts';
import { say } from '../reading/say.ts';
import { standsOtherwise } from '../reading/stands-as.ts';
import { exploreToRead } from '../seeking/explore.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { triedIn } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { applied } from './applied.ts';
import { openToRead } from './open-to-read.ts';
import { turnPage } from './turn-page.ts';

/** "…until the question appears, and read the answer": the answer to that question. */
function toQuestion({ awaited }: Situation, query: Query): Query {
  const { what } = query.things;
  const isAnswer = alike('answer', what.words) >= CALLED_SO && query.tell.length === 0 && !what.place;
  if (!awaited || !isAnswer || !awaited.words.endsWith('?')) return query;
  return { ...query, things: { ...query.things, what: awaited } };
}

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

/** "In this topic", said of the page that is shown. */
function saysHere({ goal }: Situation, { place }: Phrase): boolean {
  const words = place?.what.words ?? '';
  const at = words === '' ? -1 : goal.said.indexOf(words);
  return at > 0 && HERE.test(goal.said.slice(0, at));
}

const HERE = /(?<!\p{L})(?:this|the current|этот|эта|это|этой|этом|этого|данной|данном|текущей|текущем)\s+$/iu;

const CHOSEN = new Set<string>(['tick', 'choose', 'enter']);

/** Finds something out: from this page, from those that go on with it, or from where it may be told. */
export function tell(situation: Situation, { question }: Extract<Act, { kind: 'tell' }>): Pursuit {
  const { memo, page, language, now } = situation;
  const query = toQuestion(situation, { ...question, things: meantThings(question.things, memo) });
  const first =
    (hasChosen(situation) ? applied(situation) : undefined) ??
    (saysHere(situation, query.things.what) ? undefined : goToPlace(situation, query.things.what));
  if (first) return first;
  const otherwise = arrangedOtherwise(situation);
  if (otherwise !== undefined) return { stuck: speechIn(language).standsOtherwise(otherwise) };
  const pages = [...memo.pages, page];
  const done = memo.findings.map(({ text }) => text);
  const answered = answer(query, pages, alike, now, done);
  const goesOn = answered.found
    ? answered.figure?.quote === undefined && needsAll(query)
    : answered.why === 'none fits' && answered.looked.records > 0;
  const further = goesOn ? turnPage(situation) : undefined;
  if (further) return further;
  if (answered.found && !answered.incomplete) {
    const { text, claims } = say(answered, language);
    const mentions = answered.rows.map(({ name }) => name)[0];
    return { reached: { text, claims }, ...(mentions === undefined ? {} : { mentions }) };
  }
  const inside = answered.found ? undefined : openToRead(situation, query, answered);
  if (inside) return inside;
  const isUnclear = !answered.found && answered.why === 'ambiguous';
  const elsewhere = isUnclear ? undefined : exploreToRead(situation, query.things.what);
  if (elsewhere) return elsewhere;
  // Part of a list proves nothing of the whole: it is told as what was seen, not as the answer.
  if (answered.found) return { stuck: say(answered, language).text };
  if (answered.why === 'ambiguous' && answered.candidates.length > 1) {
    const options = answered.candidates.slice(0, 6).map(({ name }) => name);
    return { ask: speechIn(language).whichOne(spokenPhrase(query.things.what)), options };
  }
  return { stuck: speechIn(language).notFound(answered.about, triedIn(situation)) };
}
