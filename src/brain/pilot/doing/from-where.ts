import type { Phrase, Things } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { wordsOf } from '../grounding/scene.ts';
import { CALLED_SO } from '../seeking/called.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { isAboutIt } from '../seeking/is-about.ts';
import { meant } from '../seeking/meant.ts';
import { triedIn } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { isSameText } from '../words/normal.ts';

/** "clear out the spam folder", "archive everything in Done", said elsewhere: what is in a place is dealt with there. */
export function fromWhere(situation: Situation, things: Things, source?: Phrase): Pursuit | undefined {
  const { place, words } = things.what;
  const from = source ?? (place?.is === 'in' ? place.what : undefined);
  // Who has looked around for it, or has begun with it, has been there.
  if (!from || situation.memo.ways.length > 0) return undefined;
  const there = goToPlace(situation, { words: '', place: { is: 'in', what: from } });
  if (there) return there;
  // All that is in a place is not all that is here.
  if (things.count !== 'all' || words !== '' || isThere(situation, from)) return undefined;
  return { stuck: speechIn(situation.language).notFound(from, triedIn(situation)) };
}

/** Whether this is the place, one was just led there, or the page has a part of that name. */
function isThere({ page, memo, previous }: Situation, from: Phrase): boolean {
  const where = meant(from, memo);
  const isLed = previous?.kind === 'go' && 'words' in previous.to && isSameText(previous.to.words, where.words);
  const [first] = ground(where, page, { to: 'open' });
  const isCurrent = first?.control.states.includes('current') && alike(where.words, first.control.name) >= CALLED_SO;
  const parts = page.lines.filter(({ kind }) => kind === 'heading' || kind === 'landmark' || kind === 'group');
  const isPart = parts.some((line) => alike(where.words, wordsOf(line)) >= CALLED_SO);
  return where.words === '' || isLed || isCurrent === true || isAboutIt(page, where) || isPart;
}
