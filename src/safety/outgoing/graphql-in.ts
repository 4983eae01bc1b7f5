import { type GraphqlOperation, operationsIn, operationsThatRun } from './graphql.ts';
import { nameWords } from './name-words.ts';
import { readingOf } from './reading-words.ts';

/** A door for such requests. It may have the name of what is asked for. */
export interface GraphqlPlace {
  name?: string;
}

/**
 * The GraphQL operations that a value asks to run: one request, a batch, or a message of a socket with a request inside.
 * Undefined when it is nothing of the kind.
 */
export function graphqlIn(value: unknown, place: GraphqlPlace | undefined): GraphqlOperation[] | undefined {
  const found = requestsIn(value).flatMap((request) => operationsOf(request, place) ?? []);
  return found.length > 0 ? found : undefined;
}

type Request = Readonly<Record<string, unknown>>;

function requestsIn(value: unknown): Request[] {
  if (Array.isArray(value)) return value.flatMap(requestsIn);
  if (typeof value !== 'object' || value === null) return [];
  const request = value as Request;
  return [request, ...requestsIn(request['payload'])];
}

function operationsOf(request: Request, place: GraphqlPlace | undefined): GraphqlOperation[] | undefined {
  const text = [request['query'], request['mutation'], request['document']].find((one) => typeof one === 'string');
  const name = nameIn(request);
  if (typeof text === 'string' && text.trim() !== '') {
    const isDocument = place !== undefined || name !== undefined || operationsIn(text) !== undefined;
    return isDocument ? operationsThatRun(text, name) : undefined;
  }
  return isPersisted(request, place !== undefined) ? [byName(name ?? place?.name)] : undefined;
}

/** Some have a word of their own for the name of what is asked for. */
const FRIENDLY = /(?:^|_)friendly_?name$/i;

function nameIn(request: Request): string | undefined {
  const name = request['operationName'] ?? request[Object.keys(request).find((key) => FRIENDLY.test(key)) ?? ''];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

const POINTS = ['extensions', 'doc_id', 'documentId', 'queryId', 'id', 'sha256Hash', 'variables'];

/** The server knows the document by its fingerprint: only the name is told. */
function isPersisted(request: Request, isPlace: boolean): boolean {
  const isPointed = POINTS.some((key) => key in request);
  return nameIn(request) === undefined ? isPlace && isPointed : isPlace || isPointed;
}

function byName(name: string | undefined): GraphqlOperation {
  if (name === undefined) return { type: 'mutation' };
  const words = nameWords(name);
  const last = words.at(-1);
  if (last === 'subscription') return { type: 'subscription', name };
  const said = last === 'query' ? ['get', ...words.slice(0, -1)] : words;
  return { type: last !== 'mutation' && readingOf(said) !== undefined ? 'query' : 'mutation', name };
}
