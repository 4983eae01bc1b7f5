import type { Control } from '../../../observation.ts';
import type { Query } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { answer } from '../reading/answer.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy } from './deed.ts';
import { bareValue } from './found-value.ts';
import { valueFor } from './value-for.ts';

/** Puts into every empty field of a form what the page says under the field's own name. */
export function copyValues(situation: Situation): Pursuit {
  const { page, memo, language, goal } = situation;
  const speech = speechIn(language);
  const fields = controlsOf(page).filter(({ role, states }) => FIELDS.has(role) && !states.includes('disabled'));
  const next = fields.find(({ value = '', id }) => value === '' && !memo.ways.some(({ name }) => name === way(id)));
  if (!next)
    return memo.ways.length > 0 ? reachedBy(situation, speech.done(goal.said)) : { stuck: speech.noValue(goal.said) };
  const value = saidOf(situation, next);
  if (value === undefined) return { stuck: speech.noValue(calledSo(next)) };
  const call = { tool: 'set', input: { id: next.id, value: valueFor({ text: value, kind: 'text' }, next) } };
  return { do: [call], way: way(next.id), thought: `Putting “${value}” into “${calledSo(next)}”.` };
}

const FIELDS = new Set(['textbox', 'combobox', 'searchbox', 'spinbutton', 'date']);

function way(id: number): string {
  return `set ${id}`;
}

function saidOf({ page, now }: Situation, field: Control): string | undefined {
  const words = field.name.replace(/[:*\s]+$/u, '');
  const things: Query['things'] = { what: { words }, count: 'one', where: [] };
  return words === '' ? undefined : bareValue(answer({ things, want: 'value', tell: [] }, [page], alike, now));
}
