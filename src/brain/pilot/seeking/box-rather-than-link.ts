import type { Control, Observation } from '../../../observation.ts';
import { controlsOf } from '../page-parts.ts';
import { coverage } from '../words/coverage.ts';
import { BOXES } from './roles.ts';

/** A link may lead away, or to all that are so, whatever was chosen before; a box that says the same chooses it here. */
export function boxRatherThanLink(page: Observation, control: Control, text: string): Control {
  if (control.role !== 'link') return control;
  const [box, ...others] = controlsOf(page).filter(
    ({ role, name }) => BOXES.has(role) && coverage(text, name).share >= SAYS,
  );
  return box && others.length === 0 ? box : control;
}

const SAYS = 0.85;
