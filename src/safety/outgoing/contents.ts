import type { Outgoing } from '../../outgoing.ts';
import { type Field, flatten, isWhole, jsonIn, parsed } from './flatten.ts';
import type { GraphqlOperation } from './graphql.ts';
import { graphqlIn } from './graphql-in.ts';
import { multipartIn } from './multipart.ts';
import { nameWords, pathSegments } from './name-words.ts';

/** What a request says, as far as it can be read. */
export interface Contents {
  fields: Field[];
  /** Names of files that it carries. */
  files: string[];
  graphql: GraphqlOperation[] | undefined;
  /** Something in it cannot be read. */
  isOpaque: boolean;
}

interface Body {
  fields: Field[];
  files?: string[];
  /** The same as a value, where it is one. */
  value?: unknown;
  isOpaque?: boolean;
}

/** Never throws, whatever a page sends. */
export function contentsOf(outgoing: Outgoing): Contents {
  const asked = queryOf(outgoing.url);
  const body = bodyOf(outgoing);
  const fields = [...asked.fields, ...body.fields];
  const isPlace = isGraphqlPlace(outgoing.url);
  // Some servers listen to the address before they look into the body: what either says counts.
  const graphql = [asked.value, body.value].map((value) => graphqlIn(value, isPlace));
  const isOpaque = (body.isOpaque ?? false) || isCut(outgoing) || !isWhole(fields);
  // What nobody can read, on a door for such requests, may be any of them.
  if (isPlace && isOpaque && !graphql[1]) graphql[1] = [{ type: 'mutation' }];
  const operations = graphql.flatMap((some) => some ?? []);
  return { fields, files: body.files ?? [], graphql: operations.length > 0 ? operations : undefined, isOpaque };
}

function isGraphqlPlace(url: string): boolean {
  return pathSegments(url).some((segment) => nameWords(segment).some((word) => word === 'graphql' || word === 'gql'));
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
