import type { Outgoing } from '../../outgoing.ts';
import { visible } from '../../visible.ts';
import { siteOf } from '../site.ts';
import { cardNumbersIn } from './card-number.ts';
import { contentsOf } from './contents.ts';
import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';
import { holdsCard, isCode, isPassword } from './sensitive.ts';
import { worthOf } from './worth.ts';

const MOST_FIELDS = 16;
const LONGEST = 400;

/** A request in lines for a person: where it goes, to whom, how much, and what it says. Passwords are never shown. */
export function tellOutgoing(outgoing: Outgoing): string[] {
  const contents = contentsOf(outgoing);
  const { recipients, amount, items } = worthOf(outgoing);
  const fields = [...contents.fields.filter((field) => !isMachinery(field)), ...contents.fields.filter(isMachinery)];
  const lines = linesOf(fields);
  return [
    destination(outgoing),
    ...elsewhere(outgoing),
    ...(recipients ? [`Recipients: ${recipients.map(plainly).join(', ')}`] : []),
    ...(amount === undefined ? [] : [`Amount: ${amount}`]),
    ...(items !== undefined && items > 1 ? [`Things at once: ${items}`] : []),
    ...contents.files.map((name) => `File: ${plainly(name)}`),
    ...(contents.graphql ?? []).map(
      ({ type, name }) => `GraphQL: ${type}${name === undefined ? '' : ` ${plainly(name)}`}`,
    ),
    ...lines.slice(0, MOST_FIELDS),
    ...(lines.length > MOST_FIELDS ? [`… and ${lines.length - MOST_FIELDS} more`] : []),
    ...(contents.isOpaque ? [unread(outgoing, fields.length > 0)] : []),
  ];
}

function destination({ method, url }: Outgoing): string {
  const to = URL.parse(url);
  const place = to ? `${to.protocol}//${to.host}${plainly(to.pathname)}` : plainly(url);
  if (method === 'PAY') return `A payment to ${to?.host ?? plainly(url)}`;
  return method === 'SEND' ? `A message to ${place}` : `${plainly(method)} ${place}`;
}

function elsewhere({ url, from }: Outgoing): string[] {
  const sites = [siteOf(url), siteOf(from)];
  return from !== '' && sites[0] !== sites[1]
    ? [`To another site than the page's own, which is ${URL.parse(from)?.host ?? plainly(from)}`]
    : [];
}

function linesOf(fields: readonly Field[]): string[] {
  const hidden = new Set(fields.filter((field) => isPassword(field) || isCode(field)).map(({ value }) => value));
  return fields
    .filter(({ value }) => value !== '')
    .map((field) => {
      const name = plainly(field.name);
      const value = hidden.has(field.value) ? '(not shown)' : plainly(withoutCards(field));
      return name === '' ? value : `${name}: ${value}`;
    });
}

function withoutCards(field: Field): string {
  if (!holdsCard(field)) return field.value;
  return cardNumbersIn(field.value).reduce(
    (text, card) => text.replaceAll(card, `•••• ${card.replace(/\D/g, '').slice(-4)}`),
    field.value,
  );
}

function plainly(text: string): string {
  const whole = visible(text);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}… (${whole.length - LONGEST} more characters)` : whole;
}

/** What a program needs and a person does not. */
function isMachinery({ name, value }: Field): boolean {
  const words = nameWords(lastName(name));
  if (words.some((word) => /^(?:csrf|xsrf|token|nonce|hash|signature|timestamp|ts|viewstate|authenticity)$/.test(word)))
    return true;
  return /^[\w+/=-]{24,}$/.test(value) && /\d/.test(value);
}

function unread({ size, body }: Outgoing, isPart: boolean): string {
  const bytes = isPart ? Math.max(size - Buffer.byteLength(body), 0) : size;
  return bytes > 0 ? `${bytes} bytes that cannot be read` : 'A part that cannot be read';
}
