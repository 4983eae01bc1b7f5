import { isHeard } from '../understanding/how-sure.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "B2 should say 14, enter that number", "I want 3200 as my pay, please change that in my profile": what is wanted comes first, and then
 * somebody is told to see to it. That asks for nothing more, and may tell where it is done.
 */
export function withSeenTo(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  const told: TaggedClause[] = [];
  for (const clause of clauses) {
    const wanted = told.at(-1);
    const seenTo = wanted && isWanted(wanted) ? seenToBy(wanted, clause, tokens) : undefined;
    if (seenTo) told.pop();
    told.push(...(seenTo ?? [clause]));
  }
  return told;
}

/** What was wanted, with where it is done; nothing where more is asked. */
function seenToBy(wanted: TaggedClause, clause: TaggedClause, tokens: readonly Token[]): TaggedClause[] | undefined {
  const own = tokens.slice(wanted.to, clause.to);
  const said = wordsIn(own).filter((word) => /\p{L}/u.test(word));
  const [isSo, tail = ''] = SEEN_TO.exec(said.join(' ')) ?? [];
  // "Choose the blue one and put it in my cart": something else is done with it.
  if (isSo === undefined || DEED.test(clause.kind) || own.some(({ value }) => value)) return undefined;
  const told: TaggedClause = { ...clause, kind: 'hint', slots: [], sure: 1, exact: 1 };
  if (tail === '' || ANY_FIELD.test(tail)) return [wanted, told];
  const place = clause.slots.find(({ slot }) => WHERE.test(slot));
  if (!place || wanted.slots.some(({ slot }) => slot === 'place')) return undefined;
  const there: TaggedSlot = { ...place, slot: 'place' };
  return [{ ...wanted, slots: [there, ...wanted.slots], isJoined: true }, told];
}

/** It says what goes where. */
function isWanted(clause: TaggedClause): boolean {
  const has = (name: string) => clause.slots.some(({ slot }) => slot === name);
  const isFilled =
    (clause.kind === 'enter' || clause.kind === 'choose') && has('field') && (has('value') || has('thing'));
  return isFilled && isHeard(clause);
}

const DEED = /^(?:add|drag|send|remove|download|upload)$/;
const WHERE = /^(?:place|to|field|thing)$/;

const SEEN_TO =
  /^(?:(?:and|so|then|please|just|could you|can you|и|так что|пожалуйста|ты) )*(?:change|set|enter|put|write|fill|update|make|do|record|note|correct|fix|укажи|введи|впиши|запиши|внеси|поставь|сделай|поменяй|измени|исправь|обнови|пропиши)(?:те)?(?: in)? (?:both of (?:these|them)|both|these|those|them|it|that|this|so|это|его|ее|их|оба|обе|так)(?: (?:numbers?|values?|dates?|settings?|changes?|things?|число|значени[ея]|настройки|данные))?(?: please| пожалуйста)?((?: (?:in|into|on|to|at|for|в|во|на|для) .+)?)$/;

/** "into the cell of the table", «в это поле»: the one that was named. */
const ANY_FIELD =
  /^ (?:in|into|to|в|во) (?:(?:the|that|this|эту?|этой|той?) )?(?:cell|field|box|table|ячейку|поле|таблицу|графу|клетку)(?: (?:of|in) the table| (?:в )?таблиц[ыеу])?$/;
