import type { Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import { meant } from '../seeking/meant.ts';
import { hasNumbersOf, saidOn } from '../seeking/said-on.ts';
import { scrollOn } from '../seeking/scroll-on.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy, touch, wentWell } from './deed.ts';

/** Scrolls to what is named. A page that brings more at its end is scrolled on as long as something comes. */
export function scrollTo(situation: Situation, phrase: Phrase): Pursuit {
  const wanted = meant(phrase, situation.memo);
  const done = speechIn(situation.language).done(wanted);
  if (wentWell(situation)) return reachedBy(situation, done, wanted.words);
  const candidates = ground(wanted, situation.page, { to: 'hover' });
  const said = saidOn(situation.page, wanted.words);
  const [first] = candidates;
  const isSure = first && isCertain(candidates) && hasNumbersOf(wanted.words, first.control.name);
  if (said && !said.control && !isSure) return reachedBy(situation, done, wanted.words);
  const control = said?.control ?? (isSure ? first.control : undefined);
  if (control) {
    const call = { tool: 'scroll', input: { to: control.id } };
    return { do: [call], way: `scroll ${control.id}`, thought: `Scrolling to “${calledSo(control)}”.` };
  }
  const further = furtherDown(situation);
  if (further) return further;
  const found = seek(situation, wanted, { to: 'hover' });
  if (!isSought(found)) return found;
  if (!hasNumbersOf(wanted.words, calledSo(found.control)))
    return { stuck: speechIn(situation.language).notFound(wanted, []) };
  return touch(
    found,
    { tool: 'scroll', input: { to: found.control.id } },
    `Scrolling to “${calledSo(found.control)}”.`,
  );
}

/** To the end, again and again, until nothing more comes. */
function furtherDown(situation: Situation): Pursuit | undefined {
  const ways = situation.memo.ways.filter(({ name }) => name === FURTHER);
  const call = ways.length < MOST_TIMES ? scrollOn(situation) : undefined;
  return call ? { do: [call], way: FURTHER, thought: 'It is not here yet; scrolling on.' } : undefined;
}

const FURTHER = 'look further down';
const MOST_TIMES = 20;
