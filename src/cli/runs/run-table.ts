import type { Standing } from '../../harbour/standing.ts';
import type { Run, RunStatus } from '../../store/store.ts';
import type { Context } from '../command.ts';
import type { Style } from '../terminal.ts';
import { columns } from '../terminal.ts';
import { spokenCost } from './figures.ts';
import { clean, cut } from './writing.ts';

const COLORS: Readonly<Record<RunStatus, Style>> = {
  running: 'cyan',
  waiting: 'yellow',
  interrupted: 'yellow',
  done: 'green',
  partial: 'yellow',
  failed: 'red',
  stopped: 'yellow',
  blocked: 'red',
};

/** Runs under each other, a line each. */
export function runTable(
  listed: readonly { run: Run; standing: Standing }[],
  { terminal: { paint, width }, redactor }: Context,
): string[] {
  if (listed.length === 0) return ['There are no runs yet: lotsman "…" begins one.'];
  const head = ['run', 'status', 'begun', 'steps', 'cost', 'task'].map((word) => paint('dim', word));
  const rows = listed.map(({ run, standing: { status, steps, cost } }) => [
    paint('bold', run.id),
    paint(COLORS[status], status),
    localTime(run.startedAt),
    String(steps).padStart(5),
    cost === undefined ? '?' : spokenCost(cost),
    cut(clean(run.task, { paint, width, redactor }), TASK),
  ]);
  return columns([head, ...rows], { indent: 0, width: Math.max(width, WIDEST) });
}

const TASK = 60;
/** A line each, also in a narrow terminal, which may break it as it likes. */
const WIDEST = 130;

/** As the clock on the wall shows it: `2026-11-15 14:03`. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
