import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of chance: more than anybody can try. */
const LENGTH = 32;

/** What nobody can guess; may stand in an address, in a header, and among the protocols of a socket. */
export function newToken(): string {
  return randomBytes(LENGTH).toString('base64url');
}

/** Takes as long for a good guess as for a bad one. */
export function isSameToken(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
