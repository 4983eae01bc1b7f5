import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/** A slider that does not say that it is one: a handle without a name, and the number it stands at. It is moved with keys. */
export function nudge(situation: Situation, value: Value, { kind, words, ordinal }: Phrase): Pursuit | undefined {
  const { page, memo, language, goal } = situation;
  const isSlider = kind === 'slider' && words === '' && ordinal === undefined && value.number !== undefined;
  const handle = isSlider ? handleIn(page) : undefined;
  if (!handle || value.number === undefined) return undefined;
  const away = value.number - handle.at;
  if (away === 0) return reachedBy(situation, speechIn(language).entered(value.text, 'slider'));
  const before = memo.ways.filter(({ name }) => name.startsWith(WAY));
  if (before.length >= MOST || before.at(-1)?.went === 'idle')
    return { stuck: speechIn(language).nothingHappened(goal.said) };
  const call = { tool: 'press', input: { key: away > 0 ? 'ArrowRight' : 'ArrowLeft', id: handle.control.id } };
  // The first press shows how far one goes.
  const last = Number(before.at(-1)?.name.split(' ').at(-1));
  const step = before.length === 1 && Number.isFinite(last) ? Math.abs(handle.at - last) || 1 : 1;
  const times = before.length === 0 ? 1 : Math.min(LONGEST, Math.max(1, Math.floor(Math.abs(away) / step)));
  return {
    do: Array.from({ length: times }, () => call),
    way: `${WAY} ${handle.control.id} ${handle.at}`,
    thought: `Moving the slider from ${handle.at} to ${value.number}.`,
  };
}

const WAY = 'nudge';
const MOST = 8;
const LONGEST = 20;

/** The only thing without a name that takes the focus and has a number right behind it. */
function handleIn(page: Observation): { control: Control; at: number } | undefined {
  if (controlsOf(page).some(({ role }) => role === 'slider')) return undefined;
  const found = page.lines.flatMap(({ parts }) =>
    parts.flatMap((part, at) => {
      const next = parts[at + 1];
      const isHandle = typeof part !== 'string' && part.role === 'focusable' && part.name === '';
      const isNumber = typeof next === 'string' && /^\s*[-−]?\d+(?:\.\d+)?\s*$/.test(next);
      return isHandle && isNumber ? [{ control: part, at: Number(next.replace('−', '-')) }] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}
