import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { BARE } from '../grounding/scene.ts';
import { controlsOf } from '../page-parts.ts';
import { numberCalled, shownNumbers } from '../reading/shown-numbers.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/**
 * "Move the slider to 35", where it is only a knob that can be dragged, and a number that follows it: after the first pull it is known
 * how far one goes. It counts only when the page shows the number.
 */
export function slide(situation: Situation, { number, text }: Value, field: Phrase): Pursuit | undefined {
  const { page, memo, language, goal } = situation;
  const numbers = shownNumbers(page);
  const shown = field.kind === 'slider' ? numberCalled(numbers, field.words) : undefined;
  const knob = shown && knobOf(page, numbers.indexOf(shown), numbers.length);
  if (number === undefined || !knob || !shown) return undefined;
  const speech = speechIn(language);
  const away = number - shown.number;
  const pulls = memo.ways.filter(({ name }) => name.startsWith(WAY));
  if (away === 0) return reachedBy(situation, speech.entered(text, field));
  const [, from = Number.NaN, pulled = Number.NaN] = pulls.at(-1)?.name.split(' ').map(Number) ?? [];
  const perUnit = pulled / (shown.number - from);
  // It does not follow the knob, or cannot be put there.
  if (pulls.length > 0 && (pulls.length >= MOST || !Number.isFinite(perUnit)))
    return { stuck: speech.nothingHappened(goal.said) };
  const right = pulls.length === 0 ? Math.sign(away) * FIRST : Math.round(away * perUnit * 10) / 10;
  return {
    do: [{ tool: 'drag', input: { id: knob.id, right } }],
    way: `${WAY} ${shown.number} ${right} ${knob.id}`,
    thought: `Pulling the knob from ${shown.number} towards ${number}.`,
  };
}

const WAY = 'slide';
const MOST = 6;
/** In pixels: far enough to see how much it is worth. */
const FIRST = 40;

/**
 * Of things without a name, or with the picture of a knob, on a page that has no slider otherwise: the only one, or, where each has a
 * number, the one that stands as its number does among the numbers.
 */
function knobOf(page: Observation, place: number, numbers: number): Control | undefined {
  const all = controlsOf(page);
  if (all.some(({ role }) => role === 'slider' || role === 'spinbutton')) return undefined;
  const knobs = all.filter(({ role, name, icon = '' }) => BARE.has(role) && name === '' && KNOB.test(icon));
  return knobs.length === 1 ? knobs[0] : knobs.length === numbers ? knobs[place] : undefined;
}

const KNOB = /^(?:|.*(?:knob|handle|thumb|slider|grip|drag).*)$/i;
