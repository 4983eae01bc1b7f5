import type { Outgoing } from '../../outgoing.ts';
import type { Contents } from './contents.ts';
import type { Field } from './flatten.ts';
import { decoded, lastName, nameWords } from './name-words.ts';

const BEFORE = /[\p{L}\p{N}._%+'-]{1,64}$/u;
const BEHIND = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,62}/u;

/** Everybody whom a request names: e-mail addresses anywhere in it, and telephone numbers in fields for them. */
export function recipientsIn({ body }: Outgoing, { fields, isOpaque }: Contents): string[] {
  const texts = new Set(fields.flatMap(({ name, value }) => [name, value, decoded(value), ...unpacked(value)]));
  // What could not be taken apart is searched as it stands.
  const addresses = [...texts, ...(isOpaque ? [loosely(body)] : [])].flatMap(addressesIn);
  const phones = fields.flatMap((field) => phoneIn(field) ?? []);
  return [...new Set([...addresses, ...phones])];
}

export function addressesIn(text: string): string[] {
  const found: string[] = [];
  // From sign to sign: what a page sends may be long, and almost nothing in it is an address.
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const before = BEFORE.exec(text.slice(Math.max(0, at - 64), at))?.[0].replace(/^['.]+/, '');
    const behind = before ? BEHIND.exec(text.slice(at + 1, at + 256))?.[0] : undefined;
    if (before && behind) found.push(`${before}@${behind}`.toLowerCase());
  }
  return found;
}

/** Mail is sent packed: a whole letter as base64 in one field. */
function unpacked(value: string): string[] {
  const packed = value.trim();
  if (packed.length < 12 || !/^[\w+/-]+={0,2}$/.test(packed)) return [];
  return [Buffer.from(packed, 'base64').toString('utf8')].filter((text) => text.includes('@'));
}

function loosely(text: string): string {
  return text.replace(/%40|\\u0040|&#(?:64|x40);/gi, '@').replace(/\\u00..|\\[nrt]|%(?:2[0c]|3[bce])/gi, ' ');
}

const FOR_PHONES = new Set(
  'to phone recipient recipients tel telephone mobile msisdn cell cellphone phonenumber телефон telefon handy teléfono telefono celular'.split(
    ' ',
  ),
);

function phoneIn({ name, value }: Field): string | undefined {
  const words = nameWords(lastName(name));
  if (!words.some((word) => FOR_PHONES.has(word)) || !/^\s*\+?[\d\s().-]{7,22}\s*$/.test(value)) return undefined;
  const digits = value.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  // Days and moments stand in fields called "to" as well.
  const isTime = /^\s*\d{4}-\d{2}-\d{2}|^\s*\d{1,2}\.\d{1,2}\.\d{4}|^1[4-9]\d{8}(?:\d{3})?$/.test(value.trim());
  return isTime ? undefined : `${value.trim().startsWith('+') ? '+' : ''}${digits}`;
}
