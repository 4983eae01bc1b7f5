import type { Language } from '../goal.ts';
import type { Token } from '../understanding/tokens.ts';
import { type Facts, type Read, read } from './features.ts';
import { kindFeatures } from './features-kind.ts';
import { segmentFeatures } from './features-segment.ts';
import { slotFeatures } from './features-slot.ts';
import { Model, type PackedModel } from './model.ts';
import { bestPath, likelihoods } from './model-chain.ts';
import KINDS from './tag-kinds.json' with { type: 'json' };
import { segmentFollows, slotFollows, slotsOf, stretchesOf } from './tag-labels.ts';
import SEGMENTS from './tag-segments.json' with { type: 'json' };
import SLOTS from './tag-slots.json' with { type: 'json' };
import { type Confidence, sureFrom } from './tag-sure.ts';
import type { ClauseKind, TaggedClause, TaggedSlot } from './tagged.ts';

/** The three things that are learned: where clauses are, what kind each is, which of their words matter. */
export interface PackedTagger {
  segments: PackedModel;
  kinds: PackedModel;
  slots: PackedModel;
}

/** Finds the clauses of a task, the kind of each, and the words in it that matter. */
export function tag(tokens: readonly Token[], language: Language): readonly TaggedClause[] {
  shipped ??= new Tagger({ segments: SEGMENTS, kinds: KINDS, slots: SLOTS });
  return shipped.tag(tokens, language);
}

let shipped: Tagger | undefined;

export class Tagger {
  readonly #segments: Model;
  readonly #kinds: Model;
  readonly #slots: Model;

  constructor({ segments, kinds, slots }: PackedTagger) {
    this.#segments = new Model(segments, segmentFollows);
    this.#kinds = new Model(kinds);
    this.#slots = new Model(slots, slotFollows);
  }

  tag(tokens: readonly Token[], language: Language): readonly TaggedClause[] {
    return this.weighed(tokens, language).map(({ clause }) => clause);
  }

  /** The clauses, each with what the stages think of their own choices. */
  weighed(tokens: readonly Token[], language: Language): readonly Weighed[] {
    const task = read(tokens, language);
    return this.#withKinds(task, this.#stretches(task));
  }

  /** The slots of a clause whose bounds and kind are known. */
  slotsFor(tokens: readonly Token[], language: Language, { from, to, kind }: TaggedClause): readonly TaggedSlot[] {
    return this.#slotsIn(read(tokens, language).facts, from, to, kind).slots;
  }

  #stretches(task: Read): Stretch[] {
    const chain = this.#segments.chain(task.facts.map((_, at) => segmentFeatures(task, at)));
    const { path } = bestPath(chain);
    const likely = likelihoods(chain).at;
    return stretchesOf(path).map(({ from, to }) => ({
      from,
      to,
      sure: Math.min(...path.slice(from, to + 1).map((label, at) => likely[from + at]?.[label] ?? 1)),
    }));
  }

  #withKinds(task: Read, stretches: readonly Stretch[]): Weighed[] {
    const chain = this.#kinds.chain(stretches.map(({ from, to }) => kindFeatures(task, from, to)));
    const { path } = bestPath(chain);
    const likely = likelihoods(chain).at;
    return stretches.map(({ from, to, sure }, at) => {
      const label = path[at] ?? 0;
      const kind = this.#kinds.labels[label] as ClauseKind;
      const found = this.#slotsIn(task.facts, from, to, kind);
      const confidence = { bounds: sure, kind: likely[at]?.[label] ?? 0, slots: found.sure };
      return { clause: { kind, from, to, slots: found.slots, sure: sureFrom(confidence) }, confidence };
    });
  }

  #slotsIn(facts: readonly Facts[], from: number, to: number, kind: ClauseKind) {
    const chain = this.#slots.chain(slotFeatures(facts, from, to, kind));
    const { path, score } = bestPath(chain);
    return { slots: slotsOf(path, from), sure: Math.exp(score - likelihoods(chain).total) };
  }
}

/** A clause and how sure each stage was of it. */
export interface Weighed {
  clause: TaggedClause;
  confidence: Confidence;
}

interface Stretch {
  from: number;
  to: number;
  sure: number;
}
