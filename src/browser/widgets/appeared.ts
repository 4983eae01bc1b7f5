import type { Control, ElementId, Observation } from '../../observation.ts';
import type { Workplace } from '../tool.ts';
import type { Labelled } from './match.ts';

/** Something that can be pressed, by its number. */
export interface Appeared extends Labelled {
  id: ElementId;
}

/** What can be acted on now. */
export async function controlsNow({ eyes }: Workplace): Promise<ReadonlySet<ElementId>> {
  return new Set(controlsIn(await eyes.observe()).map(({ id }) => id));
}

/** What can be acted on now and could not before. */
export async function appearedSince(before: ReadonlySet<ElementId>, { eyes }: Workplace): Promise<Appeared[]> {
  const now = controlsIn(await eyes.observe()).filter(({ id, name }) => !before.has(id) && name !== '');
  return now.map(({ id, name, states }) => ({ id, label: name, disabled: states.includes('disabled') }));
}

function controlsIn({ lines }: Observation): Control[] {
  return lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
}
