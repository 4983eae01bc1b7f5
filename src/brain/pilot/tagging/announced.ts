import { afterFiller } from '../understanding/clauses.ts';
import { trim } from '../understanding/context.ts';
import type { Token } from '../understanding/tokens.ts';
import { type Tag, tagAgain } from './tag-again.ts';
import type { TaggedClause, TaggedSlot } from './tagged.ts';

/**
 * "Update my profile: set the city to Bergen …", «нужно поправить карточку: цвет выбери синий»: what is changed is announced before the
 * colon, and is where that is which comes after it. By itself it asks for nothing.
 */
export function withAnnounced(
  clauses: readonly TaggedClause[],
  tokens: readonly Token[],
  tag: Tag,
): readonly TaggedClause[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const start = tokens.findLastIndex(({ text }, at) => at < colon && /^[.!?;\n]$/.test(text)) + 1;
  const place = placeBetween(tokens, start, colon);
  if (!place) return clauses;
  const isOne = clauses.some(({ from, to }) => from < colon && colon < to);
  const [first, ...others] = isOne
    ? tagAgain(tokens, colon + 1, tokens.length, tag)
    : clauses.filter(({ from }) => from > colon);
  if (!first || !isFilledIn(first)) return clauses;
  const told: TaggedClause = { kind: 'hint', from: start, to: colon, slots: [], sure: 1, exact: 1 };
  const filled: TaggedClause = {
    ...first,
    kind: 'enter',
    slots: [place, ...first.slots.map(asValue)],
    isJoined: true,
  };
  return [...clauses.filter(({ to }) => to <= start), told, filled, ...others];
}

/** Whether it puts values into fields that it names. */
function isFilledIn({ kind, slots }: TaggedClause): boolean {
  const hasField = slots.some(({ slot }) => slot === 'field');
  return kind === 'enter' ? hasField : kind === 'choose' && hasField && slots.some(({ slot }) => slot === 'thing');
}

/** What is chosen for a field is what goes into it. */
function asValue(slot: TaggedSlot): TaggedSlot {
  return slot.slot === 'thing' ? { ...slot, slot: 'value' } : slot;
}

/** What is to be changed, where nothing else is said before the colon. */
function placeBetween(tokens: readonly Token[], start: number, colon: number): TaggedSlot | undefined {
  const verb = afterFiller(tokens, start);
  const named = colon < 1 ? [] : trim(tokens.slice(verb + 1, colon));
  const [head] = named;
  const isPlain = named.length <= MOST_WORDS && !named.some(({ isMark, value }) => isMark || value);
  if (!head || !isPlain || !CHANGING.test(tokens[verb]?.word ?? '')) return undefined;
  const from = tokens.indexOf(head);
  return { slot: 'place', from, to: from + named.length };
}

const MOST_WORDS = 4;
// To edit a thing is a deed of its own: there is a button for it.
const CHANGING =
  /^(?:updat\p{L}+|chang\p{L}+|editing|adjust\p{L}*|amend\p{L}*|modif\p{L}+|correct\p{L}*|revis\p{L}+|complet\p{L}+|обнов\p{L}+|измен\p{L}+|поменя\p{L}+|смен\p{L}+|(?:от)?редактировать|исправ\p{L}+|поправ\p{L}+|заполн\p{L}+|скорректир\p{L}+|настро\p{L}+)$/u;
