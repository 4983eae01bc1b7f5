import { afterFiller, commandsAt, findVerb } from '../understanding/clauses.ts';
import { isThere } from '../understanding/found-first.ts';
import { LIKELY, UNSURE } from '../understanding/how-sure.ts';
import { isOver } from '../understanding/is-over.ts';
import { look } from '../understanding/lexicon/match.ts';
import { people, pronouns } from '../understanding/lexicon/pronouns.ts';
import { relations } from '../understanding/lexicon/small-words.ts';
import { verbs } from '../understanding/lexicon/verbs.ts';
import { asksAt } from '../understanding/questions/asks-at.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/** "I don't want CSS among my skills. Take it out", «мне нужен аудиогид, включи его»: why something is said asks for nothing by itself. */
export function withTalk(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause, at) => {
    const later = clauses.slice(at + 1);
    const [next] = later;
    const isWanted = needIn(tokens.slice(clause.from, clause.to)) > 0;
    const isSaid = clause.kind !== 'never' && (clause.kind !== 'hint' || clause.sure >= UNSURE);
    // "I need the invoice. It's in Billing, go there and download it": it is taken up further on.
    const isPast = tellsWhatWas(clause, tokens);
    const isTakenUp =
      isWanted || isPurchase(clause, tokens)
        ? later.some((one) => isAboutIt(one, tokens))
        : next && (isAboutIt(next, tokens) || (isPast && namesAgain(next, clause, tokens)));
    const isDoneLater = isWanted && isTakenUp && (/^(?:download|go|press)$/.test(clause.kind) || later.some(isSame));
    // "I need size 42 in black, put it in my bag" says what is to be chosen.
    const isOnlyNeeded = clause.kind === 'choose' && clause.slots.length === 1 && next?.kind !== 'add';
    const isUnsure = clause.sure < LIKELY || (isOnlyNeeded && isNeed(clause, tokens));
    const isFound = isFinding(clause, tokens) && !next?.kind.startsWith('tell:');
    const isTalk =
      isDoneLater ||
      isPast ||
      isWish(clause, tokens) ||
      (isPurchase(clause, tokens) && later.some((one) => one.kind === 'add' && isAboutIt(one, tokens))) ||
      (isUnsure && (isWanted || isFound || isStatement(clause, tokens)));
    const hasThing = clause.slots.some(({ slot }) => slot === 'thing' || slot === 'value');
    // "the mug: colour blue" says what is to be chosen as well.
    if (!isSaid || !isTalk || !hasThing || !isTakenUp || setsField(clause, tokens)) return clause;
    // "find the row and press the star in it": that it is the place of what comes next is known further on.
    const isNeededThere =
      next &&
      (isThere(wordsIn(tokens.slice(next.from, next.to)).join(' ')) || next.slots.some((one) => isOfIt(one, tokens)));
    const slots = withAllOfIt(asThings(clause.slots, tokens), tokens);
    if (isFinding(clause, tokens) && isNeededThere)
      return { ...clause, kind: 'tell:name' as const, slots, sure: LIKELY };
    return { ...clause, kind: 'hint' as const, slots, sure: LIKELY };

    function isSame(one: TaggedClause): boolean {
      return one.kind === clause.kind && isAboutIt(one, tokens);
    }
  });
}

/** "[their] e-mail", «[её] телефон»: who has it must be found before it is. */
function isOfIt({ slot, from, to }: TaggedSlot, tokens: readonly Token[]): boolean {
  const isTheirs = /^(?:their|its|his|her|его|ее|их)$/.test(tokens[from]?.word ?? '');
  return slot === 'thing' && isTheirs && to - from > 1;
}

/** What was taken for a value is what is spoken of; with what was taken for its field, where they are one name: "Row 17". */
function asThings(slots: readonly TaggedSlot[], tokens: readonly Token[]): TaggedSlot[] {
  return slots.flatMap((one, at): TaggedSlot[] => {
    const [before, next] = [slots[at - 1], slots[at + 1]];
    if (one.slot === 'field' && next?.slot === 'value' && next.from === one.to) return [];
    // "Find Ann in the contact book": where she is found is not spoken of.
    if (one.slot === 'thing' && before && isPlaced(one, tokens)) return [{ ...one, slot: 'place' }];
    if (one.slot !== 'value') return [one];
    const from = before?.slot === 'field' && before.to === one.from ? before.from : one.from;
    return [{ slot: 'thing', from, to: one.to }];
  });
}

/** "a tea with honey [and lemon]": what comes along goes on, and is nothing by itself. "… and a cake" is. */
function withAllOfIt(slots: readonly TaggedSlot[], tokens: readonly Token[]): TaggedSlot[] {
  const goesOn = (at: number) => {
    const [before, one] = [slots[at - 1], slots[at]];
    if (before?.slot !== 'cond' || one?.slot !== 'thing') return false;
    const isWith = /^(?:with|without|с|со|без)$/.test(tokens[before.from]?.word ?? '');
    return isWith && /^(?:and|и)$/.test(wordsIn(tokens.slice(before.to, one.from)).join(' '));
  };
  return slots.flatMap((one, at) =>
    goesOn(at) ? [] : [goesOn(at + 1) ? { ...one, to: slots[at + 1]?.to ?? one.to } : one],
  );
}

