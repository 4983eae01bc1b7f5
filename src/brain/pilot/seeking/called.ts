import type { Control, Observation } from '../../../observation.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import type { Deed } from '../grounding/needs.ts';
import { ownName } from '../page-parts.ts';
import { alike } from '../words/alike.ts';

export interface Calling {
  to: Deed;
  /** Only controls of these kinds. */
  roles: ReadonlySet<string>;
  /** What else has to be true of it. */
  fits?: (control: Control) => boolean;
}

/** The control that goes by one of these names, the earlier the better: it is clearly meant, and is called so itself. */
export function called(
  page: Observation,
  names: readonly string[],
  { to, roles, fits = () => true }: Calling,
): Control | undefined {
  for (const words of names) {
    const candidates = ground({ words }, page, { to }).filter(
      ({ control }) => roles.has(control.role) && alike(words, ownName(control)) >= CALLED_SO && fits(control),
    );
    if (isCertain(candidates)) return candidates[0]?.control;
  }
  return undefined;
}

/** From here on a name is that name. */
export const CALLED_SO = 0.5;
