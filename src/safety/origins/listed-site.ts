import { isIP } from 'node:net';
import { LotsmanError } from '../../errors.ts';
import { isUsualPort, type Origin, originOf } from './origin.ts';

/** One line of a list of sites: `https://shop.example:8443`, `shop.example`, `*.shop.example`. */
export interface ListedSite {
  host: string;
  /** Only the names below the host. */
  below: boolean;
  scheme: Origin['scheme'] | undefined;
  port: number | undefined;
}

export function readListedSite(written: string): ListedSite {
  const [, scheme, star, rest = ''] = /^(?:(\w+):\/\/)?(\*\.)?(.*)$/s.exec(written.trim()) ?? [];
  const address = `${scheme ?? 'https'}://${rest}`;
  const origin = originOf(address);
  if (!origin || !isOnlyAnOrigin(address) || (star !== undefined && !hasNamesBelow(origin.host)))
    throw new LotsmanError('bad_config', `"${written}" is not a site that can be listed.`, {
      hint: 'A site is written as https://shop.example, shop.example, shop.example:8443, or *.shop.example for all names below it.',
    });
  const said = /:(\d+)\/?$/.exec(rest)?.[1];
  return {
    host: origin.host,
    below: star !== undefined,
    scheme: scheme === undefined ? undefined : origin.scheme,
    port: scheme === undefined ? optionalNumber(said) : origin.port,
  };
}

function optionalNumber(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written);
}

/** Where a list opens something, what it leaves unsaid is the usual port. */
export function isOpenedBy(origin: Origin, site: ListedSite): boolean {
  return isCoveredBy(origin, site) && (site.port !== undefined || isUsualPort(origin));
}

/** Where a list closes something, what it leaves unsaid is every scheme and every port. */
export function isCoveredBy({ scheme, host, port }: Origin, site: ListedSite): boolean {
  const hostFits = site.below ? host.endsWith(`.${site.host}`) : host === site.host;
  return hostFits && (site.scheme ?? scheme) === scheme && (site.port ?? port) === port;
}

/** A path or a name in a list would look as if it counted. */
function isOnlyAnOrigin(address: string): boolean {
  const { username, password, pathname, search, hash } = new URL(address);
  return pathname === '/' && !/[\\?#@*]/.test(address) && `${username}${password}${search}${hash}` === '';
}

/** `*.com` would be half the web. */
function hasNamesBelow(host: string): boolean {
  const isAddress = isIP(host) !== 0 || host.startsWith('[');
  return !isAddress && (host.includes('.') || host === 'localhost');
}
