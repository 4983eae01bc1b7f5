import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { partCalled } from '../seeking/part-called.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy } from './deed.ts';
import { waitingField } from './waiting-field.ts';

/** Makes a new thing with a name: what begins it, a field for the name, what ends it. Nothing where the page offers none. */
export function create(situation: Situation, { what }: Things): Pursuit | undefined {
  const { page, language, goal } = situation;
  if (wasDone(situation, ENDED)) return reachedBy(situation, speechIn(language).done(goal.said), what.words);
  const isNamed = wasDone(situation, NAMED);
  if (isNamed) {
    const button = called(page, ENDINGS, PRESSED);
    return button ? pressing(button, ENDED) : { do: [ENTER], way: ENDED, thought: 'Pressing Enter.' };
  }
  if (isBegun(situation)) {
    const field = waitingField(situation);
    if (!field) return undefined;
    const call = { tool: 'set', input: { id: field.id, value: what.words } };
    return { do: [call], way: NAMED, thought: `Calling it “${what.words}”.` };
  }
  const noun = what.kind ?? '';
  const names = noun === '' ? [] : [`new ${noun}`, `create ${noun}`, `add ${noun}`];
  const button = called(around(page, what), names, PRESSED);
  return button ? pressing(button, BEGUN) : undefined;
}

/** Whether a new thing is being made: what it is made in may lie behind what asks for its name. */
export function isBegun(situation: Situation): boolean {
  return wasDone(situation, BEGUN);
}

/** "Under the heading Ideas": what begins a new one stands there, and there is one for each such place. */
function around(page: Observation, { place }: Phrase): Observation {
  const part = place ? partCalled(page, place.what.words) : undefined;
  return part ? { ...page, lines: page.lines.slice(part.start, part.end) } : page;
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
