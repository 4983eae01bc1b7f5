import { GraphqlFault, type Place } from './fault.ts';
import { Reader } from './reader.ts';

export type TypeRef = { named: string } | { listOf: TypeRef } | { required: TypeRef };

export type Value =
  | { kind: 'variable'; name: string }
  | { kind: 'scalar'; value: string | number | boolean | null }
  | { kind: 'enum'; name: string }
  | { kind: 'list'; items: Value[] }
  | { kind: 'object'; fields: Map<string, Value> };

export interface Directive {
  name: string;
  args: Map<string, Value>;
}

export interface Field {
  kind: 'field';
  alias: string;
  name: string;
  args: Map<string, Value>;
  directives: Directive[];
  selections: Selection[];
  at: Place;
}

export interface Spread {
  kind: 'spread';
  fragment: string;
  directives: Directive[];
  at: Place;
}

export interface Inline {
  kind: 'inline';
  on: string | undefined;
  directives: Directive[];
  selections: Selection[];
}

export type Selection = Field | Spread | Inline;

export interface VariableDefinition {
  name: string;
  type: TypeRef;
  fallback: Value | undefined;
}

export interface Operation {
  kind: 'query' | 'mutation';
  name: string | undefined;
  variables: VariableDefinition[];
  selections: Selection[];
}

export interface Document {
  operations: Operation[];
  fragments: Map<string, { on: string; selections: Selection[] }>;
}

/** Reads an executable document: operations and fragments. */
export function parseDocument(text: string): Document {
  const reader = new Reader(text);
  const document: Document = { operations: [], fragments: new Map() };
  while (!reader.done) {
    if (reader.takeIf('fragment')) {
      const name = reader.name();
      reader.expect('on');
      document.fragments.set(name, { on: reader.name(), selections: readSelections(reader) });
    } else document.operations.push(readOperation(reader));
  }
  if (document.operations.length === 0)
    throw new GraphqlFault('Syntax Error: The document has no operation.', { code: 'GRAPHQL_PARSE_FAILED' });
  return document;
}

function readOperation(reader: Reader): Operation {
  if (reader.sees('{')) return { kind: 'query', name: undefined, variables: [], selections: readSelections(reader) };
  const kind = reader.takeIf('mutation') ? 'mutation' : reader.takeIf('query') ? 'query' : undefined;
  if (!kind) return reader.unexpected('"query" or "mutation"');
  const name = reader.token.kind === 'name' ? reader.name() : undefined;
  const variables = reader.list('(', ')', () => {
    reader.expect('$');
    const variable = reader.name();
    reader.expect(':');
    const type = readType(reader);
    return { name: variable, type, fallback: reader.takeIf('=') ? readValue(reader) : undefined };
  });
  return { kind, name, variables, selections: readSelections(reader) };
}

function readSelections(reader: Reader): Selection[] {
  if (!reader.sees('{')) return reader.unexpected('"{"');
  return reader.list('{', '}', () => readSelection(reader));
}

function readSelection(reader: Reader): Selection {
  const { at } = reader.token;
  if (reader.takeIf('...')) {
    if (reader.token.kind === 'name' && !reader.sees('on'))
      return { kind: 'spread', fragment: reader.name(), directives: readDirectives(reader), at };
    const on = reader.takeIf('on') ? reader.name() : undefined;
    return { kind: 'inline', on, directives: readDirectives(reader), selections: readSelections(reader) };
  }
  const first = reader.name();
  const name = reader.takeIf(':') ? reader.name() : first;
  const args = readArguments(reader);
  const directives = readDirectives(reader);
  const selections = reader.sees('{') ? readSelections(reader) : [];
  return { kind: 'field', alias: first, name, args, directives, selections, at };
}

function readDirectives(reader: Reader): Directive[] {
  const directives: Directive[] = [];
  while (reader.takeIf('@')) directives.push({ name: reader.name(), args: readArguments(reader) });
  return directives;
}

function readArguments(reader: Reader): Map<string, Value> {
  return new Map(reader.list('(', ')', () => readPair(reader)));
}

function readPair(reader: Reader): [string, Value] {
  const name = reader.name();
  reader.expect(':');
  return [name, readValue(reader)];
}

export function readType(reader: Reader): TypeRef {
  let type: TypeRef;
  if (reader.takeIf('[')) {
    type = { listOf: readType(reader) };
    reader.expect(']');
  } else type = { named: reader.name() };
  return reader.takeIf('!') ? { required: type } : type;
}

export function readValue(reader: Reader): Value {
  if (reader.takeIf('$')) return { kind: 'variable', name: reader.name() };
  if (reader.takeIf('[')) {
    const items: Value[] = [];
    while (!reader.takeIf(']')) items.push(readValue(reader));
    return { kind: 'list', items };
  }
  if (reader.takeIf('{')) {
    const fields = new Map<string, Value>();
    while (!reader.takeIf('}')) fields.set(...readPair(reader));
    return { kind: 'object', fields };
  }
  const { kind, text } = reader.token;
  if (kind === 'sign' || kind === 'end') return reader.unexpected('a value');
  reader.take();
  if (kind === 'string') return { kind: 'scalar', value: text };
  if (kind === 'int' || kind === 'float') return { kind: 'scalar', value: Number(text) };
  if (text === 'true' || text === 'false') return { kind: 'scalar', value: text === 'true' };
  return text === 'null' ? { kind: 'scalar', value: null } : { kind: 'enum', name: text };
}

export function spellType(type: TypeRef): string {
  if ('required' in type) return `${spellType(type.required)}!`;
  return 'listOf' in type ? `[${spellType(type.listOf)}]` : type.named;
}
