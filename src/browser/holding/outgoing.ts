import type { Outgoing } from '../../outgoing.ts';

/** A request as the browser announces it before it is sent. */
export interface Paused {
  requestId: string;
  networkId?: string;
  frameId: string;
  /** The request that was answered with another address. */
  redirectedRequestId?: string;
  resourceType: string;
  request: {
    method: string;
    url: string;
    headers: Readonly<Record<string, string>>;
    hasPostData?: boolean;
    postData?: string;
    postDataEntries?: readonly { bytes?: string }[];
  };
}

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Enough to see what it is about. */
const LONGEST = 100_000;

/** Methods that by agreement change nothing. */
export function isHarmless({ request }: Paused): boolean {
  return HARMLESS.has(methodOf(request));
}

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];

/** Some servers listen to a header instead. One that makes it sound harmless is not believed. */
function methodOf({ method, headers }: Paused['request']): string {
  const said = OVERRIDES.map((name) => header(headers, name).trim().toUpperCase());
  return said.find((one) => /^[A-Z]{3,12}$/.test(one) && !HARMLESS.has(one)) ?? method.toUpperCase();
}

export function outgoingOf({ request, resourceType, redirectedRequestId }: Paused): Omit<Outgoing, 'page'> {
  const bytes = bytesOf(request);
  return {
    kind: resourceType === 'Document' ? 'document' : resourceType === 'Ping' ? 'beacon' : 'fetch',
    method: methodOf(request),
    url: request.url,
    from: siteOf(header(request.headers, 'origin')) || siteOf(header(request.headers, 'referer')),
    contentType: header(request.headers, 'content-type'),
    body: textOf(bytes.subarray(0, LONGEST)),
    size: bytes.length,
    ...(redirectedRequestId === undefined ? {} : { isSentOn: true }),
  };
}

function bytesOf({ postData = '', postDataEntries = [] }: Paused['request']): Buffer {
  const entries = postDataEntries.flatMap(({ bytes }) => (bytes === undefined ? [] : [Buffer.from(bytes, 'base64')]));
  return entries.length > 0 ? Buffer.concat(entries) : Buffer.from(postData);
}

/** Parts of a body may be files: what cannot be read stays as marks, so that the names around it can. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8');
}

function header(headers: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1] ?? '';
}

function siteOf(address: string): string {
  const origin = URL.parse(address)?.origin ?? '';
  return origin === 'null' ? '' : origin;
}
