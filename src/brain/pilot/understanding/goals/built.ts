import type { Act, Things } from '../../goal.ts';
import type { Context } from '../context.ts';
import type { Concept } from '../lexicon/verbs.ts';
import type { Token } from '../tokens.ts';

/** A clause with its verb found: what is to be done, and with what. */
export interface Deed {
  concept: Concept;
  verb: readonly Token[];
  /** All but the verb; what stood before it comes last. */
  rest: readonly Token[];
  context: Context;
}

export interface Built {
  acts: readonly Act[];
  each?: Things;
  /** Words that should have meant something. */
  unclear?: readonly string[];
}

export const built = (...acts: readonly Act[]): Built => ({ acts });

/** One reader for every concept of its family. */
export type Builder = (deed: Deed) => Built | undefined;
