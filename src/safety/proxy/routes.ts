import type { Socket } from 'node:net';
import { hostKind } from '../address.ts';
import { isBypassed } from './bypass.ts';
import type { Destination } from './checkpoint.ts';
import { connect } from './connect.ts';
import { speaksHttp, throughUpstream, toUpstream, type Upstream } from './upstream.ts';

/** How a destination is reached: straight, or through the proxy that the user has. */
export interface Routes {
  /** A connection on which the destination itself answers. */
  connect(destination: Destination, addresses: readonly string[]): Promise<Socket>;
  /** The proxy that wants to see plain requests to this host, and a connection to it. */
  relay(host: string): { upstream: Upstream; connect(): Promise<Socket> } | undefined;
  resolvedBy(host: string): 'us' | 'both' | 'proxy';
}

export function routes(upstream: Upstream | undefined, bypass: readonly string[]): Routes {
  /** This machine is not on the other side of a proxy. */
  const onTheWay = (host: string) =>
    upstream === undefined || hostKind(host) === 'loopback' || isBypassed(host, bypass) ? undefined : upstream;

  return {
    connect(destination, addresses) {
      const proxy = onTheWay(destination.host);
      return proxy ? throughUpstream(proxy, destination, addresses) : connect(destination, addresses);
    },

    relay(host) {
      const proxy = onTheWay(host);
      return proxy && speaksHttp(proxy) ? { upstream: proxy, connect: () => toUpstream(proxy) } : undefined;
    },

    resolvedBy(host) {
      const proxy = onTheWay(host);
      if (!proxy || hostKind(host) !== 'name') return 'us';
      // Who uses SOCKS 5 counts on it that no name is asked for on this side.
      return proxy.server.startsWith('socks5:') ? 'proxy' : 'both';
    },
  };
}
