import { giveTime } from '../give-time.ts';
import type { Act } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';

/** A form may come after the page it stands on: before anything was done on a page without one, it is given a moment. */
export function patiently(situation: Situation): Exclude<Pursuit, { reached: unknown }> | undefined {
  const { memo, goal, page } = situation;
  const isFirst = memo.goal === 0 && memo.reading === 0 && memo.ways.every(({ name }) => name.startsWith(LATE));
  if (!isFirst || !IN_FORMS.has(goal.act.kind) || controlsOf(page).some(({ role }) => FIELDS.has(role)))
    return undefined;
  const wait = giveTime(situation, LATE, SECONDS, 'It is not here yet; giving the page a moment.');
  return wait && 'do' in wait ? wait : undefined;
}

const LATE = 'look whether the form comes';
const SECONDS = 3;
const FIELDS = new Set(['textbox', 'combobox', 'checkbox', 'radio']);
const IN_FORMS: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  ...(['enter', 'choose', 'tick', 'handle', 'submit', 'upload'] as const),
]);
