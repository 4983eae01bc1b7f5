import type { Control } from '../../../observation.ts';
import type { Phrase, Things, Value } from '../goal.ts';
import { sceneOf } from '../grounding/scene.ts';
import { controlsOf } from '../page-parts.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { hasFailed } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy } from './deed.ts';
import { givenValue } from './found-value.ts';
import { valueFor } from './value-for.ts';

/** "into both fields", "in every box except Name": the same value into one after the other. */
export function enterEach(situation: Situation, said: Value, each: Things): Pursuit {
  const speech = speechIn(situation.language);
  const value = givenValue(situation, said);
  if (!value) return { stuck: speech.noValue(each.what) };
  const fields = fieldsMeant(situation, each);
  const unknown = each.except?.find((one) => !fieldsIn(situation).some((field) => isCalled(situation, field, one)));
  if (unknown) return { stuck: speech.notFound(unknown, []) };
  const isOther = typeof each.count === 'number' && fields.length !== each.count;
  if (fields.length === 0 || isOther) return { stuck: speech.notFound(spokenSeveral(situation, each), []) };
  const failed = fields.find((field) => hasFailed(situation, field));
  if (failed) return { stuck: speech.wentWrong(situation.goal.said, nameOf(situation, failed)) };
  const next = fields.find((field) => !wasTried(situation, wayTo(field)));
  if (!next) return reachedBy(situation, speech.entered(value.text, spokenSeveral(situation, each)));
  const put = valueFor(value, next);
  const call = { tool: 'set', input: { id: next.id, value: put } };
  return { do: [call], way: wayTo(next), thought: `Putting “${put}” into “${nameOf(situation, next)}”.` };
}

function wayTo({ id }: Control): string {
  return `set each ${id}`;
}

/** Those that are called so; of "the first two" no more than those. */
function fieldsMeant(situation: Situation, { what, count, except = [] }: Things): Control[] {
  const fields = fieldsIn(situation)
    .filter((field) => what.words === '' || isCalled(situation, field, what))
    .filter((field) => !except.some((one) => isCalled(situation, field, one)));
  return what.ordinal === 1 && typeof count === 'number' ? fields.slice(0, count) : fields;
}

/** All that can be written in. */
function fieldsIn({ page }: Situation): Control[] {
  return controlsOf(page).filter(
    ({ role, states }) => WRITTEN_IN.has(role) && !states.some((state) => CLOSED.has(state)),
  );
}

function isCalled(situation: Situation, field: Control, { words }: Phrase): boolean {
  return alike(words, nameOf(situation, field)) >= CALLED;
}

const WRITTEN_IN = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox']);
const CLOSED = new Set(['disabled', 'read-only']);
const CALLED = 0.5;

/** Its own name, or what stands where its label would. */
function nameOf({ page }: Situation, control: Control): string {
  const hint = sceneOf(page).places.find((place) => place.control === control)?.hint ?? '';
  return control.name === '' ? hint : control.name;
}

function spokenSeveral({ goal }: Situation, { what, count }: Things): string {
  const { ordinal: _, ...bare } = what;
  return `${count === 'all' ? '' : `${count} `}${spokenPhrase(bare)}`.trim() || goal.said;
}
