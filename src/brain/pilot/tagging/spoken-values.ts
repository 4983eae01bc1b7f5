import type { Value } from '../goal.ts';
import { findVerb } from '../understanding/clauses.ts';
import { isSmall } from '../understanding/context.ts';
import { LIKELY, UNSURE } from '../understanding/how-sure.ts';
import { look } from '../understanding/lexicon/match.ts';
import { pronouns } from '../understanding/lexicon/pronouns.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "We'd like to come on 3 March at 14:30; enter that as the date and time", «приду послезавтра, укажи этот день в дате визита»: values
 * that were only spoken of go into the fields that are named after them. The clauses with them put together; nothing where there are none.
 */
export function withSpokenValues(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
): readonly TaggedClause[] | undefined {
  const at = clauses.findIndex((clause) => isLacking(clause, tokens));
  const lacking = clauses[at];
  if (!lacking) return undefined;
  const before = clauses.slice(0, at);
  const own = before.findLastIndex((clause) => !isValueOnly(clause));
  const from = clauses[own]?.to ?? 0;
  // "…, so open “Loans” and enter that term": the way there is still to be gone, and its name is no value.
  const way = clauses.slice(own + 1, at).filter((clause) => clause.kind === 'go' && isNameOnly(clause, tokens));
  const isOnWay = (value: number) => way.some((clause) => clause.from <= value && value < clause.to);
  const values = valuesIn(tokens, from, lacking.from).filter((value) => !isOnWay(value));
  const fields = lacking.slots.filter(({ slot }) => slot === 'field');
  const isToldWhich = values.length > 1 || isPointing(lacking, tokens) || isSoNow(tokens.slice(from, lacking.to));
  const isPaired = values.length === fields.length && isToldWhich;
  if (!isPaired) return withValueMeant(clauses, tokens);
  const sure = Math.max(lacking.sure, ...clauses.slice(own + 1, at).map((clause) => clause.sure));
  const owners = lacking.slots.filter(
    (one) => one.slot === 'thing' && one.from >= Math.max(...fields.map(({ to }) => to)),
  );
  const [first = lacking.from] = values;
  const begun = before.find((clause) => clause.from <= first && first < clause.to)?.from ?? first;
  const joined = inOrder(fields, values, tokens).map(
    (field, index): TaggedClause => ({
      ...lacking,
      kind: 'enter',
      from: way.length > 0 ? lacking.from : begun,
      slots: [{ slot: 'value', from: values[index] ?? 0, to: (values[index] ?? 0) + 1 }, field, ...owners],
      sure,
      isJoined: true,
    }),
  );
  const [gone] = way;
  const talk: TaggedClause[] = gone ? [{ ...lacking, kind: 'hint', from, to: gone.from, slots: [], sure: 1 }] : [];
  return [...clauses.slice(0, own + 1), ...talk, ...way, ...joined, ...clauses.slice(at + 1)];
}

/** "Ann has it until 27 November. Put her down as …, enter that date as the deadline": the one value of that sort that was said before. */
function withValueMeant(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
): readonly TaggedClause[] | undefined {
  const meant = clauses.map((clause): TaggedClause => {
    const slots = clause.slots.map((slot) => valueMeant(slot, tokens) ?? slot);
    const isField = slots.some(({ slot }) => slot === 'field');
    return clause.kind === 'enter' && isField && slots.some((slot, at) => slot !== clause.slots[at])
      ? { ...clause, slots, isJoined: true }
      : clause;
  });
  const isMeant = (one: TaggedSlot) =>
    meant.some(
      ({ isJoined, slots }) =>
        isJoined && slots.some(({ slot, from }) => slot === 'value' && one.from <= from && from < one.to),
    );
  // Where it was only told, nothing was asked yet.
  const told = meant.map((clause): TaggedClause => {
    const isTold = !clause.isJoined && isValueOnly(clause) && clause.slots.some(isMeant);
    return isTold ? { ...clause, kind: 'hint', slots: [], sure: 1 } : clause;
  });
  return told.some((clause, at) => clause !== clauses[at]) ? told : undefined;
}

function valueMeant({ slot, from, to }: TaggedSlot, tokens: readonly Token[]): TaggedSlot | undefined {
  const said = wordsIn(tokens.slice(from, to)).join(' ');
  const kind = slot === 'value' || slot === 'thing' ? SORTS.find(([words]) => words.test(said))?.[1] : undefined;
  const [only, ...others] = valuesIn(tokens, 0, from).filter((at) => tokens[at]?.value?.kind === kind);
  return kind !== undefined && only !== undefined && others.length === 0
    ? { slot: 'value', from: only, to: only + 1 }
    : undefined;
}

const SORTS: readonly (readonly [RegExp, Value['kind']])[] = [
  [/^(?:that|this|эту?|этот|тот?) (?:date|day|дат[ау]|день|число)$/, 'date'],
  [/^(?:that|this|это|то) (?:time|hour|время)$/, 'time'],
  [/^(?:that|this|эту?|это|тот?) (?:number|amount|sum|price|число|сумму|цену)$/, 'number'],
];

/** "I'm “Head of sales” now, change my job title": what is so now is what it is changed to. */
function isSoNow(said: readonly Token[]): boolean {
  const words = wordsIn(said).join(' ');
  return said.some(({ value }) => value?.exact) && /(?:^| )(?:now|теперь)(?: |$)/.test(words) && CHANGED.test(words);
}

const CHANGED =
  /(?:^| )(?:change|update|correct|edit|поменяй(?:те)?|измени(?:те)?|обнови(?:те)?|исправь(?:те)?|смени(?:те)?)(?: |$)/;

