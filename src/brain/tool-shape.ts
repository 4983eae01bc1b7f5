import { z } from 'zod';
import type { OfferedTool } from './brain.ts';
import type { ToolShape } from './model.ts';

export function shapesOf(tools: readonly OfferedTool[]): ToolShape[] {
  return tools.map(({ name, description, input }) => ({ name, description, input: objectSchema(input).schema }));
}

/** A question without tools is asked with one: models are best at filling in the form of a tool. */
export const ANSWER = 'answer';

export function answerShape(schema: z.ZodType): ToolShape {
  return { name: ANSWER, description: HOW_TO_ANSWER, input: objectSchema(schema).schema };
}

// Some models cannot be made to call a tool, so they have to be told.
const HOW_TO_ANSWER = 'Give the whole answer by calling this tool, once. Words outside of it are not read.';

/** Providers take only an object as what a tool is given; anything else travels as its one field, `answer`. */
export function isWrapped(schema: z.ZodType): boolean {
  return objectSchema(schema).wrapped;
}

interface ObjectSchema {
  schema: Readonly<Record<string, unknown>>;
  wrapped: boolean;
}

// The same bytes in every call, or the provider's cache would miss; and not worked out anew for each.
const known = new WeakMap<z.ZodType, ObjectSchema>();

function objectSchema(type: z.ZodType): ObjectSchema {
  const before = known.get(type);
  if (before) return before;
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  const wrapped = schema.type !== 'object';
  const made: ObjectSchema = wrapped
    ? { schema: { type: 'object', properties: { answer: schema }, required: ['answer'] }, wrapped }
    : { schema, wrapped };
  known.set(type, made);
  return made;
}
