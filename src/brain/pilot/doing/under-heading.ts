import type { Things } from '../goal.ts';
import { sceneOf } from '../grounding/scene.ts';
import { calledSo } from '../page-parts.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { BUTTONS } from '../seeking/roles.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { DEAL } from './deal-with.ts';

/**
 * "Cancel my trip to Tbilisi", where each trip is a part of the page with a heading of its own: the only button that says it, under
 * the heading that says which one. Nothing where there is no such button, or several.
 */
export function underHeading(situation: Situation, asked: Things): Pursuit | undefined {
  const { memo, page, goal } = situation;
  const { what, where, count, best } = meantThings(asked, memo);
  const isBegun = memo.ways.some(({ name }) => name.startsWith(DEAL));
  if (isBegun || count !== 'one' || best || where.length === 0 || what.words === '') return undefined;
  const [verb = ''] = goal.said.trim().split(/\s+/);
  const fitting = sceneOf(page).places.filter(
    ({ control, headings: [heading = ''] }) =>
      BUTTONS.has(control.role) &&
      !control.states.includes('disabled') &&
      alike(`${verb} ${what.words}`, control.name) >= CALLED_SO &&
      where.every(({ is, value }) => (is === '=' || is === 'contains') && coverage(value.text, heading).share >= SAID),
  );
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return undefined;
  const { control, headings } = only;
  const call = { tool: 'click', input: { id: control.id } };
  const thought = `Pressing “${calledSo(control)}” under “${headings[0] ?? ''}”.`;
  return { do: [call], way: `${DEAL}${spokenPhrase(what)} 0 ${control.id}`, thought };
}

const CALLED_SO = 0.6;
const SAID = 0.8;
