import type { Control, Observation } from '../../../observation.ts';
import type { Things } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';

/** Makes a new thing with a name: what begins it, a field for the name, what ends it. Nothing where the page offers none. */
export function create(situation: Situation, { what }: Things): Pursuit | undefined {
  const { page, language, goal } = situation;
  if (wasDone(situation, ENDED)) return reachedBy(situation, speechIn(language).done(goal.said), what.words);
  const isNamed = wasDone(situation, NAMED);
  if (isNamed) {
    const button = called(page, ENDINGS, PRESSED);
    return button ? pressing(button, ENDED) : { do: [ENTER], way: ENDED, thought: 'Pressing Enter.' };
  }
  if (wasDone(situation, BEGUN)) {
    const field = fieldForName(page);
    if (!field) return undefined;
    const call = { tool: 'set', input: { id: field.id, value: what.words } };
    return { do: [call], way: NAMED, thought: `Calling it “${what.words}”.` };
  }
  const noun = what.kind ?? '';
  const button = noun === '' ? undefined : called(page, [`new ${noun}`, `create ${noun}`, `add ${noun}`], PRESSED);
  return button ? pressing(button, BEGUN) : undefined;
}

const BEGUN = 'begin a new one';
const NAMED = 'name it';
const ENDED = 'keep it';
const ENDINGS = ['create', 'add', 'save', 'ok', 'done'];
const ENTER = { tool: 'press', input: { key: 'Enter' } };

function pressing(control: Control, way: string): Pursuit {
  const thought = `Pressing “${calledSo(control)}”.`;
  return { do: [{ tool: 'click', input: { id: control.id } }], way, thought };
}

const PRESSED = { to: 'press', roles: new Set([...BUTTONS, 'link']) } as const;

/** The one that has the focus, else the only one that is empty. */
function fieldForName(page: Observation): Control | undefined {
  const fields = controlsOf(page).filter(({ role }) => role === 'textbox');
  const focused = fields.find(({ states }) => states.includes('focused'));
  const empty = fields.filter(({ value = '' }) => value === '');
  return focused ?? (empty.length === 1 ? empty[0] : undefined);
}
