import type { z } from 'zod';

/** What a model says when all is well. */
export interface Say {
  text?: string;
  /** A string is sent as it is, where JSON is due. */
  calls?: readonly { tool: string; input: unknown }[];
  finish?: 'length' | 'refused';
  usage?: { input: number; output: number; cached?: number };
}

/** What providers complain about, each in words and numbers of its own. */
export type Complaint =
  | 'busy'
  | 'overloaded'
  | 'key'
  | 'no credit'
  | 'model gone'
  | 'too long'
  | 'no tools'
  | 'no pictures';

/** What happens to one request. */
export type Play =
  | Say
  | { complain: Complaint; headers?: Readonly<Record<string, string>> }
  /** The connection is reset before anything was sent. */
  | { lose: 'connection' }
  /** Nothing comes at all. */
  | { lose: 'interest' }
  /** A part is sent, and then nothing more: silence, a broken socket, or an orderly end that comes too early. */
  | { partOf: Say; then: 'silence' | 'break' | 'end' }
  /** An error in the middle of an answer that began with status 200. */
  | { partOf: Say; then: 'complaint' }
  /** The login page of a café. */
  | { show: 'web page' };

/** What a request lets the model do. */
export interface Offer {
  tools: readonly string[];
  /** Whether a tool has to be called. */
  insists: boolean;
}

/** One way of talking to models over HTTP. */
export interface Protocol {
  name: string;
  /** The requests that are its own. */
  path: RegExp;
  /** Reads the requests that the provider would take, and no others. */
  request: z.ZodType<Offer>;
  /** How it turns down a request that is not as it has to be. */
  refusal(because: string): { status: number; body: unknown };
  /** The events of a stream, and how many of them have gone when the input of a call is half there. */
  events(say: Say): { all: readonly string[]; half: number };
  complaint(kind: Complaint): { status: number; body: unknown };
  /** The event that says, in the middle of a stream, that there is trouble. */
  trouble: string;
  /** What the model reads, in order, as one text for each place in the request. */
  read(body: unknown): { system: string; tools: string; parts: string };
}

export function data(value: unknown, event?: string): string {
  return `${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(value)}\n\n`;
}

export function written(input: unknown): [string, string] {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

export const USAGE = { input: 100, output: 20, cached: 40 };
