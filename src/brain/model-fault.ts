import type { Usage } from './brain.ts';

/** What can go wrong with a model, by what is to be done about it. */
export type FaultKind =
  /** Too many requests; `retryAfter` says for how long. */
  | 'busy'
  /** The provider is in trouble. */
  | 'overloaded'
  /** No connection, or one that was lost before an answer began. */
  | 'network'
  /** Connected, and then nothing came. */
  | 'hung'
  /** An answer began and did not go on. */
  | 'stalled'
  /** An answer ended before it was complete. */
  | 'cut'
  /** Something answered, but no model. */
  | 'not_a_model'
  /** The key is missing, wrong or revoked, the credit is used up, the model is gone or not for this key. */
  | 'key'
  | 'too_long'
  | 'refused'
  /** The model knows no tools, or not all that can be said about them. */
  | 'no_tools'
  | 'no_pictures'
  /** The provider did not understand the request. */
  | 'bad_request'
  /** Answered, but nothing that can be used, however often it was asked. */
  | 'confused'
  /** It failed so often in a row that it is left alone for a while. */
  | 'resting';

/** One failed attempt. Inside the brain only: to everybody else it is told as a `ModelError`. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly kind: FaultKind;
  /** Milliseconds. */
  readonly retryAfter: number | undefined;
  /** What the attempt cost all the same. */
  readonly usage: Usage | undefined;

  /** `message` goes on after the name of the model: `did not answer within 30 s`. */
  constructor(kind: FaultKind, message: string, more: { retryAfter?: number; usage?: Usage; cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.kind = kind;
    this.retryAfter = more.retryAfter;
    this.usage = more.usage;
  }
}

const OUTAGES: ReadonlySet<FaultKind> = new Set(['overloaded', 'network', 'hung', 'stalled', 'cut', 'not_a_model']);

/** Trouble of the provider or the way to it, that may be over at the next attempt. */
export function isOutage(error: unknown): error is ModelFault {
  return error instanceof ModelFault && OUTAGES.has(error.kind);
}
