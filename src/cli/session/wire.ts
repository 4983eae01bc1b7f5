import { z } from 'zod';
import { type ErrorCode, exitCodeOf, isLotsmanError, LotsmanError } from '../../errors.ts';

// What a command and a kept session say to each other: one JSON object a line.

/** Raised whenever one side would no longer understand the other. */
export const PROTOCOL = 1;

const id = z.int().positive();
/** Whether the answer is for a person or for a program. */
const form = z.enum(['text', 'json']);

export const Request = z.discriminatedUnion('ask', [
  z.object({
    id,
    ask: z.literal('observe'),
    form,
    /** Go there first. */
    url: z.string().optional(),
    scope: z.enum(['viewport', 'page', 'changes']),
  }),
  z.object({
    id,
    ask: z.literal('act'),
    form,
    tool: z.string(),
    /** The input as it was typed. It is read by the session, which knows all actions; loading them takes a while. */
    words: z.array(z.string()),
    json: z.string().optional(),
    /** Where the command was typed: paths in the input begin there. */
    folder: z.string(),
  }),
  z.object({ id, ask: z.literal('facts') }),
  z.object({ id, ask: z.literal('stop') }),
  /** Give up another request of the same caller. */
  z.object({ id, ask: z.literal('abort'), of: id }),
]);
export type Request = z.infer<typeof Request>;
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = Without<Request>;
/** What is done in the browser, one after the other. */
export type Work = Extract<Question, { ask: 'observe' | 'act' }>;

/** The first line of a session to everybody who calls. Read before anything else is taken for understood. */
export const Hello = z.object({ lotsman: z.literal('session'), protocol: z.int(), version: z.string(), pid: z.int() });
export type Hello = z.infer<typeof Hello>;

export const Facts = z.object({
  browser: z.string(),
  mode: z.enum(['launched', 'attached']),
  visible: z.boolean(),
  /** What a person should know about how it runs. */
  notes: z.array(z.string()),
  profileFolder: z.string(),
  url: z.string(),
  tabs: z.array(z.object({ tab: z.int(), url: z.string() })),
});
export type Facts = z.infer<typeof Facts>;

export const Result = z.object({
  /** For a person to read. */
  text: z.string().optional(),
  /** For a program to read. */
  value: z.unknown(),
  picture: z.object({ mediaType: z.string(), base64: z.base64() }).optional(),
});
export type Result = z.infer<typeof Result>;

const codes = Object.keys(exitCodeOf) as [ErrorCode, ...ErrorCode[]];
export const Trouble = z.object({
  /** Left out for a mistake of our own. */
  code: z.enum(codes).optional(),
  message: z.string(),
  hint: z.string().optional(),
});
export type Trouble = z.infer<typeof Trouble>;

export const Answer = z.union([
  z.object({ id, result: Result }),
  z.object({ id, trouble: Trouble }),
  /** The session is over, for this reason, and nothing was begun: it can be asked of another one. */
  z.object({ id, gone: z.string() }),
  /** Something to tell while the caller waits. */
  z.object({ id, note: z.string() }),
]);
export type Answer = z.infer<typeof Answer>;

export function asTrouble(error: unknown): Trouble {
  if (!isLotsmanError(error)) return { message: error instanceof Error ? error.message : String(error) };
  const { code, message, hint } = error;
  return { code, message, ...(hint === undefined ? {} : { hint }) };
}

export function asError({ code, message, hint }: Trouble): Error {
  if (code === undefined) return new Error(message);
  return new LotsmanError(code, message, hint === undefined ? {} : { hint });
}
