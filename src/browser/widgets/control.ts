import { LotsmanError } from '../../errors.ts';
import type { Anatomy } from '../anatomy.ts';
import { gone, type Target } from '../hands.ts';
import type { Workplace } from '../tool.ts';

/** What a control is made of. Refuses one that is gone, or that nobody can use. */
export async function examine(target: Target, { hands }: Workplace): Promise<Anatomy> {
  const anatomy = await hands.ask<Anatomy | null>(target, 'anatomy');
  if (!anatomy) throw gone(typeof target === 'number' ? target : target.of);
  return anatomy;
}

export function refuseUnusable(anatomy: Anatomy): void {
  for (const state of ['disabled', 'read-only'])
    if (anatomy.states.includes(state) && !(state === 'read-only' && anatomy.opens !== ''))
      throw new LotsmanError('bad_input', `${spoken(anatomy)} is ${state}.`, {
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
