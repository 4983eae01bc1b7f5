import { z } from 'zod';
import { readJson } from './mend-json.ts';

export type ReadBy<T> = { value: T; input: unknown; mended: boolean } | { error: string };

/** Reads a value by its schema, and lets small slips pass: a number in quotes, one thing where a list is due. */
export function readBy<T>(schema: z.ZodType<T>, given: unknown): ReadBy<T> {
  const first = schema.safeParse(given);
  if (first.success) return { value: first.data, input: given, mended: false };
  const mended = first.error.issues.reduce(
    (value, issue) => mendAt(value, issue.path, expectedBy(issue)),
    structuredClone(given),
  );
  const second = schema.safeParse(mended);
  if (second.success) return { value: second.data, input: mended, mended: true };
  return { error: z.prettifyError(first.error) };
}

function expectedBy(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'invalid_type' ? issue.expected : undefined;
}

function mendAt(value: unknown, path: readonly PropertyKey[], expected: string | undefined): unknown {
  if (expected === undefined) return value;
  const [key, ...rest] = path;
  if (key === undefined) return converted(value, expected);
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return Array.isArray(value)
    ? value.map((item, index) => (index === key ? mendAt(item, rest, expected) : item))
    : Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, name === key ? mendAt(item, rest, expected) : item]),
      );
}

function converted(value: unknown, expected: string): unknown {
  if (expected === 'array' && value !== undefined && typeof value !== 'string') return [value];
  if (expected === 'string' && typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  // An id is written `[12]` on the page that the model reads.
  const number = text.replace(/^\[(.*)\]$/, '$1');
  if (['number', 'int'].includes(expected) && /^-?\d+(\.\d+)?$/.test(number)) return Number(number);
  if (expected === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (['object', 'array', 'record'].includes(expected) && /^[[{]/.test(text)) {
    const read = readJson(text);
    return 'value' in read ? read.value : value;
  }
  return value;
}
