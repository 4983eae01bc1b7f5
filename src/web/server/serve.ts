import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../../config/settings.ts';
import { LotsmanError } from '../../errors.ts';
import type { Fleet } from '../../harbour/fleet.ts';
import type { Log, Redactor } from '../../log.ts';
import type { SqliteStore } from '../../store/sqlite.ts';
import { webApp } from './app.ts';
import { Cards } from './cards.ts';
import { houseAt } from './house.ts';
import { OnceOnly } from './once-only.ts';
import { readPage } from './page.ts';
import { sockets as openSockets } from './sockets.ts';
import { newToken } from './token.ts';
import { whereToListen } from './where-to-listen.ts';

export interface ServeOptions {
  config: Pick<Config, 'serveHost' | 'servePort' | 'serveToken' | 'tlsCert' | 'tlsKey'>;
  fleet: Fleet;
  store: SqliteStore;
  redactor: Redactor;
  log: Log;
  version: string;
}

/** The page and what stands behind it, running. The runs are not its own: they go on when it is closed. */
export interface Serving extends AsyncDisposable {
  readonly port: number;
  /** Where the page is. */
  readonly url: string;
  readonly token: string;
  /** Where the page is opened once, within a minute, by somebody who does not have the token yet. */
  door(): string;
}

export async function serve({ config, fleet, store, redactor, log, version }: ServeOptions): Promise<Serving> {
  const { serveHost, servePort, serveToken, tlsCert, tlsKey } = config;
  const wish = { host: serveHost, tlsCert, tlsKey, hasOwnToken: serveToken !== undefined };
  const { host, tls } = await whereToListen(wish);
  const token = serveToken ?? newToken();
  redactor.add(token);
  // Begun now: from a clone, the page is put together first.
  const reading = readPage();
  reading.catch(() => {});

  let app: Hono | undefined;
  const server = createAdaptorServer({
    fetch: (request: Request, env: object) => app?.fetch(request, env) ?? new Response(null, { status: 503 }),
    ...(tls ? { createServer: createTlsServer, serverOptions: tls } : { createServer }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(cannotListen(cause, host, servePort)));
    server.listen(servePort, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const house = houseAt({ host, port, token, cert: tls?.cert });
  const harbour = { store, fleet, cards: new Cards(store, fleet), redactor, log, version };
  const doors = new OnceOnly<string>();
  app = webApp(house, harbour, () => reading, doors);
  const sockets = openSockets(house, harbour);
  server.on('upgrade', sockets.upgrade);
  fleet.ownPorts.push(port);

  const url = `${house.scheme}://${spoken(host)}:${port}/`;
  return {
    port,
    url,
    token,
    door: () => `${url}open/${doors.put(`/#token=${token}`)}`,
    async [Symbol.asyncDispose]() {
      sockets.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As it can stand in an address. */
function spoken(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function cannotListen(cause: NodeJS.ErrnoException, host: string, port: number): LotsmanError {
  if (cause.code === 'EADDRINUSE')
    return new LotsmanError('port_in_use', `Port ${port} is taken by another program.`, {
      hint: 'Choose another one with --port, or 0 for any free one.',
      cause,
    });
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return new LotsmanError('bad_config', `${host} is no address of this machine.`, { cause });
  return new LotsmanError('port_in_use', `Cannot listen on port ${port}: ${cause.message}.`, { cause });
}
