import type { Control } from '../../../observation.ts';
import type { Value } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { hasFailed } from '../seeking/seek.ts';
import { serves } from '../seeking/serves.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { coverage } from '../words/coverage.ts';

/** "A loan of 30 days", where just one field asks for "Days": what is counted names the field as well. */
export function byUnit(situation: Situation, { text, number, kind }: Value): Pursuit | undefined {
  const unit = /^[\d.,\s]+(\p{L}{2,})$/u.exec(text)?.[1];
  if (number === undefined || unit === undefined || kind === 'money') return undefined;
  const [field, ...others] = controlsOf(situation.page).filter(
    (one) => takesNumbers(one) && !hasFailed(situation, one) && coverage(one.name, unit).share >= JUST_SO,
  );
  if (!field || others.length > 0) return undefined;
  const call = { tool: 'set', input: { id: field.id, value: String(number) } };
  return { do: [call], way: `set ${field.id}`, thought: `Only “${calledSo(field)}” counts what “${text}” is said in.` };
}

function takesNumbers(control: Control): boolean {
  return (
    /^(?:spinbutton|textbox|slider)$/.test(control.role) && serves({ to: 'write' }, control) && control.name !== ''
  );
}

const JUST_SO = 0.85;
