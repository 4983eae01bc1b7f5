import { createHmac } from 'node:crypto';
import { LotsmanError } from '../../errors.ts';
import { fromBase32 } from './base32.ts';

/** What an authenticator app keeps of an account. */
export interface Totp {
  /** In base32, as it was given. */
  readonly secret: string;
  readonly algorithm: 'sha1' | 'sha256' | 'sha512';
  readonly digits: number;
  /** Seconds that a code is good for. */
  readonly period: number;
}

/** The code of this moment, by RFC 6238. */
export function codeAt({ secret, algorithm, digits, period }: Totp, milliseconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 1000 / period)));
  const digest = createHmac(algorithm, fromBase32(secret) ?? Buffer.alloc(0))
    .update(counter)
    .digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Reads what a site shows when two-factor sign-in is set up: an `otpauth:` address, or the bare base32 text. */
export function readTotp(given: string): Totp {
  const text = given.trim();
  const totp = /^otpauth:/i.test(text) ? fromAddress(text) : { ...USUAL, secret: text };
  if (!totp || (fromBase32(totp.secret)?.length ?? 0) < SHORTEST) throw unreadable();
  return totp;
}

const USUAL = { algorithm: 'sha1', digits: 6, period: 30 } as const;
/** Bytes; RFC 4226 wants sixteen, and sites are found that give ten. */
const SHORTEST = 10;

function fromAddress(text: string): Totp | undefined {
  if (!URL.canParse(text)) return undefined;
  const { host, pathname, searchParams } = new URL(text);
  // Where the scheme is not known, the host may be read as a part of the path.
  if (host.toLowerCase() !== 'totp' && !/^\/*totp\b/i.test(pathname)) return undefined;
  const algorithm = (searchParams.get('algorithm') ?? USUAL.algorithm).toLowerCase().replace('-', '');
  const digits = Number(searchParams.get('digits') ?? USUAL.digits);
  const period = Number(searchParams.get('period') ?? USUAL.period);
  if (algorithm !== 'sha1' && algorithm !== 'sha256' && algorithm !== 'sha512') return undefined;
  if (![6, 7, 8].includes(digits) || !Number.isInteger(period) || period < 1 || period > 3600) return undefined;
  return { secret: searchParams.get('secret') ?? '', algorithm, digits, period };
}

/** Says nothing of what was given. */
function unreadable(): LotsmanError {
  return new LotsmanError('bad_input', 'That is no secret for one-time codes.', {
    hint: 'Give the otpauth:// address behind the QR code, or the letters and digits (A-Z, 2-7) shown beside it.',
  });
}
