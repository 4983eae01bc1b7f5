import { LotsmanError } from '../../errors.ts';
import type { Anatomy } from '../anatomy.ts';
import { gone, type Target } from '../hands.ts';
import type { Workplace } from '../tool.ts';
import { watchRequests } from './waiting.ts';

/** What a control is made of. Refuses one that is gone, or that nobody can use. */
export async function examine(target: Target, { hands, tab }: Workplace): Promise<Anatomy> {
  watchRequests(tab.page);
  const anatomy = await hands.ask<Anatomy | null>(target, 'anatomy');
  if (!anatomy) throw gone(typeof target === 'number' ? target : target.of);
  return anatomy;
}

export function refuseDisabled(anatomy: Anatomy): void {
  if (anatomy.states.includes('disabled')) throw unusable(anatomy, 'disabled');
}

/** A field that cannot be typed into may still open something to choose from. */
export function refuseReadOnly(anatomy: Anatomy): void {
  if (anatomy.states.includes('read-only')) throw unusable(anatomy, 'read-only');
}

function unusable(anatomy: Anatomy, state: string): LotsmanError {
  return new LotsmanError('bad_input', `${spoken(anatomy)} is ${state}.`, {
    hint: 'Something else on the page may have to be done first.',
  });
}

export function spoken({ role, name, type, tag }: Anatomy): string {
  const words = role === '' || role === 'generic' ? type || tag : role.replace(/^html-(input-)?/, '');
  return name === '' ? words : `${words} "${name}"`;
}

/** What was set and is not so afterwards. */
export function notSet(anatomy: Anatomy, wanted: string, shows: string | undefined): LotsmanError {
  const instead = shows === undefined || shows === '' ? 'It shows nothing.' : `It shows "${shows}".`;
  return new LotsmanError('not_set', `${spoken(anatomy)} did not take ${wanted}. ${instead}`, {
    hint: 'Look at the page: it may want another form of the value, or another way to set it.',
  });
}
