import type { Observation } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { type Candidate, ground } from '../grounding/ground.ts';
import { inPageOrder } from '../page-parts.ts';
import type { PageRecord } from '../reading/record.ts';

/** From here on a thing is one of those that are meant. */
const LIKELY = 0.5;

/** All that looks as a phrase says, in the order of the page: "the red circles". */
export function lookingSo(page: Observation, what: Phrase): Candidate[] {
  const likely = ground(what, page, { to: 'hover' }).filter(({ looksSo, score }) => looksSo && score >= LIKELY);
  return inPageOrder(page, likely);
}

/** "All the red circles", each as a thing of its own; none where something else than looks narrows them down. */
export function thingsLookingSo(page: Observation, { what, where, count, except }: Things): PageRecord[] {
  if (count !== 'all' || where.length > 0 || except) return [];
  return lookingSo(page, what).map(({ control, line }) => {
    const name = control.name || [control.looks?.colour, control.looks?.shape].filter((word) => word).join(' ');
    return { kind: 'card', name, properties: [], about: [], page: 0, lines: [line], controls: [control], quote: name };
  });
}
