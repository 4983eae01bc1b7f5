import { afterFiller, commandsAt, findVerb } from '../understanding/clauses.ts';
import { LIKELY } from '../understanding/how-sure.ts';
import { look } from '../understanding/lexicon/match.ts';
import { people, pronouns } from '../understanding/lexicon/pronouns.ts';
import { relations } from '../understanding/lexicon/small-words.ts';
import { asksAt } from '../understanding/questions/asks-at.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause } from './tagged.ts';

/** "I don't want CSS among my skills. Take it out", «мне нужен аудиогид, включи его»: why something is said asks for nothing by itself. */
export function withTalk(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    // "I need size 42 in black, put it in my bag" says what is to be chosen.
    const isOnlyNeeded = clause.kind === 'choose' && clause.slots.length === 1 && next?.kind !== 'add';
    const isUnsure = clause.sure < LIKELY || (isOnlyNeeded && isNeed(clause, tokens));
    const isTalk = clause.kind !== 'hint' && clause.kind !== 'never' && isUnsure && isStatement(clause, tokens);
    const hasThing = clause.slots.some(({ slot }) => slot === 'thing' || slot === 'value');
    if (!isTalk || !hasThing || !next || !isAboutIt(next, tokens)) return clause;
    const slots = clause.slots.map((one) => (one.slot === 'value' ? { ...one, slot: 'thing' as const } : one));
    return { ...clause, kind: 'hint' as const, slots, sure: LIKELY };
  });
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
function isAboutIt({ from, to }: TaggedClause, tokens: readonly Token[]): boolean {
  return tokens
    .slice(from, to)
    .some(({ word, value }) => !value && (look(pronouns, [word], 0) ?? look(people, [word], 0)) !== undefined);
}
