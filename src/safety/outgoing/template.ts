import type { Outgoing } from '../../outgoing.ts';
import { contentsOf } from './contents.ts';
import type { Field } from './flatten.ts';
import { lastName } from './name-words.ts';

/**
 * The kind of a request: where it goes, what it asks for and which fields it has, but not what they hold. Requests of one kind
 * differ only in values; a page that sends one kind again and again does the same thing again and again.
 */
export function templateOf(outgoing: Outgoing): string {
  const { fields, files, graphql, isOpaque } = contentsOf(outgoing);
  const url = URL.parse(outgoing.url);
  const operations = (graphql ?? []).map(({ type, name = '' }) => `${type} ${name}`.trim());
  const names = fields.flatMap((field) => [namePlain(field.name), ...verbIn(field)]);
  return [
    outgoing.method.toUpperCase(),
    url
      ? `${url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin}${url.pathname.split('/').map(withoutIds).join('/')}`
      : '',
    ...(operations.length > 0 ? [`{${unique(operations).join(', ')}}`] : []),
    `(${unique(names).join(', ')})`,
    ...(files.length > 0 ? ['with files'] : []),
    // Bytes that nobody can read are of one kind only when there are about as many of them.
    ...(isOpaque ? [`about ${2 ** Math.ceil(Math.log2(Math.max(outgoing.size, 1)))} bytes`] : []),
  ].join(' ');
}

/** The same with every plain word that it holds: many say with one of them what they want, in a field of any name. */
export function habitOf(outgoing: Outgoing): string {
  // Whoever sends without waiting for an answer counts: what is counted is another thing each time.
  if (outgoing.kind === 'beacon') return `beacon to ${withoutIds(outgoing.url.split(/[?#]/, 1)[0] ?? '')}`;
  const words = contentsOf(outgoing).fields.flatMap(({ name, value }) =>
    /^[a-z][\w.:/-]{0,40}$/i.test(value) ? [`${namePlain(name)}=${withoutIds(value)}`] : [],
  );
  return `${templateOf(outgoing)} ${unique(words).join(', ')}`;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function namePlain(name: string): string {
  return withoutIds(name.replace(/\[\d+\]/g, '[]'));
}

function withoutIds(segment: string): string {
  return segment
    .replace(/[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}/gi, '#')
    .replace(/(?<![a-z\d])(?=[a-f]*\d)[\da-f]{8,}(?![a-z\d])/gi, '#')
    .replace(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '#')
    .replace(/\d+/g, '#');
}

const VERBS = /^(?:action|method|_method|op|operation|operationname|cmd|command|event|type|kind|fn|rpcids|do|t)$/i;

/** Many programs have one door for everything, and say inside what they want: that belongs to the kind. */
function verbIn({ name, value }: Field): string[] {
  const isPlace = /^(?:\[\d+\])+$|(?:\[\d+\]){3}$/.test(name);
  if (!VERBS.test(lastName(name)) && !isPlace) return [];
  return /^[a-z][\w.:/ -]{0,60}$/i.test(value) ? [`${namePlain(name)}=${withoutIds(value)}`] : [];
}
