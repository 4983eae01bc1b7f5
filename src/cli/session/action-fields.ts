import { z } from 'zod';
import type { Tool } from '../../browser/tool.ts';

/** One field of what an action is given. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly about: string | undefined;
  readonly fallback: unknown;
  readonly kind: Kind;
}

/** The part of a JSON schema that the command line has words for. */
const Kind = z.object({
  type: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  get items() {
    return Kind.optional();
  },
  get anyOf() {
    return z.array(Kind).optional();
  },
});
export type Kind = z.infer<typeof Kind>;

const Schema = z.object({
  properties: z.record(z.string(), Kind).default({}),
  required: z.array(z.string()).default([]),
});

export function fieldsOf({ input }: Pick<Tool, 'input'>): readonly Field[] {
  const { properties, required } = Schema.parse(z.toJSONSchema(input, { io: 'input' }));
  return Object.entries(properties).map(([name, kind]) => ({
    name,
    required: required.includes(name),
    about: kind.description,
    fallback: kind.default,
    kind,
  }));
}

/** What may stand there, in words: `a whole number`, `left, right or middle`. */
export function spokenKind(kind: Kind): string {
  return orList([...new Set(waysOf(kind))]);
}

function waysOf(kind: Kind): string[] {
  const { type, enum: words, const: only, anyOf } = kind;
  if (words) return words.map(String);
  if (only !== undefined) return [String(only)];
  if (anyOf) return anyOf.flatMap(waysOf);
  return type.length === 0 ? ['JSON'] : type.map((one) => wordsFor(one, kind));
}

function wordsFor(type: string, { items, minimum, maximum }: Kind): string {
  switch (type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number${rangeOf(minimum, maximum)}`;
    case 'number':
      return `a number${rangeOf(minimum, maximum)}`;
    case 'string':
      return 'a text';
    case 'array':
      return items === undefined || isDeep(items) ? 'a JSON list' : `a list with commas, each ${spokenKind(items)}`;
    default:
      return 'JSON';
  }
}

/** Whether it takes JSON to write such a value down. */
export function isDeep({ type, anyOf = [] }: Kind): boolean {
  return type.includes('object') || type.includes('array') || anyOf.some(isDeep);
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string {
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER)
    return minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`;
  return ` from ${minimum ?? 0} to ${maximum}`;
}

function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
