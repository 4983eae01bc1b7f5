import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import type { Way } from '../memo.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/** A slider that does not say that it is one: a handle without a name, and the number it stands at. It is moved with keys. */
export function nudge(situation: Situation, value: Value, { kind, words, ordinal }: Phrase): Pursuit | undefined {
  const { page, memo, language, goal } = situation;
  const isSlider = kind === 'slider' && words === '' && value.number !== undefined;
  const handle = isSlider ? handleIn(page, ordinal) : undefined;
  if (!handle || value.number === undefined) return undefined;
  const away = value.number - handle.at;
  if (away === 0) return reachedBy(situation, speechIn(language).entered(value.text, 'slider'));
  const before = memo.ways.filter(({ name }) => name.startsWith(WAY));
  if (before.length >= MOST || before.at(-1)?.went === 'idle')
    return { stuck: speechIn(language).nothingHappened(goal.said) };
  const key = away > 0 ? 'ArrowRight' : 'ArrowLeft';
  const step = stepAfter(before, handle.at);
  const times = step === undefined ? 1 : Math.min(LONGEST, Math.max(1, Math.floor(Math.abs(away) / step)));
  return {
    do: [{ tool: 'press', input: { key, id: handle.control.id, ...(times > 1 && { times }) } }],
    way: `${WAY} ${times} ${handle.at}`,
    thought: `Moving the slider from ${handle.at} to ${value.number}.`,
  };
}

/** How far one press goes, as the last one showed. */
function stepAfter(before: readonly Way[], now: number): number | undefined {
  const [, times = Number.NaN, from = Number.NaN] = before.at(-1)?.name.split(' ').map(Number) ?? [];
  const step = Math.abs(now - from) / times;
  return step > 0 ? step : undefined;
}

const WAY = 'nudge';
const MOST = 8;
const LONGEST = 100;

/** The only thing without a name that takes the focus and has a number right behind it, on its line or alone on the next; of several, the how-many-th. */
function handleIn(page: Observation, ordinal: number | undefined): { control: Control; at: number } | undefined {
  if (controlsOf(page).some(({ role }) => role === 'slider')) return undefined;
  const found = page.lines.flatMap(({ parts }, line) =>
    parts.flatMap((part, at) => {
      const [below, ...more] = page.lines[line + 1]?.parts ?? [];
      const next = at < parts.length - 1 ? parts[at + 1] : more.length === 0 ? below : undefined;
      const isHandle = typeof part !== 'string' && part.role === 'focusable' && part.name === '';
      const isNumber = typeof next === 'string' && /^\s*[-−]?\d+(?:\.\d+)?\s*$/.test(next);
      return isHandle && isNumber ? [{ control: part, at: Number(next.replace('−', '-')) }] : [];
    }),
  );
  if (ordinal !== undefined) return found.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return found.length === 1 ? found[0] : undefined;
}
