import type { Control, Observation } from '../../../observation.ts';
import { sceneOf } from '../grounding/scene.ts';
import { BOXES } from '../seeking/roles.ts';
import { alike } from '../words/alike.ts';

/**
 * "The theme: dark", where the page has "Light" and "Dark" under the word "Theme": the box that is called like the value, in the
 * group that is called like the field. Nothing where there is none, or more than one.
 */
export function choiceUnder(page: Observation, field: string, value: string): Control | undefined {
  if (field === '' || value === '') return undefined;
  const found = sceneOf(page).places.filter(
    ({ control, card, landmarks, headings: [heading = ''] }) =>
      BOXES.has(control.role) &&
      alike(value, control.name) >= SAME &&
      [card, landmarks[0]?.name ?? '', heading].some((name) => name !== '' && alike(field, name) >= SAME),
  );
  return found.length === 1 ? found[0]?.control : undefined;
}

const SAME = 0.85;
