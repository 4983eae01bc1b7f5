import { isIP } from 'node:net';
import { getDomain } from 'tldts';

/**
 * Whose site an address is: the name that somebody registered, by the public suffix list, which also knows below which names
 * everybody can have a site of their own. On this machine every port is a site of its own.
 */
export function siteOf(address: string): string {
  const url = URL.parse(address);
  if (!url || url.hostname === '') return '';
  const host = url.hostname.replace(/\.$/, '');
  const isLocal = isIP(host) !== 0 || host.startsWith('[') || host === 'localhost' || host.endsWith('.localhost');
  return isLocal ? url.host : (getDomain(host, { allowPrivateDomains: true }) ?? host);
}

export function isSameSite(one: string, other: string): boolean {
  const site = siteOf(one);
  return site !== '' && site === siteOf(other);
}
