import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Value } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { deedsDone, reachedBy } from './deed.ts';

/**
 * "Set the alarm for 7:45", where the page has no field for a time but a column of hours and one of minutes: both are pressed,
 * and nothing is where one of them does not offer it.
 */
export function timeInColumns(situation: Situation, { iso, kind, text }: Value, field: Phrase): Pursuit | undefined {
  const { page, memo, language } = situation;
  const isBegun = memo.ways.some(({ name }) => name.startsWith(WAY));
  if (kind !== 'time' || iso === undefined || (memo.ways.length > 0 && !isBegun)) return undefined;
  const parts = partsOf(page, iso);
  const done = deedsDone(situation);
  if (!parts) return isBegun ? { stuck: speechIn(language).nothingHappened(situation.goal.said) } : undefined;
  const next = parts[done];
  if (!next) return reachedBy(situation, speechIn(language).entered(text, field));
  const call = { tool: 'click', input: { id: next.id } };
  return { do: [call], way: `${WAY} ${done} ${next.id}`, thought: `Pressing “${next.name}” of ${iso}.` };
}

const WAY = 'press of the time';

/** The hour, the minute, and which half of the day, where hours go up to twelve. */
function partsOf(page: Observation, iso: string): readonly Control[] | undefined {
  const [hour = 0, minute = 0] = iso.split(':').map(Number);
  const columns = columnsIn(page);
  if (columns.length !== 2) return undefined;
  const [hours = [], minutes = []] = columns;
  if (!isHours(hours) || !isMinutes(minutes)) return undefined;
  const isHalf = Math.max(...hours.map(numberOf)) === HALF;
  const half = isHalf ? halfOfDay(page, hour < HALF ? 'AM' : 'PM') : [];
  const atHour = hours.find((one) => numberOf(one) === (isHalf ? hour % HALF || HALF : hour));
  const atMinute = minutes.find((one) => numberOf(one) === minute);
  return atHour && atMinute && half ? [atHour, atMinute, ...half] : undefined;
}

const HALF = 12;

function halfOfDay(page: Observation, name: 'AM' | 'PM'): readonly Control[] | undefined {
  const [only, ...others] = controlsOf(page).filter(
    (one) => one.name.replaceAll('.', '').trim().toUpperCase() === name,
  );
  return only && others.length === 0 ? [only] : undefined;
}

function isHours(column: readonly Control[]): boolean {
  const all = column.map(numberOf);
  const last = Math.max(...all);
  const isWhole = all.every((number, at) => at === 0 || number === (all[at - 1] ?? 0) + 1);
  return isWhole && (last === HALF || last === 23 || last === 24) && Math.min(...all) <= 1;
}

/** From 0 on, in even steps up to the hour. */
function isMinutes(column: readonly Control[]): boolean {
  const all = column.map(numberOf);
  const [first, step = 0] = all;
  return first === 0 && step > 0 && (all.at(-1) ?? 0) + step === 60;
}

/** Numbers that stand one after the other and grow, each of them a thing to press. */
function columnsIn({ lines }: Observation): Control[][] {
  const columns: Control[][] = [];
  let current: Control[] = [];
  for (const part of lines.flatMap(({ parts }) => parts)) {
    const isNext = typeof part === 'object' && PRESSED.has(part.role) && /^\d{1,2}$/.test(part.name.trim());
    const before = current.at(-1);
    if (!isNext || (before && numberOf(part) <= numberOf(before))) {
      columns.push(current);
      current = [];
    }
    if (isNext) current.push(part);
  }
  return [...columns, current].filter(({ length }) => length >= FEWEST);
}

const PRESSED = new Set(['clickable', 'button', 'option', 'radio', 'listitem', 'gridcell', 'focusable']);
const FEWEST = 4;

function numberOf({ name }: Control): number {
  return Number(name);
}
