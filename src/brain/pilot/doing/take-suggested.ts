import type { Control, Observation } from '../../../observation.ts';
import type { Value } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { saysJust } from '../seeking/said-on.ts';
import { isForSearch } from '../seeking/search-field.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { isSameText } from '../words/normal.ts';
import { lastDeed } from './deed.ts';

/**
 * What was typed into a plain field has brought a list of what it may mean, as fields for towns and addresses do: the one that says it
 * is taken. A field for a place is given a moment to suggest something.
 */
export function takeSuggested(situation: Situation, value: Value): Pursuit | undefined {
  const field = typedInto(situation);
  // What a search finds while one types is something to go to, and no value.
  if (!field || value.kind !== 'text' || isForSearch(field)) return undefined;
  const came = suggestionsIn(situation, field);
  const isAllOfIt = came.every(({ text }) => text.toLowerCase().includes(value.text.toLowerCase()));
  const taken = isAllOfIt ? meantBy(value, came) : undefined;
  if (taken) {
    const call = { tool: 'click', input: { id: taken.control.id } };
    return { do: [call], way: `choose ${taken.control.id}`, thought: `Choosing “${taken.text}”, which is suggested.` };
  }
  if (came.length > 0 || value.exact || !isPlace(field) || wasTried(situation, LOOK)) return undefined;
  return {
    do: [{ tool: 'wait', input: { text: value.text, seconds: 1 } }],
    way: LOOK,
    thought: 'Waiting for suggestions.',
  };
}

const LOOK = 'look whether something is suggested';

/** The field that was written into last; one that is known to suggest was given its suggestion with that. */
function typedInto(situation: Situation): Control | undefined {
  const last = lastDeed(situation);
  const field = controlsOf(situation.page).find(({ id }) => last?.name.endsWith(` ${id}`));
  const isTyped = last?.name.startsWith('set ') || last?.name.startsWith('enter ');
  return isTyped && last?.went !== 'wrong' && field?.role === 'textbox' ? field : undefined;
}

interface Suggestion {
  control: Control;
  text: string;
}

/** All that came with the typing, apart from what holds it; none where something else came as well. */
function suggestionsIn(situation: Situation, field: Control): Suggestion[] {
  const came = controlsOf(situation.page).filter(
    (control) => control !== field && isNew(situation, control) && !HOLDERS.has(control.role),
  );
  const isList = isPlace(field) || controlsOf(situation.page).some((one) => isNew(situation, one) && isListed(one));
  if (!isList || came.some(({ role }) => !TAKEN.has(role))) return [];
  return came.map((control) => ({ control, text: textOf(situation.page, control) }));
}

/** One thing to press may be anything. */
function isListed({ role }: Control): boolean {
  return HOLDERS.has(role) || role === 'option' || role === 'menuitem';
}

const HOLDERS = new Set(['list', 'listbox', 'menu']);
const TAKEN = new Set(['option', 'menuitem', 'listitem', 'clickable']);

/** Its name, or the words that follow it up to the next thing. */
function textOf({ lines }: Observation, control: Control): string {
  if (control.name !== '') return control.name;
  const parts = lines.flatMap((line) => line.parts);
  const rest = parts.slice(parts.indexOf(control) + 1);
  const end = rest.findIndex((part) => typeof part !== 'string');
  return (end < 0 ? rest : rest.slice(0, end)).join(' ');
}

/** Just that; or the only one that says it as whole words, or begins with it. What stood in quotes is not made more of. */
function meantBy({ text, exact }: Value, came: readonly Suggestion[]): Suggestion | undefined {
  const same = came.find((one) => isSameText(one.text, text));
  if (same || exact) return same;
  const saying = came.filter((one) => saysJust(one.text, text));
  // "Gulfport (GPT)", "Biloxi/Gulfport (GPT)": with one code they are one thing, by whichever name.
  if (saying.length > 1 && saying.every((one) => one.text.endsWith(`(${text})`))) return saying[0];
  const [first, ...others] = saying.length > 1 ? saying.filter((one) => begins(one.text, text)) : saying;
  return others.length === 0 ? first : undefined;
}

function begins(whole: string, text: string): boolean {
  return whole.toLowerCase().startsWith(text.toLowerCase());
}

function isPlace({ name, placeholder = '' }: Control): boolean {
  return PLACES.some((word) => alike(word, name) >= LIKELY || alike(word, placeholder) >= LIKELY);
}

const PLACES = ['from', 'to', 'departure', 'destination', 'city', 'airport', 'station'];
const LIKELY = 0.6;
