import type { Prompt } from './brain.ts';

/** All that a model reads, as one text. */
export function promptText({ system, parts }: Prompt): string {
  return [system, ...parts.map((part) => (part.picture ? `${part.text}\n(a picture)` : part.text))].join('\n\n');
}
