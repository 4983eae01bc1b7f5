import type { Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import type { Candidate } from '../grounding/ground.ts';
import type { Needs } from '../grounding/needs.ts';
import { sceneOf } from '../grounding/scene.ts';
import { takesDays } from '../grounding/value-fit.ts';

/**
 * "Put 3 March in as the date": a day goes into what takes days, and there into what takes no hours as well, if there is such a field.
 * What is called otherwise stays as it is.
 */
export function forDays(
  page: Observation,
  candidates: readonly Candidate[],
  { words, kind }: Phrase,
  { to, value }: Needs,
): readonly Candidate[] {
  if (to !== 'write' || kind !== 'date' || words !== '' || value?.kind !== 'date') return candidates;
  const { places } = sceneOf(page);
  const days = candidates.filter(({ control }) => {
    const hint = places.find((place) => place.control === control)?.hint ?? '';
    return takesDays(control.role, `${control.name} ${control.placeholder ?? ''} ${hint}`);
  });
  const alone = days.filter(({ control }) => control.role !== 'date and time');
  return alone.length > 0 ? alone : days;
}
