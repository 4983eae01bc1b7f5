import { type GraphqlOperation, operationsIn, operationsThatRun } from './graphql.ts';
import { nameWords } from './name-words.ts';
import { readingOf } from './reading-words.ts';

/**
 * The GraphQL operations that a value asks to run: one request, a batch, or a message of a socket with a request inside.
 * Undefined when it is nothing of the kind.
 */
export function graphqlIn(value: unknown, isGraphqlPlace: boolean): GraphqlOperation[] | undefined {
  const found = requestsIn(value).flatMap((request) => operationsOf(request, isGraphqlPlace) ?? []);
  return found.length > 0 ? found : undefined;
}

type Request = Readonly<Record<string, unknown>>;

function requestsIn(value: unknown): Request[] {
  if (Array.isArray(value)) return value.flatMap(requestsIn);
  if (typeof value !== 'object' || value === null) return [];
  const request = value as Request;
  return [request, ...requestsIn(request['payload'])];
}

function operationsOf(request: Request, isGraphqlPlace: boolean): GraphqlOperation[] | undefined {
  const text = [request['query'], request['mutation'], request['document']].find((one) => typeof one === 'string');
  const name = nameOf(request);
  if (typeof text === 'string' && text.trim() !== '') {
    const isDocument = isGraphqlPlace || name !== undefined || operationsIn(text) !== undefined;
    return isDocument ? operationsThatRun(text, name) : undefined;
  }
  return isPersisted(request, isGraphqlPlace) ? [byName(name)] : undefined;
}

function nameOf(request: Request): string | undefined {
  const name = request['operationName'] ?? request['fb_api_req_friendly_name'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The server knows the document by its fingerprint: only the name is told. */
function isPersisted(request: Request, isGraphqlPlace: boolean): boolean {
  const hasName = nameOf(request) !== undefined;
  const points = ['extensions', 'doc_id', 'documentId', 'queryId', 'id', 'sha256Hash', 'variables'];
  return hasName
    ? points.some((key) => key in request) || isGraphqlPlace
    : isGraphqlPlace && points.some((key) => key in request);
}

function byName(name: string | undefined): GraphqlOperation {
  if (name === undefined) return { type: 'mutation' };
  const words = nameWords(name);
  const last = words.at(-1);
  const type =
    last !== 'mutation' && readingOf(last === 'query' ? ['get', ...words.slice(0, -1)] : words) !== undefined
      ? 'query'
      : 'mutation';
  return { type: last === 'subscription' ? 'subscription' : type, name };
}
