import { canonicalHost } from '../address.ts';

/** Who answers: scheme, host and port. A socket belongs to the site it is opened to, so `wss:` counts as `https:`. */
export interface Origin {
  scheme: 'http' | 'https';
  /** In its one spelling: lower case, ASCII, addresses in the usual notation, no full stop at the end. */
  host: string;
  port: number;
}

const SCHEMES: Readonly<Record<string, Origin['scheme']>> = {
  'http:': 'http',
  'ws:': 'http',
  'https:': 'https',
  'wss:': 'https',
};
const USUAL_PORT = { http: 80, https: 443 } as const;

/** The origin of a web address; nothing for every other kind of address. Names and passwords before the host are not part of it. */
export function originOf(address: string): Origin | undefined {
  const parsed = URL.parse(address);
  const scheme = parsed && SCHEMES[parsed.protocol];
  if (!scheme) return undefined;
  const { hostname, port } = parsed;
  return originAt(scheme, hostname, port === '' ? USUAL_PORT[scheme] : Number(port));
}

export function originAt(scheme: Origin['scheme'], writtenHost: string, port: number): Origin | undefined {
  const host = canonicalHost(writtenHost);
  return host === undefined || !(port > 0 && port < 65_536) ? undefined : { scheme, host, port };
}

export function originText({ scheme, host, port }: Origin): string {
  return `${scheme}://${host}${port === USUAL_PORT[scheme] ? '' : `:${port}`}`;
}

export function isUsualPort({ scheme, port }: Origin): boolean {
  return port === USUAL_PORT[scheme];
}

/** Whether both addresses are answered by the same site. Two that are no web addresses are never the same. */
export function isSameOrigin(one: string, other: string): boolean {
  const [first, second] = [originOf(one), originOf(other)];
  return first !== undefined && second !== undefined && originText(first) === originText(second);
}
