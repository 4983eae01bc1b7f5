import { spellType, type TypeRef, type Value, type VariableDefinition } from './document.ts';
import { GraphqlFault } from './fault.ts';
import type { InputSlot, Schema } from './schema.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Checks the variables of a request against their declarations and fills in the defaults. */
export function coerceVariables(schema: Schema, definitions: readonly VariableDefinition[], given: Variables) {
  const variables: Record<string, unknown> = {};
  for (const { name, type, fallback } of definitions) {
    if (Object.hasOwn(given, name)) variables[name] = coerce(schema, type, given[name], `$${name}`);
    else if (fallback) variables[name] = coerce(schema, type, plain(fallback, {}), `$${name}`);
    else if ('required' in type)
      throw badInput(`Variable "$${name}" of required type "${spellType(type)}" was not provided.`);
  }
  return variables;
}

/** Arguments of a field, or fields of an input object, as the resolver will see them. */
export function coerceSlots(
  schema: Schema,
  slots: ReadonlyMap<string, InputSlot>,
  given: ReadonlyMap<string, unknown>,
  where: string,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of given.keys()) if (!slots.has(name)) throw badInput(`Field "${name}" is not defined by ${where}.`);
  for (const [name, { type, fallback }] of slots) {
    const value = given.get(name);
    if (value !== undefined) values[name] = coerce(schema, type, value, `${where}.${name}`);
    else if (fallback) values[name] = coerce(schema, type, plain(fallback, {}), `${where}.${name}`);
    else if ('required' in type)
      throw badInput(`${where}.${name} of required type "${spellType(type)}" was not provided.`);
  }
  return values;
}

/** A value of the document with its variables put in. Enum names become strings, as they are in JSON. */
export function plain(value: Value, variables: Variables): unknown {
  if (value.kind === 'variable') return variables[value.name];
  if (value.kind === 'list') return value.items.map((item) => plain(item, variables));
  if (value.kind === 'object')
    return Object.fromEntries([...value.fields].map(([name, field]) => [name, plain(field, variables)]));
  return value.kind === 'enum' ? value.name : value.value;
}

function coerce(schema: Schema, type: TypeRef, value: unknown, where: string): unknown {
  if ('required' in type) {
    if (value === null || value === undefined)
      throw badInput(`${where}: expected a value of type "${spellType(type)}", found null.`);
    return coerce(schema, type.required, value, where);
  }
  if (value === null || value === undefined) return null;
  if ('listOf' in type)
    return [value].flat().map((item, index) => coerce(schema, type.listOf, item, `${where}[${index}]`));

  const definition = schema.get(type.named);
  if (definition?.kind === 'enum') {
    if (typeof value === 'string' && definition.values.has(value)) return value;
    throw badInput(`${where}: ${JSON.stringify(value)} does not exist in the enum "${type.named}".`);
  }
  if (definition?.kind === 'input') {
    if (typeof value !== 'object') throw badInput(`${where}: expected an object of type "${type.named}".`);
    return coerceSlots(schema, definition.fields, new Map(Object.entries(value)), where);
  }
  return coerceScalar(type.named, value, where);
}

function coerceScalar(type: string, value: unknown, where: string): unknown {
  if (type === 'ID' && (typeof value === 'string' || Number.isInteger(value))) return String(value);
  if (type === 'Int' && Number.isInteger(value)) return value;
  if (type === 'Float' && Number.isFinite(value)) return value;
  if (typeof value === type.toLowerCase() && (type === 'String' || type === 'Boolean')) return value;
  throw badInput(`${where}: ${type} cannot represent the value ${JSON.stringify(value)}.`);
}

function badInput(message: string): GraphqlFault {
  return new GraphqlFault(message, { code: 'BAD_USER_INPUT' });
}
