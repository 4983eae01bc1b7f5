import type { Outgoing } from '../../outgoing.ts';
import { MASK } from '../../secrets.ts';
import { contentsOf } from './contents.ts';
import { ibansIn } from './iban.ts';
import { moneyIn, numberIn } from './money.ts';
import { addressesIn, recipientsIn } from './recipients.ts';

const DOTS = /•{4}/;

/**
 * People, sums and accounts of a request that stand nowhere in what was shown to the person who allowed it. Those that are secrets
 * were shown as masks: a field that one was typed into shows dots.
 */
export function unseenIn(outgoing: Outgoing, shown: string, masked: readonly string[] = []): string[] {
  const contents = contentsOf(outgoing);
  const text = shown.normalize('NFKC');
  const shownPeople = new Set([...addressesIn(text), ...phonesIn(text)]);
  const people = recipientsIn(outgoing, contents).filter((one) => !shownPeople.has(one.replace(/^\+/, '')));
  const sums = new Set(contents.fields.flatMap((field) => moneyIn(field) ?? []).filter((sum) => sum !== 0));
  const known = numbersIn(text);
  const accounts = new Set(contents.fields.flatMap(({ value }) => ibansIn(value)));
  const seen = new Set(ibansIn(text));
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  const behindMasks = new Set(text.includes(MASK) || DOTS.test(text) ? masked : []);
  return [
    ...people,
    ...[...sums].filter((sum) => !known.has(sum) && !known.has(sum / 100)).map(String),
    ...[...accounts].filter((account) => !seen.has(account) && !compact.includes(account)),
  ].filter((one) => !behindMasks.has(one));
}

/** Everybody and every account that a request names. */
export function namedIn(outgoing: Outgoing): string[] {
  const contents = contentsOf(outgoing);
  return [...recipientsIn(outgoing, contents), ...contents.fields.flatMap(({ value }) => ibansIn(value))];
}

function phonesIn(text: string): string[] {
  return (text.match(/\+?\d[\d\s().-]{5,30}\d/g) ?? []).map((one) => one.replace(/\D/g, ''));
}

/** All numbers of a text, each as it may be meant. */
function numbersIn(text: string): Set<number> {
  const written = text.match(/\d[\d.,'’]*(?:[ \u00a0]\d{3}(?!\d)[\d.,]*)*/g) ?? [];
  return new Set(written.flatMap((one) => [one, ...one.split(/\s/)]).flatMap((one) => numberIn(one) ?? []));
}
