import type { Control } from '../../../observation.ts';
import type { ToolCall } from '../../brain.ts';
import { controlsOf } from '../page-parts.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** The next scroll for who looks further down: the page, and where that is at its end, the box in it that has an end of its own. */
export function scrollOn(situation: Situation): ToolCall | undefined {
  const last = situation.told.at(-1) ?? '';
  const isAtEnd = /did not move|This is the end/.test(last);
  const box = isAtEnd ? boxOf(situation) : undefined;
  // The box that was scrolled did not move either: nothing more comes.
  if (isAtEnd && (!box || /^It did not move \S/.test(last))) return undefined;
  return { tool: 'scroll', input: box ? { id: box.id, to: 'bottom' } : { to: 'bottom' } };
}

/** The one that the words name, where there are several. */
function boxOf({ page, goal }: Situation): Control | undefined {
  const boxes = controlsOf(page).filter(({ role }) => BOXES.has(role));
  const [only, ...others] = boxes;
  if (others.length === 0) return only;
  return boxes.find(({ role, name }) => [role, name].some((word) => word !== '' && alike(word, goal.said) >= NAMED));
}

const BOXES = new Set(['feed', 'log', 'listbox', 'grid', 'table', 'list', 'tree', 'region', 'group']);
const NAMED = 0.4;