function isPlaced({ from }: TaggedSlot, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  return /^(?:in|on|at|among|в|во|на|среди)(?: (?:the|my|our|this|этой|этом|моей|моем))?$/.test(
    before.join(' ').replace(/^\S+ (?=(?:in|on|at|among|в|во|на|среди)$)/, ''),
  );
}

/** "[I need] the invoice", «[мне нужен] отчёт»: how many words say that a thing is wanted, and not yet what to do with it. */
export function needIn(own: readonly Token[]): number {
  const words = wordsIn(own);
  const need =
    /^(?:(?:i|we) (?:need|want|require)|(?:i'd|i would|we'd|we would) like|(?:i'm|i am|we're|we are) (?:looking for|after)|(?:мне|нам) (?:бы |очень |срочно )?нуж(?:ен|на|ны|но)|нуж(?:ен|на|ны)|(?:я )?ищу)(?= |$)/.exec(
      words.slice(0, 5).join(' '),
    )?.[0];
  const length = need?.split(' ').length ?? 0;
  const [next = ''] = words.slice(length);
  return next === 'to' || look(verbs, [next], 0)?.form === 'base' ? 0 : length;
}

/** "Find the comment by Ann and like it": what is found is dealt with, nothing more is wanted of it. */
function isFinding({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  const own = tokens.slice(from, to);
  return look(verbs, wordsIn(own), afterFiller(own, 0))?.meaning === 'find';
}

/** "I also want to get the weekly digest, so turn that on": to get something is nothing to be done. */
function isWish({ from, slots }: TaggedClause, tokens: readonly Token[]): boolean {
  const first = slots.find(({ slot }) => slot === 'thing')?.from ?? from;
  const said = wordsIn(tokens.slice(Math.max(0, from - 5), first)).join(' ');
  return /(?:^| )(?:i|we)(?:'d)?(?: would)?(?: also)? (?:want|like|love|need)(?: also)? to (?:get|have|receive)(?: the| an?| my)?$/.test(
    said,
  );
}

/** "I want to order the soup: …, and add it to my basket": it is bought by what is done next. */
function isPurchase({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  const said = wordsIn(tokens.slice(from, to)).slice(0, 7).join(' ');
  return /^(?:(?:i|we)(?:'d)?(?: would)? (?:want|like|love) to|(?:я |мы )?(?:хочу|хотим|хотел\p{L}* бы)) (?:order|buy|purchase|заказать|купить)(?= )/u.test(
    said,
  );
}

/** What is to be chosen for a field, or written into it in so many words. */
function setsField({ kind, slots, from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  const isField = slots.some(({ slot }) => slot === 'field');
  const isQuoted = tokens.slice(from, to).some(({ value }) => value?.exact);
  return isField && (kind === 'choose' || (kind === 'enter' && isQuoted && needIn(tokens.slice(from, to)) === 0));
}

/** "We're finished with “Plan”", "I've paid “A-17”": what has come to an end is nothing to be done. */
function tellsWhatWas({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  return isOver(tokens.slice(from, to));
}

/** Whether the other says the same name in quotes. */
function namesAgain(one: TaggedClause, other: TaggedClause, tokens: readonly Token[]): boolean {
  const namesIn = ({ from, to }: TaggedClause) =>
    tokens.slice(from, to).flatMap(({ value }) => (value?.exact ? [value.text] : []));
  return namesIn(one).some((name) => namesIn(other).includes(name));
}

/** It neither asks nor tells anybody to do something. */
function isStatement(clause: TaggedClause, tokens: readonly Token[]): boolean {
  const { from, to } = clause;
  const own = tokens.slice(from, to);
  const start = afterFiller(own, 0);
  const isQuestion = asksAt(own, start) || own.some(({ text }) => text === '?');
  // "In Drafts, tick every …": where it is done stands before what is done.
  const isPlaced = look(relations, wordsIn(own), start) !== undefined && findVerb(own) !== undefined;
  const deed = NEEDED.test(own[start]?.word ?? '') ? start + 1 : start;
  return !commandsAt(own, deed) && !isPlaced && (isNeed(clause, tokens) || !isQuestion);
}

/** «мне нужен ответ», "I need the invoice": what somebody wants to have, not what is to be done for it. */
function isNeed({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  const own = tokens.slice(from, to);
  const start = afterFiller(own, 0);
  return own.slice(0, start + 1).some(({ word }) => NEEDED.test(word));
}

const NEEDED = /^(?:нуж(?:ен|на|но|ны)|need)$/;

/** It speaks of something without naming it. */
export function isAboutIt({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  return tokens
    .slice(from, to)
    .some(({ word, value }) => !value && (look(pronouns, [word], 0) ?? look(people, [word], 0)) !== undefined);
}
