import { coerceSlots, coerceVariables, plain, type Variables } from './coerce.ts';
import { type Document, type Field, type Operation, parseDocument, type Selection, type TypeRef } from './document.ts';
import { GraphqlFault } from './fault.ts';
import { namedType, type Schema } from './schema.ts';
import { validate } from './validate.ts';

export interface GraphqlRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
}

export interface GraphqlResponse {
  data?: Record<string, unknown> | null;
  errors?: Record<string, unknown>[];
}

// biome-ignore lint/suspicious/noExplicitAny: the schema checks arguments before a resolver sees them; each resolver names their type
export type Resolver<Context> = (source: any, args: any, context: Context) => unknown;
export type Resolvers<Context> = Readonly<Record<string, Readonly<Record<string, Resolver<Context>>>>>;

type Path = readonly (string | number)[];

/** Answers one request. Without `data` the request itself was wrong and nothing ran; HTTP says 400 then. */
export async function execute<Context>(
  schema: Schema,
  resolvers: Resolvers<Context>,
  request: GraphqlRequest,
  context: Context,
): Promise<GraphqlResponse> {
  try {
    const document = parseDocument(request.query);
    const operation = chosenOperation(document, request.operationName);
    const faults = validate(schema, document, operation);
    if (faults.length > 0) return { errors: faults.map((fault) => spell(fault)) };
    const variables = coerceVariables(schema, operation.variables, request.variables ?? {});
    return await new Execution(schema, resolvers, document, variables, context).run(operation);
  } catch (error) {
    if (error instanceof GraphqlFault) return { errors: [spell(error)] };
    throw error;
  }
}

function chosenOperation({ operations }: Document, name: string | null | undefined): Operation {
  const found = name ? operations.find((operation) => operation.name === name) : operations[0];
  if (found && (name || operations.length === 1)) return found;
  const message = name
    ? `Unknown operation named "${name}".`
    : 'Must provide operation name: the document has several.';
  throw new GraphqlFault(message, { code: 'GRAPHQL_VALIDATION_FAILED' });
}

/** A fault on its way up to the nearest field that may be null. */
class Located {
  readonly fault: GraphqlFault;
  readonly path: Path;

  constructor(fault: GraphqlFault, path: Path) {
    this.fault = fault;
    this.path = path;
  }
}

class Execution<Context> {
  readonly #schema: Schema;
  readonly #resolvers: Resolvers<Context>;
  readonly #document: Document;
  readonly #variables: Variables;
  readonly #context: Context;
  readonly #errors: Record<string, unknown>[] = [];

  constructor(
    schema: Schema,
    resolvers: Resolvers<Context>,
    document: Document,
    variables: Variables,
    context: Context,
  ) {
    this.#schema = schema;
    this.#resolvers = resolvers;
    this.#document = document;
    this.#variables = variables;
    this.#context = context;
  }

  async run({ kind, selections }: Operation): Promise<GraphqlResponse> {
    const root = kind === 'query' ? 'Query' : 'Mutation';
    let data: Record<string, unknown> | null = null;
    try {
      data = await this.#object(root, {}, selections, []);
    } catch (error) {
      this.#note(error);
    }
    return this.#errors.length > 0 ? { data, errors: this.#errors } : { data };
  }

  async #object(type: string, source: unknown, selections: readonly Selection[], path: Path) {
    const fields = [...this.#collect(selections)];
    const values: unknown[] = [];
    // Mutations run one after the other, as the specification promises; reads need not wait for each other.
    if (type === 'Mutation') for (const [, field] of fields) values.push(await this.#field(type, source, field, path));
    else values.push(...(await Promise.all(fields.map(([, field]) => this.#field(type, source, field, path)))));
    return Object.fromEntries(fields.map(([alias], index) => [alias, values[index]]));
  }

  /** The fields of a selection, fragments opened, the same alias merged. */
  #collect(selections: readonly Selection[], into = new Map<string, Field>()): Map<string, Field> {
    for (const selection of selections) {
      if (!this.#included(selection)) continue;
      if (selection.kind === 'field') {
        const earlier = into.get(selection.alias);
        const merged = [...(earlier?.selections ?? []), ...selection.selections];
        into.set(selection.alias, { ...selection, selections: merged });
      } else {
        const fragment = selection.kind === 'inline' ? selection : this.#document.fragments.get(selection.fragment);
        this.#collect(fragment?.selections ?? [], into);
      }
    }
    return into;
  }

  #included({ directives }: Selection): boolean {
    return directives.every(({ name, args }) => {
      const condition = args.get('if');
      const holds = condition === undefined || plain(condition, this.#variables) === true;
      return name === 'skip' ? !holds : name !== 'include' || holds;
    });
  }

  async #field(typeName: string, source: unknown, field: Field, parent: Path): Promise<unknown> {
    if (field.name === '__typename') return typeName;
    const path = [...parent, field.alias];
    const definition = this.#schema.get(typeName);
    const known = definition?.kind === 'object' ? definition.fields.get(field.name) : undefined;
    if (!known) throw new TypeError(`Validation let ${typeName}.${field.name} through.`);
    try {
      const given = new Map([...field.args].map(([name, value]) => [name, plain(value, this.#variables)]));
      const args = coerceSlots(this.#schema, known.args, given, `${typeName}.${field.name}`);
      const resolve = this.#resolvers[typeName]?.[field.name];
      const value = resolve ? resolve(source, args, this.#context) : (source as Variables)[field.name];
      return await this.#complete(known.type, await value, field.selections, path);
    } catch (error) {
      const located = error instanceof GraphqlFault ? new Located(error, path) : error;
      if ('required' in known.type) throw located;
      this.#note(located);
      return null;
    }
  }

  async #complete(type: TypeRef, value: unknown, selections: readonly Selection[], path: Path): Promise<unknown> {
    if ('required' in type) {
      const completed = await this.#complete(type.required, value, selections, path);
      if (completed === null) throw new TypeError(`${path.join('.')} may not be null.`);
      return completed;
    }
    if (value === null || value === undefined) return null;
    if ('listOf' in type) {
      const items = Array.from(value as Iterable<unknown>);
      return Promise.all(items.map((item, index) => this.#complete(type.listOf, item, selections, [...path, index])));
    }
    const isObject = this.#schema.get(namedType(type))?.kind === 'object';
    return isObject ? this.#object(type.named, value, selections, path) : value;
  }

  #note(error: unknown): void {
    if (!(error instanceof Located)) throw error;
    this.#errors.push(spell(error.fault, error.path));
  }
}

function spell({ message, at, extensions }: GraphqlFault, path?: Path): Record<string, unknown> {
  return { message, ...(at && { locations: [at] }), ...(path && { path }), extensions };
}
