import { z } from 'zod';

// What all providers ask of a request, each in words of its own.

/** Providers refuse an empty text. */
export const someText = z.string().min(1);

export const toolName = z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/);

/** What a tool is given is one object; a choice between several, at the top, is refused. */
export const inputSchema = z
  .looseObject({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()).optional() })
  .refine((schema) => !['anyOf', 'oneOf', 'allOf', 'not', 'enum', '$ref'].some((key) => key in schema));

/** One message of a conversation: the calls that it makes, and those that it gives the results of. */
export interface Turn {
  calls: readonly string[];
  results: readonly string[];
}

/** What a model called is answered before anything else is said, and nothing is answered that was not called. */
export function everyCallHasItsResult(turns: readonly Turn[]): boolean {
  const open: string[] = [];
  for (const { calls, results } of turns) {
    if (open.length > 0 && calls.length === 0 && results.length === 0) return false;
    for (const result of results) {
      const place = open.indexOf(result);
      if (place < 0) return false;
      open.splice(place, 1);
    }
    open.push(...calls);
  }
  return open.length === 0;
}
