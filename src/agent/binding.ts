import { createHash } from 'node:crypto';
import type { Foresight } from '../action.ts';
import { controlsOf } from '../browser/text/parts.ts';
import type { Observation } from '../observation.ts';
import type { PlannedAction } from '../run-events.ts';
import type { CommitKind } from '../safety/verdict.ts';

/** What an approval is given for: this very act, or every act of its kind on the site. */
export interface Binding {
  once: string;
  run: string;
  /** What can be allowed for good; not what nobody has a name for, and never money. */
  always?: { effect: CommitKind; origin: string };
}

/**
 * For once it is the tool, its target, where it stands, where it sends, and all that fields hold: when any of it is another,
 * it is another act. Numbers do not count: they may be others after the browser was opened anew.
 */
export function bindingOf(
  { tool, input }: Pick<PlannedAction, 'tool' | 'input'>,
  commit: CommitKind,
  { target, submits }: Foresight,
  seen: Observation,
): Binding {
  const { id, ...given } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const name = target ? `${target.role} "${target.name}"` : String(id ?? 'focus');
  const site = originOf(submits?.to ?? seen.url);
  const held = [placeOf(seen.url), submits?.to, given, heldIn(seen)];
  const print = createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 22);
  return {
    once: `${commit}: ${tool} ${name} on ${site} ${print}`,
    // Of what nobody has a name for, only the same button is the same kind.
    run: commit === 'other' ? `${commit}: ${tool} ${name} on ${site}` : `${commit} on ${site}`,
    ...(commit === 'other' || commit === 'pay' ? {} : { always: { effect: commit, origin: site } }),
  };
}

function heldIn({ lines }: Observation): unknown[] {
  return lines
    .flatMap(controlsOf)
    .filter(({ value = '', states }) => value !== '' || states.includes('checked'))
    .map(({ role, name, value, states }) => [role, name, value, states.includes('checked')]);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

function placeOf(address: string): string {
  return address.replace(/#.*$/s, '');
}
