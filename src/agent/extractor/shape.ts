import { z } from 'zod';
import { LotsmanError, reasonOf } from '../../errors.ts';

/** The shape of what is wanted, as JSON schema. */
export type Shape = Readonly<Record<string, unknown>>;

/** The wish of whoever extracts: a zod schema, or a JSON schema. */
export type Wanted<T> = z.ZodType<T> | Shape;

export function shapeOf(wanted: Wanted<unknown>): Shape {
  if (!isZod(wanted)) return wanted;
  const { $schema: _, ...shape } = z.toJSONSchema(wanted, { io: 'input', unrepresentable: 'any' });
  return shape;
}

export function readerOf<T>(wanted: Wanted<T>): z.ZodType<T> {
  if (isZod(wanted)) return wanted;
  try {
    // What is read by a shape that was not known before has the type that its asker says.
    return z.fromJSONSchema(wanted as Parameters<typeof z.fromJSONSchema>[0]) as z.ZodType<T>;
  } catch (cause) {
    throw new LotsmanError('bad_input', `The schema of the data cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

function isZod<T>(wanted: Wanted<T>): wanted is z.ZodType<T> {
  return '_zod' in wanted;
}

/** What only the whole can fulfil: a piece of a page has not all of it, and what it has not must not be made up. */
const ONLY_FOR_THE_WHOLE = new Set(['$schema', 'required', 'default', 'minItems', 'minProperties', 'uniqueItems']);
/** Keys under which names are not words of JSON schema. */
const NAMED = new Set(['properties', '$defs', 'definitions', 'patternProperties']);
/** Keys under which there are values, not shapes. */
const VALUES = new Set(['enum', 'const', 'examples']);

/** The shape of what one piece of a page may hold of the whole. */
export function shapeOfPiece(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) => {
      if (ONLY_FOR_THE_WHOLE.has(key)) return [];
      if (NAMED.has(key) && isRecord(inner))
        return [[key, Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, piece(one)]))]];
      return [[key, VALUES.has(key) ? inner : piece(inner)]];
    }),
  );
}

function piece(inner: unknown): unknown {
  if (Array.isArray(inner)) return inner.map(piece);
  return isRecord(inner) ? shapeOfPiece(inner) : inner;
}

/** The shape of one part of what has this shape. */
export function shapeIn(shape: Shape | undefined, key: string | number): Shape | undefined {
  for (const one of alternatives(shape)) {
    const { properties, items, prefixItems, additionalProperties } = one;
    const inner =
      typeof key === 'number'
        ? ((Array.isArray(prefixItems) ? prefixItems[key] : undefined) ?? items)
        : ((isRecord(properties) ? properties[key] : undefined) ?? additionalProperties);
    if (isRecord(inner)) return inner;
  }
  return undefined;
}

/** Whether a field of this name is wanted. Where no fields are named, any is. */
export function isWanted(name: string, shape: Shape | undefined): boolean {
  const named = alternatives(shape).filter((one) => isRecord(one['properties']));
  return (
    named.length === 0 || shapeIn(shape, name) !== undefined || named.some((one) => name in Object(one['properties']))
  );
}

/** Whether words of the page have to be turned into something else to fit: a date, one of a few values. */
export function isWordForWord(shape: Shape | undefined): boolean {
  return alternatives(shape).every((one) => !('enum' in one || 'const' in one || ('format' in one && !isAddress(one))));
}

/** Whether addresses of links are wanted somewhere. */
export function wantsAddresses(shape: unknown): boolean {
  if (Array.isArray(shape)) return shape.some(wantsAddresses);
  return isRecord(shape) && (isAddress(shape) || Object.values(shape).some(wantsAddresses));
}

function isAddress({ format }: Shape): boolean {
  return typeof format === 'string' && /^(?:uri|url|iri)/.test(format);
}

/** What was found, with the gaps filled that stand for "nothing of this was there". */
export function completed(data: unknown, shape: Shape | undefined): unknown {
  if (data === undefined) return empty(shape);
  if (Array.isArray(data)) return data.map((item, index) => completed(item, shapeIn(shape, index)));
  if (!isRecord(data)) return data;
  const required = alternatives(shape).flatMap((one) => (Array.isArray(one['required']) ? one['required'] : []));
  const names = new Set([...Object.keys(data), ...required.map(String)]);
  const fields = [...names].map((name) => [name, completed(data[name], shapeIn(shape, name))] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function empty(shape: Shape | undefined): unknown {
  const types = alternatives(shape).flatMap(({ type }) => (Array.isArray(type) ? type : [type]));
  return types.includes('null') ? null : types.includes('array') ? [] : undefined;
}

function alternatives(shape: Shape | undefined): Shape[] {
  if (!shape) return [];
  const others = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (Array.isArray(shape[key]) ? shape[key] : []));
  return [shape, ...others.filter(isRecord).flatMap(alternatives)];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
