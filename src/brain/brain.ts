import type { z } from 'zod';
import type { Picture } from '../action.ts';
import type { Matter } from './matter.ts';

/** Who asks. One model may answer for all of them, or each may have its own. */
export type Role = 'planner' | 'navigator' | 'guardian' | 'validator' | 'extractor' | 'summariser';

/** What a model reads: what stays the same from call to call comes first, byte for byte, so that providers can cache it. */
export interface Prompt {
  /** Who the model is here and how it works. */
  system: string;
  /** First what never changes (the task), then what only grows (the history), last what is new. */
  parts: readonly PromptPart[];
}

export interface PromptPart {
  text: string;
  picture?: Picture;
  /** All up to the end of this part will stand there again in the next call. */
  stable?: boolean;
}

/** A tool that may be called in an answer. */
export interface OfferedTool {
  name: string;
  description: string;
  input: z.ZodType;
}

/** One call of a tool, as a model wrote it. */
export interface ToolCall {
  tool: string;
  input: unknown;
}

/** What an answer with tools says, before it is read by the question's schema. */
export interface Choice {
  thought: string;
  actions: readonly ToolCall[];
}

/** One question to a model. */
export interface Question<T> {
  role: Role;
  prompt: Prompt;
  /** What the answer must be. Where tools are offered it reads a `Choice`. */
  schema: z.ZodType<T>;
  tools?: readonly OfferedTool[];
  /** The same as the prompt, as values: for a brain that reads no prompts. */
  matter?: Matter;
  signal: AbortSignal;
  /** Hears the words of the answer as they come; those of an answer that is thrown away are followed by `undefined`. */
  onText?: (text: string | undefined) => void;
}

/** One typed answer, and what it took. */
export interface Answer<T> {
  value: T;
  /** `provider/model` that gave it. */
  model: string;
  usage: Usage;
  /** In US dollars; unknown where nobody knows the price. */
  cost: number | undefined;
  milliseconds: number;
  /** What had to be done to get it, in words: `asked again: the answer was no JSON`. */
  mended: readonly string[];
  /** What the brain wants to find again when it is asked next; kept with the run, as JSON. */
  memo?: unknown;
}

/** Tokens of all calls that one answer took. */
export interface Usage {
  input: number;
  output: number;
  /** Of the input, those that the provider had kept from an earlier call. */
  cached: number;
  /** Of the input, those that the provider put aside for later calls; some charge more for them. */
  written?: number;
  /** Not told by the provider, but counted by us. */
  estimated: boolean;
}

/** The only door to a model. */
export interface Brain {
  /** `provider/model`, or what stands in for it. */
  readonly name: string;
  ask<T>(question: Question<T>): Promise<Answer<T>>;
  /** Gets ready what it thinks with, and what it can think of a task beforehand; what fails then fails again when it is asked. */
  prepare?(task: string): Promise<void>;
}
