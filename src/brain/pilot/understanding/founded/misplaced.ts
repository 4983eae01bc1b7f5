import type { Goal } from '../../goal.ts';
import { optionIn } from '../../tagging/decoding/entering.ts';
import { entriesIn } from '../../tagging/decoding/entries.ts';
import type { ClauseKind } from '../../tagging/tagged.ts';
import { BEYOND_DOUBT, CERTAIN, isHeard, SURE, TO_THE_WORD } from '../how-sure.ts';
import { wordsIn } from '../tokens.ts';
import { isWithin, type Objection, type Told } from './told.ts';

/** Words that the rules took for something else than what they were heard to be. */
export const misplacements: readonly Objection[] = [
  writesAsked,
  entersDeed,
  entersMoved,
  handlesValue,
  entersElsewhere,
  entersForAnother,
  entersOption,
  waitsInstead,
  namesAsked,
  isOtherDeed,
  ({ goals }) => goals.some((goal) => takesButton(goal) || toldByQuestion(goal)),
];

/** «убери его в архив», "put it into Done": heard to the word to be another deed than the verb alone would say. */
function isOtherDeed({ goals, tokens, clauses, context }: Told): boolean {
  const plain = clauses.filter(({ sure, exact }) => sure >= BEYOND_DOUBT && exact >= BEYOND_DOUBT);
  return goals.some((goal) => {
    const other = OTHER_DEEDS[goal.act.kind];
    return other && plain.some((clause) => other.includes(clause.kind) && isWithin(goal, tokens, clause, context));
  });
}

/** What verbs that mean this may just as well mean: where it goes, or what becomes of it, tells. */
const OTHER_DEEDS: Partial<Record<Goal['act']['kind'], readonly ClauseKind[]>> = {
  add: ['drag', 'handle'],
  remove: ['handle'],
  tick: ['filter'],
  tell: ['search'],
};

/** "“Sunday” as the subject and “Hello” as the text": where each value was heard with its field, none of them goes into another. */
function entersForAnother({ goals, tokens, clauses, context }: Told): boolean {
  const entries = goals.flatMap(({ act }) => (act.kind === 'send' ? act.entries : act.kind === 'enter' ? [act] : []));
  return clauses.some((clause) => {
    const names = clause.slots.filter(({ slot }) => slot === 'field' || slot === 'value').map(({ slot }) => slot);
    const isEven = names.length > 2 && names.every((slot, at) => slot === (at % 2 ? 'field' : 'value'));
    const heard = isEven && names.length % 2 === 0 ? entriesIn({ ...clause, tokens, context }) : [];
    return heard.some(({ field, value }) => {
      const other = entries.find((entry) => entry.value.exact && entry.value.text === value.text)?.field;
      const mixed = heard.find((one) => one.field?.words === other?.words);
      return other !== undefined && field !== undefined && mixed !== undefined && mixed.field !== field;
    });
  });
}

/** One of the offered answers, heard without doubt. */
function entersOption({ tokens, clauses, context }: Told): boolean {
  return clauses.some((one) => one.kind === 'choose' && one.sure >= CERTAIN && optionIn({ ...one, tokens, context }));
}

/** «напиши название»: what somebody is to tell, taken for what is to be written. */
function writesAsked({ goals, tokens, clauses, context }: Told): boolean {
  const asking = clauses.filter(({ kind, sure }) => kind.startsWith('tell:') && sure >= SURE);
  return goals.some(
    (goal) =>
      goal.act.kind === 'enter' &&
      !goal.act.field &&
      goal.act.value.kind === 'text' &&
      !goal.act.value.exact &&
      asking.some((clause) => isWithin(goal, tokens, clause, context)),
  );
}

/** "The letter should be archived": what is to be done with it is nothing to be written into it. */
function entersDeed({ goals, tokens, clauses }: Told): boolean {
  const deeds = clauses
    .filter(({ kind, sure }) => kind === 'handle' && sure >= SURE)
    .flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'verb'))
    .map(({ from, to }) => wordsIn(tokens.slice(from, to)).join(' '));
  return goals.some(
    ({ act }) => act.kind === 'enter' && !act.value.exact && deeds.includes(act.value.text.toLowerCase()),
  );
}

/** "put that card in Done": what is heard to be moved somewhere is no text to be written there. */
function entersMoved({ goals, tokens, clauses, context }: Told): boolean {
  const moved = clauses.filter((clause) => clause.kind === 'drag' && isHeard(clause));
  return goals.some(
    (goal) =>
      goal.act.kind === 'enter' &&
      goal.act.value.kind === 'text' &&
      moved.some((clause) => isWithin(goal, tokens, clause, context)),
  );
}

