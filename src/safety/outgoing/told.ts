import type { Outgoing } from '../../outgoing.ts';
import { english } from '../../speech/english.ts';
import type { Speech } from '../../speech/speech.ts';
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
export function tellOutgoing(outgoing: Outgoing, speech: Speech = english): string[] {
  const { facts } = speech;
  const plainly = (text: string) => plain(text, speech);
  const contents = contentsOf(outgoing);
  const { recipients, amount, items } = worthOf(outgoing);
  const fields = [...contents.fields.filter((field) => !isMachinery(field)), ...contents.fields.filter(isMachinery)];
  const lines = linesOf(fields, speech);
  return [
    destination(outgoing, speech),
    ...elsewhere(outgoing, speech),
    ...(recipients ? [`${facts.recipients}: ${recipients.map(plainly).join(', ')}`] : []),
    ...(amount === undefined ? [] : [`${facts.amount}: ${amount}`]),
    ...(items !== undefined && items > 1 ? [`${facts.thingsAtOnce}: ${items}`] : []),
    ...contents.files.map((name) => `${facts.file}: ${plainly(name)}`),
    ...(contents.graphql ?? []).map(
      ({ type, name }) => `GraphQL: ${type}${name === undefined ? '' : ` ${plainly(name)}`}`,
    ),
    ...lines.slice(0, MOST_FIELDS),
    ...(lines.length > MOST_FIELDS ? [facts.andMore(lines.length - MOST_FIELDS)] : []),
    ...(contents.isOpaque ? [unread(outgoing, fields.length > 0, speech)] : []),
  ];
}

function destination({ method, url }: Outgoing, speech: Speech): string {
  const { facts } = speech;
  const to = URL.parse(url);
  const place = to ? `${to.protocol}//${to.host}${plain(to.pathname, speech)}` : plain(url, speech);
  if (method === 'PAY') return facts.payment(to?.host ?? plain(url, speech));
  return method === 'SEND' ? facts.message(place) : `${plain(method, speech)} ${place}`;
}

function elsewhere({ url, from }: Outgoing, speech: Speech): string[] {
  const sites = [siteOf(url), siteOf(from)];
  return from !== '' && sites[0] !== sites[1]
    ? [speech.facts.otherSiteThan(URL.parse(from)?.host ?? plain(from, speech))]
    : [];
}

function linesOf(fields: readonly Field[], speech: Speech): string[] {
  const hidden = new Set(fields.filter((field) => isPassword(field) || isCode(field)).map(({ value }) => value));
  return fields
    .filter(({ value }) => value !== '')
    .map((field) => {
      const name = plain(field.name, speech);
      const value = hidden.has(field.value) ? speech.facts.notShown : plain(withoutCards(field), speech);
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

function plain(text: string, { facts }: Speech): string {
  const whole = visible(text);
  return whole.length > LONGEST
    ? `${whole.slice(0, LONGEST)}… (${facts.moreCharacters(whole.length - LONGEST)})`
    : whole;
}

/** What a program needs and a person does not. */
function isMachinery({ name, value }: Field): boolean {
  const words = nameWords(lastName(name));
  if (words.some((word) => /^(?:csrf|xsrf|token|nonce|hash|signature|timestamp|ts|viewstate|authenticity)$/.test(word)))
    return true;
  return /^[\w+/=-]{24,}$/.test(value) && /\d/.test(value);
}

function unread({ size, body }: Outgoing, isPart: boolean, { facts }: Speech): string {
  const bytes = isPart ? Math.max(size - Buffer.byteLength(body), 0) : size;
  return bytes > 0 ? facts.unreadBytes(bytes) : facts.unreadPart;
}
