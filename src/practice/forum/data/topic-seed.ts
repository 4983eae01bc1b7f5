import type { Words } from '../../words.ts';

/** An honest discussion as it was written: a question and the replies that matter. */
export interface TopicSeed {
  readonly id: string;
  readonly author: string;
  /** `2026-11-12 08:40`, in the forum's own time. */
  readonly at: string;
  readonly title: Words;
  readonly ask: Words;
  readonly replies: readonly ReplySeed[];
  readonly pinned?: boolean;
  readonly closed?: boolean;
  /** How many passers-by say something short as well; two without it. */
  readonly chatter?: number;
  readonly note?: Words;
}

export interface ReplySeed {
  readonly by: string;
  readonly likes: number;
  readonly text: Words;
  /** The person who asked marked it as the answer. */
  readonly answer?: boolean;
}

export const reply = (by: string, likes: number, text: Words): ReplySeed => ({ by, likes, text });
export const answer = (by: string, likes: number, text: Words): ReplySeed => ({ by, likes, text, answer: true });
