import type { Outgoing } from '../../outgoing.ts';
import { enough, type Field, flatten, jsonIn, parsed } from './flatten.ts';
import type { GraphqlOperation } from './graphql.ts';
import { type GraphqlPlace, graphqlIn } from './graphql-in.ts';
import { multipartIn } from './multipart.ts';
import { nameWords, pathSegments } from './name-words.ts';

/** What a request says, as far as it can be read. */
export interface Contents {
  readonly fields: readonly Field[];
  /** Names of files that it carries. */
  readonly files: readonly string[];
  /** What it asks GraphQL to run. */
  readonly graphql: readonly GraphqlOperation[] | undefined;
  /** Something in it cannot be read. */
  readonly isOpaque: boolean;
}

interface Body {
  fields: Field[];
  files?: string[];
  /** The same as a value, where it is one. */
  value?: unknown;
  isOpaque?: boolean;
}

/** Many ask the same of one request. */
const known = new WeakMap<Outgoing, Contents>();

/** Never throws, whatever a page sends. */
export function contentsOf(outgoing: Outgoing): Contents {
  const contents = known.get(outgoing) ?? readContents(outgoing);
  known.set(outgoing, contents);
  return contents;
}

function readContents(outgoing: Outgoing): Contents {
  const asked = queryOf(outgoing.url);
  const body = bodyOf(outgoing);
  const { fields, isAll } = enough([...asked.fields, ...body.fields]);
  const isOpaque = (body.isOpaque ?? false) || isCut(outgoing) || !isAll;
  return { fields, files: body.files ?? [], graphql: operationsOf(outgoing.url, asked, body, isOpaque), isOpaque };
}

function operationsOf(url: string, asked: Body, body: Body, isOpaque: boolean): GraphqlOperation[] | undefined {
  const place = graphqlPlace(url);
  const inside = graphqlIn(body.value, place);
  // What nobody can read, on a door for such requests, may be any of them.
  if (place && isOpaque && !inside) return [{ type: 'mutation' }];
  // Some servers listen to the address before they look into the body: a document in either counts.
  const isToldTwice = inside !== undefined && !asked.fields.some(({ name }) => name === 'query');
  const outside = isToldTwice ? undefined : graphqlIn(asked.value, place);
  return inside || outside ? [...(outside ?? []), ...(inside ?? [])] : undefined;
}

/** A door for GraphQL, and the name of what is asked for, where the address tells it: `/graphql/GetCart`. */
function graphqlPlace(url: string): GraphqlPlace | undefined {
  const segments = pathSegments(url);
  const at = segments.findIndex((segment) => nameWords(segment).some((word) => word === 'graphql' || word === 'gql'));
  const name = segments.slice(at + 1).at(-1);
  return at < 0 ? undefined : { ...(name === undefined ? {} : { name }) };
}

/** Less was read than is sent. */
function isCut({ body, size }: Outgoing): boolean {
  return size > Buffer.byteLength(body);
}

function queryOf(url: string): Body {
  return formOf(URL.parse(url)?.search.slice(1) ?? '');
}

const BINARY = /grpc|protobuf|octet-stream|msgpack|cbor|avro|thrift|zip|^(?:image|audio|video|font)\//i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are how bytes look that are no text
const NO_TEXT = /[\u0000-\u0008\u000e-\u001d\ufffd]/;

