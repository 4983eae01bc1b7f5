import { jsonrepair } from 'jsonrepair';
import { reasonOf } from '../errors.ts';

export type ReadJson = { value: unknown; mended: boolean } | { error: string };

/** JSON as models write it: in a code block, with words around it, with quotes or commas missing. */
export function readJson(text: string): ReadJson {
  const bare = withoutFence(text.trim());
  try {
    return { value: JSON.parse(bare), mended: false };
  } catch (error) {
    const pieces = bracketed(bare);
    // Something that was never closed may have been cut off: then what is missing is not for us to invent.
    if (pieces === undefined) return { error: 'it ends before the last bracket is closed' };
    for (const piece of pieces.sort((a, b) => b.length - a.length)) {
      const value = repaired(piece);
      if (value !== undefined) return { value, mended: true };
    }
    return { error: reasonOf(error) };
  }
}

/** What stands in brackets; undefined when one is never closed. */
function bracketed(text: string): string[] | undefined {
  const pieces: string[] = [];
  for (let at = text.search(/[[{]/); at !== -1; ) {
    const end = endOfValue(text, at);
    if (end === undefined) return undefined;
    pieces.push(text.slice(at, end));
    const next = text.slice(end).search(/[[{]/);
    at = next === -1 ? -1 : end + next;
  }
  return pieces;
}

function repaired(piece: string): unknown {
  try {
    return JSON.parse(jsonrepair(piece));
  } catch {
    return undefined;
  }
}

function withoutFence(text: string): string {
  return /^```\w*\s*\n?([\s\S]*?)\n?```$/.exec(text)?.[1] ?? text;
}

/** Where the value that begins here ends, brackets in strings not counted. */
export function endOfValue(text: string, from: number): number | undefined {
  let depth = 0;
  let quote: string | undefined;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '\\' && quote) at++;
    else if (quote) quote = char === quote ? undefined : quote;
    else if (char === '"') quote = char;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}
