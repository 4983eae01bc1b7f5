import { readType, readValue, type TypeRef, type Value } from './document.ts';
import { Reader } from './reader.ts';

export interface InputSlot {
  type: TypeRef;
  fallback: Value | undefined;
}

export interface FieldType {
  type: TypeRef;
  args: Map<string, InputSlot>;
}

export type TypeDefinition =
  | { kind: 'object'; fields: Map<string, FieldType> }
  | { kind: 'input'; fields: Map<string, InputSlot> }
  | { kind: 'enum'; values: Set<string> }
  | { kind: 'scalar' };

export type Schema = ReadonlyMap<string, TypeDefinition>;

/** Reads a schema written in GraphQL's own definition language: types, inputs and enums. */
export function parseSchema(text: string): Schema {
  const reader = new Reader(text);
  const schema = new Map<string, TypeDefinition>(
    ['String', 'Int', 'Float', 'Boolean', 'ID'].map((name) => [name, { kind: 'scalar' }]),
  );
  while (!reader.done) {
    const keyword = reader.name();
    schema.set(reader.name(), readDefinition(keyword, reader));
  }
  return schema;
}

function readDefinition(keyword: string, reader: Reader): TypeDefinition {
  if (keyword === 'type') return { kind: 'object', fields: new Map(reader.list('{', '}', () => readField(reader))) };
  if (keyword === 'input') return { kind: 'input', fields: new Map(reader.list('{', '}', () => readSlot(reader))) };
  if (keyword === 'enum') return { kind: 'enum', values: new Set(reader.list('{', '}', () => reader.name())) };
  return reader.unexpected('"type", "input" or "enum"');
}

function readField(reader: Reader): [string, FieldType] {
  reader.skipDescription();
  const name = reader.name();
  const args = new Map(reader.list('(', ')', () => readSlot(reader)));
  reader.expect(':');
  return [name, { type: readType(reader), args }];
}

function readSlot(reader: Reader): [string, InputSlot] {
  reader.skipDescription();
  const name = reader.name();
  reader.expect(':');
  const type = readType(reader);
  return [name, { type, fallback: reader.takeIf('=') ? readValue(reader) : undefined }];
}

export function namedType(type: TypeRef): string {
  if ('required' in type) return namedType(type.required);
  return 'listOf' in type ? namedType(type.listOf) : type.named;
}
