import type { Text } from './text.ts';

/** An honest discussion as it was written: a question and the replies that matter. */
export interface TopicSeed {
  readonly id: string;
  readonly author: string;
  /** `2026-11-12 08:40`, in the forum's own time. */
  readonly at: string;
  readonly title: Text;
  readonly ask: Text;
  readonly replies: readonly ReplySeed[];
  readonly pinned?: boolean;
  readonly closed?: boolean;
  /** How many passers-by say something short as well; two without it. */
  readonly chatter?: number;
  readonly note?: Text;
}

export interface ReplySeed {
  readonly by: string;
  readonly likes: number;
  readonly text: Text;
  /** The person who asked marked it as the answer. */
  readonly answer?: boolean;
}

export const reply = (by: string, likes: number, text: Text): ReplySeed => ({ by, likes, text });
export const answer = (by: string, likes: number, text: Text): ReplySeed => ({ by, likes, text, answer: true });
