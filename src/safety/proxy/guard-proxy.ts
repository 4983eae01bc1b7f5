import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { reasonOf } from '../../errors.ts';
import { type OriginPolicy, originGate } from '../origins.ts';
import { type Admissions, admissions, type Failure, type Refusal } from './admission.ts';
import { type Closed, checkpoint } from './checkpoint.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { KeptConnections } from './forward.ts';
import { Ledger, type Traffic } from './ledger.ts';
import { nameTable, type Resolve } from './names.ts';
import { answerClosed, closeTunnel } from './refusal.ts';
import { routes } from './routes.ts';
import { servePlain, serveUpgrade } from './serve-plain.ts';
import { serveTunnel } from './serve-tunnel.ts';
import type { Upstream } from './upstream.ts';

export type { Failure, Refusal } from './admission.ts';

export interface GuardProxyOptions {
  policy: OriginPolicy;
  /** The proxy that the user has; the way goes on through it. */
  upstream?: Upstream | undefined;
  /** Hosts that are reached without the user's proxy. */
  bypass?: readonly string[] | undefined;
  /** Ports of ours on this machine that no page may reach, even where the user opened the machine; its own is always among them. */
  ownPorts?: readonly number[] | undefined;
  /** Hears of everything that was not let through. */
  onRefused?: ((refusal: Refusal) => void) | undefined;
  /** Hears of what was let through and found nobody. */
  onFailed?: ((failure: Failure) => void) | undefined;
  /** Asked instead of the system's resolver. */
  resolve?: Resolve | undefined;
}

export interface GuardProxy extends AsyncDisposable {
  port: number;
  /** With these a Chromium has no other way out. */
  flags: readonly string[];
  /** Holds from the next request on; connections to what is closed now are ended. */
  setPolicy(policy: OriginPolicy): void;
  /** Bytes per site so far. */
  traffic(): ReadonlyMap<string, Traffic>;
}

/**
 * The one way out of the browser. Encrypted connections stay so: it sees where they go, not what they carry. It has no
 * password, because a browser sends one only where the driver watches every request, and not for all of them. Bound to this
 * machine, it gives whoever finds it no more than the machine has.
 */
export async function startGuardProxy(options: GuardProxyOptions): Promise<GuardProxy> {
  let gate = originGate(options.policy);
  const ledger = new Ledger();
  const kept = new KeptConnections();
  const ways = routes(options.upstream, options.bypass ?? []);
  const ownPorts = new Set(options.ownPorts);
  const server = serve(
    admissions({
      gate: () => gate,
      check: checkpoint({ names: nameTable(options.resolve), resolvedBy: ways.resolvedBy, ownPorts }),
      routes: ways,
      ledger,
      onRefused: options.onRefused ?? (() => {}),
      onFailed: options.onFailed ?? (() => {}),
    }),
    kept,
  );
  const clients = new Set<Socket>();
  server.on('connection', (client: Socket) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  ownPorts.add(port);

  return {
    port,
    flags: chromiumFlags(port),
    setPolicy(policy) {
      gate = originGate(policy);
      ledger.cut((origin) => !gate.address(origin).may);
    },
    traffic: () => ledger.traffic(),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const client of clients) client.destroy();
      ledger.cut(() => true);
      kept.destroy();
      await closed;
    },
  };
}

function serve(admitted: Admissions, kept: KeptConnections): Server {
  const server = createServer((request, response) => {
    servePlain(request, response, admitted, kept).catch((error) => answerClosed(response, failure(error)));
  });
  const onSocket = (change: typeof serveTunnel) => (request: IncomingMessage, stream: unknown, head: Buffer) => {
    const client = stream as Socket;
    client.on('error', () => client.destroy());
    change(request, client, head, admitted).catch((error) => closeTunnel(client, failure(error)));
  };
  server.on('connect', onSocket(serveTunnel)).on('upgrade', onSocket(serveUpgrade));
  // How long a page takes to send something is up to the page and the site.
  server.requestTimeout = 0;
  return server;
}

function failure(error: unknown): Closed {
  return { kind: 'failed', because: `The site did not answer: ${reasonOf(error)}.` };
}
