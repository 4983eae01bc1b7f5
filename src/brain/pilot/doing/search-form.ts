import type { Control, Observation } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { type Pursuit, type Situation, wasDone, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy } from './deed.ts';

/** A search with a field for each thing that is told of what is sought: each takes its part of what was said. */
export function searchForm(situation: Situation, text: string): Pursuit | undefined {
  const { page, language } = situation;
  const speech = speechIn(language);
  if (wasDone(situation, SENT)) return reachedBy(situation, speech.searched(text), text);
  const shared = shareOut(text, fieldsOf(page));
  if (!shared) return undefined;
  const next = shared.find(({ field }) => !wasTried(situation, `set ${field.id}`));
  if (next) {
    const call = { tool: 'set', input: { id: next.field.id, value: next.value } };
    return {
      do: [call],
      way: `set ${next.field.id}`,
      thought: `Putting “${next.value}” into “${calledSo(next.field)}”.`,
    };
  }
  const [button, ...more] = controlsOf(page).filter(({ role }) => role === 'button');
  const certain = (more.length === 0 ? button : undefined) ?? called(page, SENDS, { to: 'submit', roles: BUTTONS });
  if (!certain || wasTried(situation, SENT)) return { stuck: speech.nothingHappened(situation.goal.said) };
  const thought = `Pressing “${calledSo(certain)}”.`;
  return { do: [{ tool: 'click', input: { id: certain.id } }], way: SENT, thought };
}

const SENT = 'send the search';
const SENDS = ['search', 'find', 'go', 'submit', 'show', 'ok'];
const BUTTONS = new Set(['button', 'link', 'clickable']);

interface Share {
  field: Control;
  value: string;
}

function fieldsOf(page: Observation): Control[] {
  return controlsOf(page).filter(
    ({ role, name, states }) => role === 'textbox' && name !== '' && !states.includes('disabled'),
  );
}

interface Told {
  /** The words that say what it is: "directed by", "year". */
  hint: string;
  value: string;
}

/** Which part goes where, if there is one for each field and just one way that fits best. */
export function shareOut(text: string, fields: readonly Control[]): Share[] | undefined {
  const told = partsOf(text);
  if (fields.length < 2 || told.length !== fields.length) return undefined;
  const ways = orders(fields).map((order) => ({
    order,
    worth: told.reduce((sum, { hint }, at) => sum + alike(hint, order[at]?.name ?? ''), 0),
  }));
  const [best, second] = ways.sort((a, b) => b.worth - a.worth);
  if (!best || best.worth < LEAST * (told.length - 1) || best.worth - (second?.worth ?? 0) < LEAD) return undefined;
  return told.flatMap(({ value }, at) => {
    const field = best.order[at];
    return field ? [{ field, value }] : [];
  });
}

const LEAST = 0.3;
const LEAD = 0.1;

/** "crime novels written by Orwell from year 1949": the kind of thing first, then each thing that is told of it. */
export function partsOf(text: string): Told[] {
  const parts = [
    ...text.matchAll(
      /(?:(\p{Ll}+(?:ed|en|wn|ing))\s+)?(?:by|from|in|of|with|at)\s+(?:the\s+)?((?:\p{Ll}+\s+)?)(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*|\d+)/gu,
    ),
  ];
  const head = text.slice(0, parts[0]?.index ?? text.length).trim();
  const [, sort = '', noun = ''] = /^(.+?)\s+(\S+)$/u.exec(head) ?? [];
  const rest = parts.map(([, verb = '', name = '', value = '']) => ({ hint: `${verb} ${name}`.trim(), value }));
  return parts.length > 0 && sort !== '' ? [{ hint: `${noun} genre category kind`, value: sort }, ...rest] : [];
}

function orders<One>(all: readonly One[]): One[][] {
  if (all.length > MOST_FIELDS) return [];
  return all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => orders(all.filter((_, index) => index !== at)).map((others) => [one, ...others]));
}

const MOST_FIELDS = 5;
