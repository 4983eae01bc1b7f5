// Reads the sentences of scripts/pilot/sayings/, with what is meant marked in them.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../../src/brain/pilot/goal.ts';
import {
  type ClauseKind,
  clauseKinds,
  type SlotName,
  slotNames,
  type TaggedClause,
  type TaggedSlot,
} from '../../src/brain/pilot/tagging/tagged.ts';
import { languageOf } from '../../src/brain/pilot/understanding/language.ts';
import { look } from '../../src/brain/pilot/understanding/lexicon/match.ts';
import { connectors } from '../../src/brain/pilot/understanding/lexicon/small-words.ts';
import { type Token, tokenise, wordsIn } from '../../src/brain/pilot/understanding/tokens.ts';
import { findValues } from '../../src/brain/pilot/understanding/values/find.ts';

/** A task as somebody said it, and what its words are. */
export interface Saying {
  text: string;
  language: Language;
  tokens: readonly Token[];
  clauses: readonly TaggedClause[];
  /** The line as it was marked. */
  marked: string;
  /** `casual.txt:12` */
  where: string;
}

/** A stretch of the text that was marked. */
interface Marked<Name> {
  name: Name;
  start: number;
  end: number;
}

interface MarkedClause extends Marked<ClauseKind> {
  slots: Marked<SlotName>[];
}

/** Relative dates are read as on this day. */
export const SAID_AT = new Date('2026-11-15T12:00:00Z');

/** All sayings of a file. A malformed line is complained about and left out; without anybody to complain to it is an error. */
export function readSayings(file: string, complain: (problem: string) => void = fail): Saying[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const where = `${basename(file)}:${index + 1}`;
      try {
        return [readSaying(line, where)];
      } catch (error) {
        complain(`${where}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
}

export function readSaying(line: string, where = 'a saying'): Saying {
  const marked = line
    .trim()
    .normalize('NFC')
    .replace(/[\u00a0\u202f]/g, ' ');
  const { text, clauses } = unmarked(marked);
  return { ...tokenised(text, clauses), marked, where };
}

function tokenised(
  text: string,
  marked: readonly MarkedClause[],
): Pick<Saying, 'text' | 'language' | 'tokens' | 'clauses'> {
  const language = languageOf(text);
  const tokens = tokenise(text, findValues(text, SAID_AT, language));
  const clauseOf = tokens.map((token) => ownerOf(token, marked));
  const clauses = marked.map((clause, index): TaggedClause => {
    const from = clauseOf.indexOf(index);
    if (from < 0) throw new Error(`"${text.slice(clause.start, clause.end)}" has no word of its own.`);
    const to = clauseOf.lastIndexOf(index) + 1;
    const slotOf = tokens.map((token, place) => (place < from || place >= to ? -1 : ownerOf(token, clause.slots)));
    // Where one token holds the end of one slot and the whole of the next, the next is lost.
    const slots = clause.slots.flatMap(({ name }, order) =>
      slotOf.includes(order)
        ? [withoutArticle({ slot: name, from: slotOf.indexOf(order), to: slotOf.lastIndexOf(order) + 1 }, tokens)]
        : [],
    );
    return trimmed({ kind: clause.name, from, to, slots, sure: 1, exact: 1 }, tokens);
  });
  return { text, language, tokens, clauses };
}

/** Without marks and joining words at its edges: hands differ in where they put them, and they mean nothing. */
function trimmed(clause: TaggedClause, tokens: readonly Token[]): TaggedClause {
  const words = wordsIn(tokens);
  const first = Math.min(clause.to, ...clause.slots.map((slot) => slot.from));
  const last = Math.max(clause.from, ...clause.slots.map((slot) => slot.to));
  let { from, to } = clause;
  while (from < first) {
    const step = tokens[from]?.isMark ? 1 : (look(connectors, words, from)?.length ?? 0);
    if (step === 0 || from + step > first || from + step >= to) break;
    from += step;
  }
  while (to > last && to > from + 1 && tokens[to - 1]?.isMark) to--;
  return { ...clause, from, to };
}

/** Hands differ in whether an article belongs to what it stands before. */
function withoutArticle(slot: TaggedSlot, tokens: readonly Token[]): TaggedSlot {
  const isLed = slot.to - slot.from > 1 && /^(?:the|an?)$/.test(tokens[slot.from]?.word ?? '');
  return isLed ? { ...slot, from: slot.from + 1 } : slot;
}

/** Which of the stretches holds most of the token; −1 for none. */
function ownerOf({ start, end }: Token, stretches: readonly { start: number; end: number }[]): number {
  const shared = stretches.map((stretch) => Math.min(end, stretch.end) - Math.max(start, stretch.start));
  const most = Math.max(0, ...shared);
  return most > 0 ? shared.indexOf(most) : -1;
}

/** The text without its brackets, and what they held. */
function unmarked(line: string): { text: string; clauses: MarkedClause[] } {
  const clauses: MarkedClause[] = [];
  let text = '';
  let clause: MarkedClause | undefined;
  let slot: Marked<SlotName> | undefined;
  for (const [piece] of line.matchAll(/\{\s*[\w:]*\s*|\[\s*[\w:]*\s*|[}\]]|[^{}[\]]+/g)) {
    const name = piece.slice(1).trim();
    const start = text.length;
    if (piece.startsWith('{')) {
      if (clause) throw new Error(`A clause begins inside another: ${piece}`);
      clause = { name: kindCalled(name), start, end: start, slots: [] };
    } else if (piece.startsWith('[')) {
      if (!clause || slot) throw new Error(`A slot begins ${slot ? 'inside another' : 'outside of clauses'}: ${piece}`);
      slot = { name: slotCalled(name), start, end: start };
    } else if (piece === ']') {
      if (!clause || !slot) throw new Error('A "]" without its "[".');
      if (text.slice(slot.start).trim() === '') throw new Error(`An empty slot: ${slot.name}`);
      clause.slots.push({ ...slot, end: text.length });
      slot = undefined;
    } else if (piece === '}') {
      if (!clause || slot) throw new Error(`A "}" ${slot ? 'inside a slot' : 'without its "{"'}.`);
      if (text.slice(clause.start).trim() === '') throw new Error(`An empty clause: ${clause.name}`);
      clauses.push({ ...clause, end: text.length });
      clause = undefined;
    } else text += piece;
  }
  if (clause) throw new Error('A clause does not end.');
  return { text, clauses };
}

function kindCalled(name: string): ClauseKind {
  const kind = clauseKinds.find((known) => known === name);
  if (!kind) throw new Error(`No kind of clause is called "${name}".`);
  return kind;
}

function slotCalled(name: string): SlotName {
  const slot = slotNames.find((known) => known === name);
  if (!slot) throw new Error(`No slot is called "${name}".`);
  return slot;
}

function fail(problem: string): never {
  throw new Error(problem);
}
