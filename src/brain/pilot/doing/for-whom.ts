import type { Control } from '../../../observation.ts';
import type { Act, Constraint, Entry } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

type Handling = Extract<Act, { kind: 'handle' }>;

/** "Book a ferry for passenger Ann Marsh", where a field is called “Passenger”: what follows the name of the field goes into it. */
export function withWhomItIsFor({ page }: Situation, act: Handling): Handling {
  const fields = controlsOf(page).filter(({ role }) => role === 'textbox');
  const said = act.things.where.map((one) => ({ one, entry: entryIn(one, fields) }));
  const entries = said.flatMap(({ entry }) => entry ?? []);
  if (entries.length === 0) return act;
  const where = said.flatMap(({ one, entry }) => (entry ? [] : [one]));
  return { ...act, things: { ...act.things, where }, with: [...(act.with ?? []), ...entries] };
}

function entryIn({ of, is, value }: Constraint, fields: readonly Control[]): Entry | undefined {
  if (is !== '=' || value.kind !== 'text' || value.exact || !FOR.test(of?.words ?? '')) return undefined;
  const [noun = '', ...name] = value.text.split(/\s+/);
  const isName = name.length > 0 && name.every((word) => /^\p{Lu}/u.test(word));
  const field = fields.find((one) => alike(noun, one.name) >= CALLED_SO);
  return isName && field ? { field: { words: field.name }, value: { ...value, text: name.join(' ') } } : undefined;
}

const FOR = /^(?:for|для|на)$/;
const CALLED_SO = 0.85;