function isNameOnly({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  return tokens.slice(from, to).every(({ value }) => !value || value.exact === true);
}

/** "Fill in the cell B2. It should say 14": what stands in a field that was named is said after it. */
export function withValueAfter(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
): readonly TaggedClause[] | undefined {
  const at = clauses.findIndex(
    (clause, index) =>
      (namesFieldOnly(clause, tokens) || speaksOfField(clause, tokens)) && saysWhat(clauses[index + 1], tokens),
  );
  const [lacking, told] = clauses.slice(at, at + 2);
  const [field, ...fields] = (lacking?.slots ?? []).flatMap((one): TaggedSlot[] =>
    one.slot === 'field' || one.slot === 'thing' ? [{ ...one, slot: 'field' }] : [],
  );
  const value = told?.slots.find(({ slot }) => slot === 'value');
  if (at < 0 || !told || !field || !value || fields.length > 0) return undefined;
  const joined: TaggedClause = { ...told, from: lacking?.from ?? told.from, slots: [field, value], isJoined: true };
  return [...clauses.slice(0, at), joined, ...clauses.slice(at + 2)];
}

/** It fills in a field, and with nothing: all that is in it is the name of the field. */
function namesFieldOnly({ kind, slots, from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  const isOutside = (at: number) => !slots.some((slot) => slot.from <= at && at < slot.to);
  const isFree = tokens.slice(from, to).some(({ value }, index) => value && isOutside(from + index));
  return kind === 'enter' && slots.every(({ slot }) => slot === 'field' || slot === 'place') && !isFree;
}

/** «В таблице есть ячейка B2», "There is a field City": one field that is spoken of, so that something can be put there. */
function speaksOfField({ kind, slots, from, to, sure }: TaggedClause, tokens: readonly Token[]): boolean {
  const [thing, ...others] = slots.filter(({ slot }) => slot === 'thing');
  const said = thing ? wordsIn(tokens.slice(thing.from, thing.to)) : [];
  const isField = said.length > 1 && FIELD.test(said[0] ?? '') && others.length === 0;
  return kind === 'hint' && sure >= LIKELY && isField && !tokens.slice(from, to).some(({ text }) => text === '?');
}

const FIELD = /^(?:field|cell|box|поле|ячейка|клетка|графа|окошко)$/;

/** "It should say 14", «там должно быть число 55»: one value, into what was spoken of. */
function saysWhat(clause: TaggedClause | undefined, tokens: readonly Token[]): boolean {
  if (clause?.kind !== 'enter') return false;
  const said = wordsIn(tokens.slice(clause.from, clause.to));
  const [value, ...others] = clause.slots.filter(({ slot }) => slot === 'value');
  const isNamed = clause.slots.some(
    ({ slot, from, to }) => slot !== 'value' && !MERELY.test(wordsIn(tokens.slice(from, to)).join(' ')),
  );
  return value !== undefined && others.length === 0 && !isNamed && said.some((word) => MERELY.test(word));
}

/** Words for a field that was named, and for what goes into any. */
const MERELY = /^(?:it|there|that|этом?|там|туда|нем|ней|он[ао]?|число|значение|number|value|text|текст)$/;

/** It names fields and nothing that goes into them. */
function isLacking({ kind, slots, from, to, sure }: TaggedClause, tokens: readonly Token[]): boolean {
  const isEntering = sure < UNSURE && findVerb(tokens.slice(from, to))?.meaning === 'enter';
  const isFilling =
    (isEntering || /^(?:enter|choose|submit)$/.test(kind)) && slots.some(({ slot }) => slot === 'field');
  return (
    isFilling &&
    !tokens.slice(from, to).some(({ value }) => value) &&
    !slots.some((one) => one.slot === 'value' && !isPronounAt(one, tokens))
  );
}

function isPronounAt({ from, to }: TaggedSlot, tokens: readonly Token[]): boolean {
  return look(pronouns, wordsIn(tokens.slice(from, to)), 0) !== undefined;
}

/** "that", "this day", «этот день»: it is said that something was spoken of. */
function isPointing({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  return tokens
    .slice(from, to)
    .some(({ word }) => /^(?:that|this|it|those|these|эт\p{L}{1,3}|его|ее|их|то)$/u.test(word));
}

/** Talk with values in it, that names no field. */
function isValueOnly({ kind, slots }: TaggedClause): boolean {
  return /^(?:enter|choose|hint|tell:value|go)$/.test(kind) && !slots.some(({ slot }) => slot === 'field');
}

/** Where days, hours, sums and the like stand; an hour that is said twice counts once. */
function valuesIn(tokens: readonly Token[], from: number, to: number): number[] {
  const found = tokens.flatMap((token, at) => (at >= from && at < to && token.value && !isSmall(token) ? [at] : []));
  return found.filter((at, index) => {
    const { kind, iso } = tokens[at]?.value ?? {};
    return !found
      .slice(index + 1)
      .some(
        (later) =>
          kind === tokens[later]?.value?.kind &&
          (iso === undefined || iso === tokens[later]?.value?.iso || kind === 'time'),
      );
  });
}

/** Fields in the order of their values: a day belongs into a date. */
function inOrder(fields: readonly TaggedSlot[], values: readonly number[], tokens: readonly Token[]): TaggedSlot[] {
  const isFor = (field: TaggedSlot, at: number) => {
    const said = wordsIn(tokens.slice(field.from, field.to)).join(' ');
    const kind = tokens[at]?.value?.kind;
    return kind === 'date'
      ? /(?:date|day|дат|день|дня)/.test(said)
      : kind === 'time'
        ? /(?:time|hour|врем|час)/.test(said)
        : false;
  };
  const left = [...fields];
  return values.flatMap((at) => {
    const fits = left.findIndex((field) => isFor(field, at));
    return left.splice(Math.max(fits, 0), 1);
  });
}
