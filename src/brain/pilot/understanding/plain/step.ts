import type { Token } from '../tokens.ts';

/** One way in which a task is said more plainly. */
export type Step = (tokens: readonly Token[]) => Token[];
