import type { Control, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/**
 * Two lists with an arrow each way between them: a thing goes from one to the other by being chosen and sent with the arrow that points
 * there. It counts when it stands on the other side of the arrows. Nothing where the page has no such arrows, or the side is not known.
 */
export function moveAcross(situation: Situation, what: Phrase, to: Phrase): Pursuit | undefined {
  const { page, language, goal } = situation;
  const arrows = arrowsOn(page);
  const side = arrows && sideOf(page, to, arrows);
  if (!arrows || !side) return undefined;
  const speech = speechIn(language);
  if (wasDone(situation, SENT))
    return isThere(page, what, arrows, side)
      ? reachedBy(situation, speech.done(goal.said), what.words)
      : { stuck: speech.nothingHappened(goal.said) };
  const arrow = arrows[side].control;
  if (wasDone(situation, CHOSEN)) {
    const call = { tool: 'click', input: { id: arrow.id } };
    return { do: [call], way: SENT, thought: `Sending it across with “${calledSo(arrow)}”.` };
  }
  const found = seek(situation, what, { to: 'choose' });
  if (!isSought(found)) return found;
  const { control, why } = found;
  if (control.id === arrow.id) return { stuck: speech.notFound(what, []) };
  const isOption = control.options?.some((option) => option.trim() === what.words);
  const call = isOption
    ? { tool: 'select', input: { id: control.id, options: [what.words] } }
    : { tool: 'click', input: { id: control.id } };
  return { do: [call], way: CHOSEN, thought: `Choosing “${what.words}”.`, why };
}

const CHOSEN = 'choose what is moved';
const SENT = 'send it across';

type Side = 'left' | 'right';
type Arrows = Record<Side, { control: Control; at: number }>;

/** One arrow each way, and no other that points there. */
function arrowsOn({ lines }: Observation): Arrows | undefined {
  const all = lines.flatMap(({ parts }, at) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : [{ control: part, at }])),
  );
  const [left, ...lefts] = all.filter(({ control }) => LEFT.test(control.name.trim()));
  const [right, ...rights] = all.filter(({ control }) => RIGHT.test(control.name.trim()));
  const areNear = left && right && Math.abs(left.at - right.at) < NEAR;
  return areNear && lefts.length + rights.length === 0 ? { left, right } : undefined;
}

const LEFT = /^(?:<|‹|←|◀|◄|⟵)$/u;
const RIGHT = /^(?:>|›|→|▶|►|⟶)$/u;
const NEAR = 4;

/** The side that was said, or the side of the arrows on which the list of that name is. */
function sideOf({ lines }: Observation, { words, kind, exact }: Phrase, { left, right }: Arrows): Side | undefined {
  if (!exact && kind === 'list' && (words === 'left' || words === 'right')) return words;
  const named = lines.flatMap(({ parts }, at) => (parts.some((part) => part === words) ? [at] : []));
  const [only, ...others] = words === '' ? [] : named;
  if (only === undefined || others.length > 0) return undefined;
  return only < Math.min(left.at, right.at) ? 'left' : only > Math.max(left.at, right.at) ? 'right' : undefined;
}

function isThere({ lines }: Observation, { words }: Phrase, { left, right }: Arrows, side: Side): boolean {
  return lines.some(({ parts }, at) => {
    const isBeyond = side === 'left' ? at < Math.min(left.at, right.at) : at > Math.max(left.at, right.at);
    const names = parts.flatMap((part) => (typeof part === 'string' ? [part] : [part.name, ...(part.options ?? [])]));
    return isBeyond && names.some((name) => name.trim().toLowerCase() === words.toLowerCase());
  });
}
