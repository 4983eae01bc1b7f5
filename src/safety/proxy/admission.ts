import type { Socket } from 'node:net';
import { reasonOf } from '../../errors.ts';
import type { Shut } from '../../speech/speech.ts';
import { type Origin, originText } from '../origins/origin.ts';
import type { OriginGate } from '../origins.ts';
import type { Closed, checkpoint, Destination, Passage } from './checkpoint.ts';
import type { Ledger } from './ledger.ts';
import type { Routes } from './routes.ts';
import type { Upstream } from './upstream.ts';

/** Something wanted to leave and was not let. */
export interface Refusal {
  origin: string;
  because: string;
  /** The user could open the site by listing it. */
  openable: boolean;
  /** The reason as a value, where it is one of the policy's. */
  why?: Shut;
}

/** Something was let out and came to nothing: nobody knows the name, or nobody answers. */
export interface Failure {
  origin: string;
  because: string;
}

/** Leave to go to one site, or the reason why not. Nobody in this folder gets a connection without one. */
export type Admission = Closed | Admitted;

export interface Admitted {
  kind: 'open';
  destination: Destination;
  /** A connection on which the site itself answers. */
  connect(): Promise<Socket>;
  /** Set where the user's proxy wants to see plain requests itself. */
  relay: { upstream: Upstream; connect(): Promise<Socket> } | undefined;
}

interface Parts {
  gate(): OriginGate;
  check: ReturnType<typeof checkpoint>;
  routes: Routes;
  ledger: Ledger;
  onRefused(refusal: Refusal): void;
  onFailed(failure: Failure): void;
}

export interface Admissions {
  site(origin: Origin): Promise<Admission>;
  tunnel(destination: Destination): Promise<Admission>;
}

export function admissions({ gate, check, routes, ledger, onRefused, onFailed }: Parts): Admissions {
  const admit = ({ host, port }: Destination, origin: string, passage: Passage): Admission => {
    if (passage.kind === 'refused') {
      const { because, openable = false, why } = passage;
      onRefused({ origin, because, openable, ...(why ? { why } : {}) });
    }
    if (passage.kind === 'failed') onFailed({ origin, because: passage.because });
    if (passage.kind !== 'open') return passage;
    const followed = async (connecting: Promise<Socket>) => {
      const socket = await connecting.catch((error: unknown) => {
        onFailed({ origin, because: `${host} did not answer: ${reasonOf(error)}.` });
        throw error;
      });
      ledger.follow(origin, socket);
      return socket;
    };
    const relay = routes.relay(host);
    const destination = { host, port };
    return {
      kind: 'open',
      destination,
      connect: () => followed(routes.connect(destination, passage.addresses)),
      relay: relay && { upstream: relay.upstream, connect: () => followed(relay.connect()) },
    };
  };

  return {
    async site(origin) {
      const passage = await check(origin, (kinds) => gate().origin(origin, kinds));
      return admit(origin, originText(origin), passage);
    },

    async tunnel(destination) {
      const { host, port } = destination;
      const passage = await check(destination, (kinds) => gate().tunnel(host, port, kinds));
      return admit(destination, gate().tunnel(host, port).origin, passage);
    },
  };
}
