import type { Query } from '../../goal.ts';
import type { TaggedClause } from '../../tagging/tagged.ts';
import { CERTAIN, SURE } from '../how-sure.ts';
import type { Token } from '../tokens.ts';
import { areNamed, isUneven, type Objection, type Told } from './told.ts';

/** What was heard, and what the rules lost. */
export const losses: readonly Objection[] = [
  losesAsked,
  losesPlace,
  losesQuotes,
  losesValues,
  losesFields,
  losesDenial,
];

/** A question that asks for nothing, where somebody else hears what is asked. */
function losesAsked({ goals, clauses }: Told): boolean {
  const isAsked = clauses.some(
    ({ kind, slots, sure }) => kind.startsWith('tell:') && sure >= SURE && slots.some(({ slot }) => slot === 'field'),
  );
  return isAsked && goals.some(({ act }) => act.kind === 'tell' && isHollow(act.question));
}

/** "… in the letter": of what is in it, nothing is named. */
function isHollow({ want, tell, things: { what, best } }: Query): boolean {
  const isNamed = what.words !== '' || what.kind !== undefined || what.ordinal !== undefined || best !== undefined;
  return /^(?:name|value)$/.test(want) && tell.length === 0 && what.place !== undefined && !isNamed;
}

/** "which dish there is the cheapest": of the place that was spoken of. */
function losesPlace({ goals, tokens, clauses }: Told): boolean {
  const isBest = ({ slots }: TaggedClause) => slots.some(({ slot }) => slot === 'best');
  const isThere = clauses.some(
    (clause) =>
      clause.sure >= SURE &&
      isBest(clause) &&
      clause.slots.some(({ slot, to }) => slot === 'thing' && tokens[to]?.word === 'there'),
  );
  return isThere && !JSON.stringify(goals.map(({ act }) => act)).includes('"place"');
}

/** What stands in quotes is never left out. */
function losesQuotes({ goals, spared, tokens, clauses }: Told): boolean {
  const written = JSON.stringify([spared, ...goals.map(({ said: _, ...goal }) => goal)]);
  const own = clauses.flatMap(({ from, to }) => tokens.slice(from, to));
  return own.some(({ value }) => value?.exact && !written.includes(JSON.stringify(value.text).slice(1, -1)));
}

/** "set the city to Bergen, phone 555": one of two values that are heard there was left out. */
function losesValues({ goals, tokens, clauses }: Told): boolean {
  const written = JSON.stringify(goals.map(({ act }) => act)).toLowerCase();
  return clauses.some(({ kind, slots, sure }) => {
    const values = slots.filter(({ slot }) => slot === 'value');
    const isPlain =
      kind === 'enter' && sure >= CERTAIN && values.length > 1 && !(isUneven({ kind, slots }) && areNamed(goals));
    return isPlain && values.some(({ from, to }) => !tokens.slice(from, to).some((token) => isWritten(token, written)));
  });
}

/** Where each value has a field, none of them goes wherever there is room. */
function losesFields({ goals, clauses }: Told): boolean {
  const isEven = ({ kind, sure, slots }: TaggedClause) => {
    const [fields, values] = ['field', 'value'].map((name) => slots.filter(({ slot }) => slot === name).length);
    return kind === 'enter' && sure >= CERTAIN && fields === values && values !== undefined && values > 1;
  };
  return !areNamed(goals) && clauses.some(isEven);
}

/** "the mails I have not read": what is said not to be so is no small thing. */
function losesDenial({ goals, tokens, clauses }: Told): boolean {
  const isDenied = clauses.some((clause) =>
    clause.slots.some(
      ({ slot, from, to }) =>
        slot === 'cond' &&
        clause.sure >= SURE &&
        tokens.slice(from, to).some(({ word }) => /^(?:not|haven't|hasn't|isn't|aren't|не)$/.test(word)),
    ),
  );
  if (!isDenied) return false;
  return !/"is":"(?:≠|lacks|≤|≥|<|>)"|"words":"[^"]*(?<!\p{L})(?:not|не|un\p{L}+|не\p{L}{3,})/iu.test(
    JSON.stringify(goals.map(({ act, only }) => [act, only])),
  );
}

function isWritten({ text, value }: Token, written: string): boolean {
  return written.includes(JSON.stringify((value?.iso ?? value?.text ?? text).toLowerCase()).slice(1, -1));
}
