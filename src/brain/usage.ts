import { tokensOf } from '../tokens.ts';
import type { Usage } from './brain.ts';
import type { ModelCall } from './model.ts';

export const NO_USAGE: Usage = { input: 0, output: 0, cached: 0, estimated: false };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    cached: a.cached + b.cached,
    ...((a.written ?? b.written) !== undefined && { written: (a.written ?? 0) + (b.written ?? 0) }),
    estimated: a.estimated || b.estimated,
  };
}

/** What a call took where nobody says so: local servers, and answers that were cut off before their end. */
export function estimateUsage(call: ModelCall, answer: string): Usage {
  const asked = [
    call.prompt.system,
    ...call.prompt.parts.map((part) => part.text),
    ...call.corrections,
    ...call.tools.map((tool) => JSON.stringify(tool)),
  ];
  const pictures = call.prompt.parts.filter((part) => part.picture).length * TOKENS_OF_A_PICTURE;
  const input = asked.reduce((sum, text) => sum + tokensOf(text), pictures);
  return { input, output: tokensOf(answer), cached: 0, estimated: true };
}

/** About what the large providers count for a picture of a browser window. */
const TOKENS_OF_A_PICTURE = 1_200;
