import type { Act } from '../goal.ts';
import { answer } from '../reading/answer.ts';
import { say } from '../reading/say.ts';
import { exploreToRead } from '../seeking/explore.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { triedIn } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { applied } from './applied.ts';

/** Whether the task has chosen something right before, and now asks what comes of it. */
function hasChosen({ previous }: Situation): boolean {
  return previous !== undefined && CHOSEN.has(previous.kind);
}

const CHOSEN = new Set<string>(['tick', 'choose', 'enter']);

/** Finds something out: from this page, from those that go on with it, or from where it may be told. */
export function tell(situation: Situation, { question }: Extract<Act, { kind: 'tell' }>): Pursuit {
  const { memo, page, language, now } = situation;
  const query = { ...question, things: meantThings(question.things, memo) };
  const first = (hasChosen(situation) ? applied(situation) : undefined) ?? goToPlace(situation, query.things.what);
  if (first) return first;
  const pages = [...memo.pages, page];
  const answered = answer(query, pages, alike, now);
  if (answered.found && !answered.incomplete) {
    const { text, claims } = say(answered, language);
    const mentions = answered.rows.map(({ name }) => name)[0];
    return { reached: { text, claims }, ...(mentions === undefined ? {} : { mentions }) };
  }
  const isUnclear = !answered.found && answered.why === 'ambiguous';
  const elsewhere = isUnclear ? undefined : exploreToRead(situation, query.things.what);
  if (elsewhere) return elsewhere;
  if (answered.found) {
    const { text, claims } = say(answered, language);
    return { reached: { text, claims } };
  }
  if (answered.why === 'ambiguous' && answered.candidates.length > 1) {
    const options = answered.candidates.slice(0, 6).map(({ name }) => name);
    return { ask: speechIn(language).whichOne(spokenPhrase(query.things.what)), options };
  }
  return { stuck: speechIn(language).notFound(answered.about, triedIn(situation)) };
}
