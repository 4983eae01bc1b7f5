import type { Prompt, Usage } from './brain.ts';

/** One model behind one address. It is asked once and either replies in full or throws a `ModelFault`; it never tries again. */
export interface Model {
  /** `provider/model`. */
  readonly name: string;
  /** False for those that know no tools: they are told of them in words, and write their calls down as text. */
  readonly callsTools?: boolean;
  /** For a model that is slower than others, such as one on this machine. */
  readonly patience?: Partial<Patience>;
  call(call: ModelCall): Promise<Reply>;
}

export interface ModelCall {
  prompt: Prompt;
  /** What was wrong with the answers so far, in words. */
  corrections: readonly string[];
  tools: readonly ToolShape[];
  /** The tool that has to be called. */
  forced?: string;
  patience: Patience;
  signal: AbortSignal;
  onText?: (text: string) => void;
}

/** A tool as it goes over the wire. */
export interface ToolShape {
  name: string;
  description: string;
  /** JSON Schema of an object. */
  input: Readonly<Record<string, unknown>>;
}

/** Milliseconds. */
export interface Patience {
  firstByte: number;
  /** Between one piece of an answer and the next. */
  chunk: number;
  total: number;
}

export const USUAL_PATIENCE: Patience = { firstByte: 30_000, chunk: 20_000, total: 120_000 };

/** A whole answer: what is cut off on the way is a fault and never gets here. */
export interface Reply {
  text: string;
  calls: readonly WrittenCall[];
  usage: Usage;
  finish: 'done' | 'length' | 'refused';
}

export interface WrittenCall {
  tool: string;
  /** A string is what the model wrote where JSON was due. */
  input: unknown;
}