function bodyOf({ body, contentType, kind }: Outgoing): Body {
  if (body === '') return { fields: [] };
  if (/^application\/graphql\b(?!.*json)/i.test(contentType))
    return { fields: [{ name: 'query', value: body }], value: { query: body } };
  if (/^multipart\//i.test(contentType)) return multipart(body, contentType);
  if (BINARY.test(contentType) || NO_TEXT.test(body)) return jsonOf(body) ?? { fields: [], isOpaque: true };
  if (/x-www-form-urlencoded/i.test(contentType)) return jsonOf(body) ?? formOf(body);
  const json = jsonOf(body) ?? (kind === 'message' ? messageOf(body) : undefined);
  if (json) return json;
  if (/\bjson\b/i.test(contentType) || /^\s*[[{]/.test(body)) return partOf(body);
  if (/\bxml\b/i.test(contentType) || /^\s*<\?xml|^\s*<[\w:]*envelope/i.test(body)) return { fields: leavesIn(body) };
  if (/^[^\s=&]+=[^\n]*(?:\r?\n[^\s=&]+=[^\n]*)*\s*$/.test(body))
    return body.includes('\n') ? linesOf(body) : formOf(body);
  return { fields: [{ name: '', value: body }] };
}

function multipart(body: string, contentType: string): Body {
  const { fields, files } = multipartIn(body, contentType);
  const opened = fields.map(({ name, value }) => ({ name, value, inside: jsonIn(value) }));
  const value = Object.fromEntries(opened.map(({ name, value, inside }) => [name, inside ?? value]));
  // Files beside a GraphQL request travel with it: `operations` holds the request.
  return {
    fields: opened.flatMap(({ name, value, inside }) => flatten(inside ?? value, name)),
    files,
    value: [value, value['operations']],
  };
}

function formOf(text: string): Body {
  const pairs = [...new URLSearchParams(text)];
  const value = Object.fromEntries(pairs.map(([name, one]) => [name, jsonIn(one) ?? one]));
  return { fields: pairs.flatMap(([name, one]) => flatten(one, name)), value };
}

const RECORD_END = '\x1e';

/** One JSON value, or one on each line. */
function jsonOf(text: string): Body | undefined {
  if (!/^\s*[[{"\d-]|^\s*(?:true|false|null)\b/.test(text)) return undefined;
  const whole = parsed(text);
  if (whole !== undefined) return { fields: flatten(whole), value: whole };
  const lines = text
    .replaceAll(RECORD_END, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const values = lines.map(jsonIn);
  if (lines.length === 0 || values.includes(undefined)) return undefined;
  return { fields: flatten(values), value: values };
}

/** Frames of the usual protocols over sockets: a number before JSON, or a command on the first line. */
function messageOf(body: string): Body | undefined {
  const framed = /^\d+-?(?:\/[^,[{]*,)?\d*(?=[[{])/.exec(body);
  if (framed) return jsonOf(body.slice(framed[0].length));
  const command = /^([A-Z]+)\r?\n([\s\S]*?)(?:\r?\n\r?\n([\s\S]*))?$/.exec(body);
  if (!command) return undefined;
  const [, verb = '', head = '', rest = ''] = command;
  const headers = head.split(/\r?\n/).map((line) => /^([^:]+):(.*)$/.exec(line)?.slice(1) ?? ['', line]);
  return {
    fields: [
      { name: 'command', value: verb.toLowerCase() },
      ...headers.map(([name = '', value = '']) => ({ name, value })),
      ...(jsonOf(rest)?.fields ?? (rest === '' ? [] : [{ name: '', value: rest }])),
    ],
  };
}

function linesOf(body: string): Body {
  const pairs = body
    .trim()
    .split(/\r?\n/)
    .map((line) => /^([^=]+)=(.*)$/s.exec(line) ?? []);
  return { fields: pairs.flatMap(([, name = '', value = '']) => flatten(value, name)) };
}

/** JSON that came only in part. Of a request that is one object, what it asks for may have come whole. */
function partOf(body: string): Body {
  const fields = pairsIn(body);
  const value = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return { fields, isOpaque: true, ...(/^\s*\{/.test(body) ? { value } : {}) };
}

function pairsIn(body: string): Field[] {
  const pairs = body.matchAll(/"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false)/g);
  return [...pairs].slice(0, 500).map(([, name = '', value = '']) => ({
    name: String(parsed(`"${name}"`) ?? name),
    value: String(parsed(value) ?? value),
  }));
}

function leavesIn(body: string): Field[] {
  const leaves = body.matchAll(/<([\w:.-]+)[^<>]*>([^<>]*)<\/\1\s*>/g);
  return [...leaves].slice(0, 500).map(([, name = '', value = '']) => ({ name, value: unescaped(value) }));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
