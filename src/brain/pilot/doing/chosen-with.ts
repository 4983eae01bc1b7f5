import type { Control, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { BOXES } from '../seeking/roles.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { coverage } from '../words/coverage.ts';

/**
 * "The Family plan with yearly billing", where "Yearly" is chosen beside the plans: first that, then the thing by itself. Nothing
 * where what it is to have is not something to choose, or more than one thing is called so.
 */
export function chosenWith(situation: Situation, thing: Phrase): Pursuit | Phrase | undefined {
  const { like = [], ...itself } = thing;
  const options = like.flatMap(({ is, of, value }) => (is === 'contains' && !of ? [value.text] : []));
  if (options.length === 0 || options.length < like.length || thing.words === '') return undefined;
  const steps = options.map((option) => ({ way: `look for ${option}`, control: optionCalled(situation.page, option) }));
  if (steps.some(({ way, control }) => !control && !wasDone(situation, way))) return undefined;
  const next = steps.find(({ way }) => !wasDone(situation, way));
  if (!next?.control) return itself;
  const { id, role, name } = next.control;
  const call = BOXES.has(role) ? { tool: 'check', input: { id, on: true } } : { tool: 'click', input: { id } };
  return { do: [call], way: next.way, thought: `Choosing “${name}” first.` };
}

/** The only one whose whole name is said in the words. */
function optionCalled(page: Observation, words: string): Control | undefined {
  const [only, ...others] = controlsOf(page).filter(
    ({ role, name, states }) =>
      CHOSEN.has(role) && !states.includes('disabled') && name !== '' && coverage(name, words).share >= WHOLLY,
  );
  return others.length === 0 ? only : undefined;
}

const WHOLLY = 0.95;
const CHOSEN = new Set([...BOXES, 'option', 'tab', 'clickable', 'button']);