/** "leave a note “no onions”": what is heard to be written into a field is nothing to be dealt with. */
function handlesValue({ goals, tokens, clauses }: Told): boolean {
  const written = clauses
    .filter(
      ({ kind, sure, slots }) => kind === 'enter' && sure >= CERTAIN && slots.some(({ slot }) => slot === 'field'),
    )
    .flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'value'))
    .flatMap(({ from, to }) => tokens.slice(from, to).flatMap(({ value }) => (value?.exact ? [value.text] : [])));
  return goals.some(
    ({ act }) =>
      (act.kind === 'handle' || act.kind === 'add') && act.things.what.exact && written.includes(act.things.what.words),
  );
}

/** Values that were plainly heard to go into other fields than these. */
function entersElsewhere({ goals, tokens, clauses, context }: Told): boolean {
  const heard = clauses
    .filter(({ kind, sure, exact }) => kind === 'enter' && sure >= CERTAIN && exact >= TO_THE_WORD)
    .map((clause) => entriesIn({ ...clause, tokens, context }))
    .filter((entries) => entries.length > 1 && entries.every(({ field }) => field))
    .flat();
  return goals.some(({ act }) => {
    const entry = act.kind === 'enter' ? heard.find(({ value }) => value.text === act.value.text) : undefined;
    if (act.kind !== 'enter' || !entry?.field) return false;
    const [said, own] = [act.field?.words.toLowerCase() ?? '', entry.field.words.toLowerCase()];
    return own !== '' && (said === '' || !(said.includes(own) || own.includes(said)));
  });
}

/** «когда включён фильтр …»: what is heard to be switched on is not waited for. */
function waitsInstead({ goals, tokens, clauses, context }: Told): boolean {
  const shown = clauses.filter((clause) => /^(?:tick:on|choose|filter|sort)$/.test(clause.kind) && isHeard(clause));
  return goals.some((goal) => goal.act.kind === 'wait' && shown.some((one) => isWithin(goal, tokens, one, context)));
}

/** "Find the total in the letter about …": what is heard to be asked of a thing is not the thing, nor something to search for. */
function namesAsked({ goals, tokens, clauses, context }: Told): boolean {
  return clauses.some((clause) => {
    const { kind, sure, exact, slots } = clause;
    const [asked, ...others] = slots.filter(({ slot }) => slot === 'field');
    const isOwned = others.length === 0 && slots.some(({ slot }) => slot === 'thing');
    if (!asked || !isOwned || kind !== 'tell:value' || sure < CERTAIN || exact < TO_THE_WORD) return false;
    const field = wordsIn(tokens.slice(asked.from, asked.to)).join(' ');
    // "look up the height of Mont Blanc" may well be searched for, "the deadline in the notice" is no name.
    const isInside = /^(?:in|on|from|inside|в|во|на|из|с|со)$/.test(tokens[asked.to]?.word ?? '');
    return goals.some(
      (goal) => isWithin(goal, tokens, clause, context) && (isInside || goal.act.kind === 'tell') && isOf(goal, field),
    );
  });
}

/** Whether it is done with something that is called so. */
function isOf({ act }: Goal, field: string): boolean {
  if (act.kind === 'search') return !act.query.exact && beginsWith(act.query.text, field);
  if (act.kind !== 'tell' || act.question.tell.length > 0) return false;
  const { want, things } = act.question;
  // "the total in the letter" is read there, wherever it stands; "the total from Ann's letter" is no total that is from somebody.
  return beginsWith(things.what.words, field) && (want === 'name' || (want === 'value' && things.where.length > 0));
}

function beginsWith(words: string, field: string): boolean {
  return words.toLowerCase().replaceAll('ё', 'е').startsWith(field);
}

/** «напиши Анне «Привет» кнопкой «Готово»»: a button takes no words, and gets no letters. */
function takesButton({ act }: Goal): boolean {
  if (act.kind === 'enter') return act.field?.kind === 'button' && act.field.words !== '';
  const [first] = act.kind === 'send' ? act.entries : [];
  return first?.field !== undefined && /(?:^|\s)(?:button|pressing|clicking|кнопк\p{L}+)$/u.test(first.value.text);
}

/** «что стоит первым и по какой цене»: what is asked of a thing does not tell which one it is. */
function toldByQuestion({ act }: Goal): boolean {
  return (
    act.kind === 'tell' &&
    act.question.things.where.some(
      ({ value }) => !value.exact && /^(?:как(?:ой|ую|ое|ом|ого|ая|ие|их)|which|what)(?: |$)/iu.test(value.text),
    )
  );
}
