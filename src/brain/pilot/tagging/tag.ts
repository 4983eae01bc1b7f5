import type { Token } from '../understanding/tokens.ts';
import { type Hearing, hearings } from './hearings.ts';
import { bestPath, indexOfMost, likelihoods, totalOf } from './model-chain.ts';
import { Reader, type ReadTask } from './reader/reader.ts';
import { slotsOf, stretchesOf } from './tag-labels.ts';
import { type Confidence, sureFrom } from './tag-sure.ts';
import { clauseKinds, type TaggedClause } from './tagged.ts';

/** Finds the clauses of a task, the kind of each, and the words in it that matter. */
export function tag(tokens: readonly Token[]): readonly TaggedClause[] {
  const key = tokens.map(({ text, value }) => `${text}\n${value?.kind ?? ''}`).join('\n');
  const before = recent.get(key);
  if (before) return before;
  const clauses = tagger().tag(tokens);
  const [oldest] = recent.keys();
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  recent.set(key, clauses);
  return clauses;
}

/** The same in other ways, the likeliest first. */
export function tagOtherwise(tokens: readonly Token[]): readonly Hearing[] {
  return tagger().hearings(tokens);
}

/** What each word of a task means where it stands, as far as all but the last layers of the tagger know: a row of numbers for each. */
export function readWithout(last: number, tokens: readonly Token[]): Float32Array {
  return tagger().readWithout(last, tokens);
}

function tagger(): Tagger {
  shipped ??= new Tagger(new Reader());
  return shipped;
}

let shipped: Tagger | undefined;
/** A task is read again at every step of it. */
const recent = new Map<string, readonly TaggedClause[]>();
const MOST_RECENT = 20;

export class Tagger {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  tag(tokens: readonly Token[]): readonly TaggedClause[] {
    return this.weighed(tokens).map(({ clause }) => clause);
  }

  /** All ways to hear it that are likely enough. */
  hearings(tokens: readonly Token[]): readonly Hearing[] {
    return tokens.length === 0 ? [] : hearings(this.#reader.read(tokens));
  }

  readWithout(last: number, tokens: readonly Token[]): Float32Array {
    return this.#reader.readWithout(last, tokens);
  }

  /** The clauses, each with what the stages think of their own choices. */
  weighed(tokens: readonly Token[]): readonly Weighed[] {
    if (tokens.length === 0) return [];
    const task = this.#reader.read(tokens);
    const chain = task.segments();
    const { path } = bestPath(chain);
    const likely = likelihoods(chain).at;
    return stretchesOf(path).map(({ from, to }) => {
      const places = path.slice(from, to + 1).map((label, at) => likely[from + at]?.[label] ?? 1);
      return weigh(task, from, to, Math.min(...places));
    });
  }
}

/** What a clause wants, and how sure each stage is of it. */
function weigh(task: ReadTask, from: number, to: number, bounds: number): Weighed {
  const kinds = task.kindsOf(from, to);
  const best = indexOfMost(kinds);
  const chain = task.slotsOf(from, to, best);
  const { path, score } = bestPath(chain);
  const slots = Math.exp(score - totalOf(chain));
  const confidence = { bounds, kind: kinds[best] ?? 0, slots };
  const kind = clauseKinds[best] ?? 'hint';
  return {
    clause: { kind, from, to, slots: slotsOf(path, from), sure: sureFrom(confidence), exact: slots },
    confidence,
  };
}

/** A clause and how sure each stage was of it. */
export interface Weighed {
  clause: TaggedClause;
  confidence: Confidence;
}
