import type { Phrase, Things } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { partCalled } from '../seeking/part-called.ts';
import { saidOn } from '../seeking/said-on.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { create, isBegun } from './create.ts';
import { reachedBy } from './deed.ts';

/**
 * "Put the card X into the column Done": where the page has such a part, a thing that is shown is dragged there, and one that is
 * not is made there. Nothing where the page has no part of that name.
 */
export function putInPart(situation: Situation, things: Things, to: Phrase): Pursuit | undefined {
  const { page, language, goal } = situation;
  const { what, count, where } = things;
  const isNamed = what.words !== '' && !what.isPronoun && count === 'one' && where.length === 0 && what.kind === 'card';
  const part = partCalled(page, to.words);
  // "into Done": what is not said to be a part is one where the page has a part of that name.
  const isPart = PARTS.has(to.kind ?? '') || (to.kind === undefined && (part !== undefined || isBegun(situation)));
  if (!isNamed || !isPart) return undefined;
  const isMoved = wasTried(situation, WAY);
  if (isMoved) {
    const inside = part && saidOn({ ...page, lines: page.lines.slice(part.start, part.end) }, what.words);
    const speech = speechIn(language);
    return inside
      ? reachedBy(situation, speech.done(goal.said), what.words)
      : { stuck: speech.nothingHappened(goal.said) };
  }
  if (!part && situation.memo.ways.length === 0) return undefined;
  const isShown = saidOn(page, what.words) !== undefined;
  if (!isShown || situation.memo.ways.length > 0)
    return create(situation, { ...things, what: { ...what, place: { is: 'in', what: to } } });
  const from = seek(situation, what, { to: 'drag' });
  const target = seek(situation, to, { to: 'hover' });
  if (!isSought(from) || !isSought(target)) return undefined;
  const call = { tool: 'drag', input: { id: from.control.id, to: target.control.id } };
  const thought = `Dragging “${calledSo(from.control)}” to “${calledSo(target.control)}”.`;
  return { do: [call], way: WAY, thought, why: from.why };
}

const WAY = 'drag it there';
const PARTS = new Set(['column', 'section', 'list', 'folder']);
