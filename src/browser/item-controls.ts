import type { Control, Line, Observation } from '../observation.ts';
import { controlsOf } from './text/parts.ts';
import { runsIn } from './text/runs.ts';

/** So many are told; the others are counted. */
const MOST = 6;
/** What takes more lines is no item but a part of the page. */
const LONGEST_ITEM = 16;

/**
 * The same page, in which these lines also hold the controls of the item that they stand in: who looks for a letter wants
 * the button that deletes it, on whatever line of it that is.
 */
export function withItemControls<Page extends Pick<Observation, 'lines'>>(
  page: Page,
  indexes: readonly number[],
): Page {
  const { lines } = page;
  const items = itemsIn(lines);
  const told = new Set(indexes.flatMap((index) => idsIn(lines[index])));
  const more = new Map<number, Line>();
  for (const index of indexes) {
    const line = lines[index];
    const item = items.find(({ from, to }) => from <= index && index < to);
    if (!line || !item || item.to - item.from > LONGEST_ITEM) continue;
    const others = lines.slice(item.from, item.to).flatMap(controlsOf);
    const untold = others.filter(({ id }) => !told.has(id));
    for (const { id } of untold) told.add(id);
    if (untold.length > 0) more.set(index, { ...line, parts: [...line.parts, ...shortly(untold)] });
  }
  return { ...page, lines: lines.map((line, index) => more.get(index) ?? line) };
}

/** Rows, items and cards, from their first line to the line after their last. */
function itemsIn(lines: readonly Line[]): { from: number; to: number }[] {
  return runsIn(lines).flatMap(({ starts, to }) =>
    starts.map((from, index) => ({ from, to: starts[index + 1] ?? to })),
  );
}

function shortly(controls: readonly Control[]): (Control | string)[] {
  const rest = controls.length - MOST;
  // What it offers and where it would be told is not asked for.
  const names = controls.slice(0, MOST).map(({ id, role, name, states, unseen }) => ({
    ...{ id, role, name, states },
    ...(unseen ? { unseen } : {}),
  }));
  return rest > 0 ? [...names, `… +${rest} controls`] : names;
}

function idsIn(line: Line | undefined): number[] {
  return line ? controlsOf(line).map(({ id }) => id) : [];
}
