import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code an authenticator app shows at a moment (RFC 6238, six digits, SHA-1). */
export function currentTotp(secret: string, now: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Also the code before: people type slowly. */
export function isTotp(secret: string, typed: string, now: number = Date.now()): boolean {
  return typed === currentTotp(secret, now) || typed === currentTotp(secret, now - STEP_MS);
}

export const secondsLeft = (now: number = Date.now()): number => Math.ceil((STEP_MS - (now % STEP_MS)) / 1000);

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
