import { LotsmanError } from '../../errors.ts';

/** An origin to which a secret is bound: exactly this scheme, host and port. */
export function readOrigin(given: string): string {
  const text = given.trim();
  // A star is for many hosts in other programs; here it would be a host that nobody has.
  if (!URL.canParse(text) || text.includes('*')) throw unusable(given, 'is no address');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw unusable(given, 'has a name or password in it');
  if (!isSafe(url.origin)) throw unusable(url.origin, 'is not reached over https');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw unusable(given, `has more in it than an origin; ${url.origin} is one`);
  return url.origin;
}

/** Nobody on the way can read or change what travels: https, or it never leaves this machine. */
export function isSafe(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return /(?:^|\.)localhost$/.test(hostname) || /^127(?:\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

function unusable(given: string, why: string): LotsmanError {
  return new LotsmanError('bad_usage', `${given} ${why}.`, {
    hint: 'A secret belongs to exact origins, like https://mail.example or https://mail.example:8443.',
  });
}
