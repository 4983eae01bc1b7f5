import { afterFiller } from '../understanding/clauses.ts';
import { trim } from '../understanding/context.ts';
import { SURE } from '../understanding/how-sure.ts';
import { type Token, wordsIn } from '../understanding/tokens.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "I'd like the theme to be dark, please change it", «хочу, чтобы была выбрана валюта EUR, поменяй»: to change it is to make it as was
 * said. By itself it says nothing more, and leaves no doubt about what was.
 */
export function withChanged(clauses: readonly TaggedClause[], tokens: readonly Token[]): readonly TaggedClause[] {
  return clauses.flatMap((clause, at): TaggedClause[] => {
    const [before, next] = [clauses[at - 1], clauses[at + 1]];
    if (before && stated(before, tokens) && isBareChange(tokens.slice(clause.from, clause.to)))
      return [{ ...clause, kind: 'hint', slots: [], sure: 1 }];
    const end = tokens.findIndex(({ text }, index) => index > clause.to && /^[,.;!?]$/.test(text));
    const after = tokens.slice(clause.to, end < 0 ? tokens.length : end);
    const isChanged = isBareChange(after) || (next && isBareChange(tokens.slice(next.from, next.to)));
    return [(isChanged ? stated(clause, tokens) : undefined) ?? clause];
  });
}

/** What should be how: a field and what goes into it. */
function stated(clause: TaggedClause, tokens: readonly Token[]): TaggedClause | undefined {
  const { kind, slots } = clause;
  const has = (...names: TaggedSlot['slot'][]) => slots.some(({ slot }) => names.includes(slot));
  const sure = Math.max(clause.sure, SURE);
  if ((kind === 'enter' || kind === 'choose') && has('field') && has('value', 'thing')) return { ...clause, sure };
  const [thing, ...others] = slots;
  const parts =
    kind === 'hint' && thing?.slot === 'thing' && others.length === 0 ? fieldAndValue(thing, tokens) : undefined;
  return parts && { ...clause, kind: 'enter', slots: parts, sure };
}

/** «валюта EUR»: a plain noun, and after it what it is. */
function fieldAndValue({ from, to }: TaggedSlot, tokens: readonly Token[]): TaggedSlot[] | undefined {
  const said = tokens.slice(from, to);
  const at = said.findIndex(({ text, value }) => value !== undefined || /^\p{Lu}/u.test(text));
  const isNoun = at > 0 && said.slice(0, at).every(({ text }) => /^\p{Ll}{3,}$/u.test(text));
  if (!isNoun) return undefined;
  return [
    { slot: 'field', from, to: from + at },
    { slot: 'value', from: from + at, to },
  ];
}

/** "and please change it", «поменяй его, пожалуйста». */
function isBareChange(said: readonly Token[]): boolean {
  const kept = trim(said.slice(afterFiller(said, 0)));
  return kept.length > 0 && !kept.some(({ value }) => value) && CHANGE.test(wordsIn(kept).join(' '));
}

const CHANGE =
  /^(?:(?:change|edit|update|switch|adjust|set|fix|correct) (?:it|that|this|them)|(?:поменя|измен|смен|обнов|исправ|поправ|переключ|отредактир|настро)\p{L}+(?: (?:его|ее|их|это))?)(?: for me| accordingly| over)?$/u;
