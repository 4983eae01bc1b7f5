import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { WebSocketServer } from 'ws';
import { bundled } from '../bundle.ts';
import { LotsmanError } from '../errors.ts';
import { hubPage } from './hub.ts';
import { isLanguage, preferredLanguage, translator } from './language.ts';
import type { Site, SiteEnv } from './site.ts';
import { sites as allSites } from './sites.ts';
import { Visitors } from './visitors.ts';

export interface PracticeOptions {
  /** 0 takes any free port. */
  port?: number;
  sites?: readonly Site[];
}

/** The practice sites, running. */
export interface Practice extends AsyncDisposable {
  readonly port: number;
  readonly sites: readonly Site[];
  /** The address of a page; a named visitor starts with a state of their own, which `state` can then show. */
  url(site: string, path?: string, visitor?: string): string;
  /** What the server holds for a visitor, also what pages do not show. */
  state(site: string, visitor: string): unknown;
  reset(site: string, visitor: string): void;
  close(): Promise<void>;
}

/** Starts all practice sites on one loopback port; the host name of the request says which site it is for. */
export async function startPractice({ port = 0, sites = allSites }: PracticeOptions = {}): Promise<Practice> {
  const grounds = new Map(sites.map((site) => [site.name, { site, visitors: new Visitors(site) }]));
  const apps = new Map<string, Hono>();
  for (const { site, visitors } of grounds.values()) {
    const app = siteApp(site, visitors);
    for (const name of [site.name, ...(site.aliases ?? [])]) apps.set(name, app);
  }
  const hub = hubApp(grounds);

  const sockets = new WebSocketServer({ noServer: true });
  const server = createAdaptorServer({
    fetch: (request: Request, env: object) => {
      const [label, parent] = new URL(request.url).hostname.split('.');
      const app = parent === 'localhost' && label !== undefined ? apps.get(label) : hub;
      return app ? app.fetch(request, env) : new Response(`No practice site has the name ${label}.\n`, { status: 404 });
    },
    // The packages' types disagree on overloads of `send`; at run time node-server is made for this very class.
    websocket: { server: sockets as unknown as WebSocketServerLike },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(listenError(cause, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;

  const ground = (name: string) => {
    const found = grounds.get(name);
    if (!found) throw new LotsmanError('bad_input', `There is no practice site called "${name}".`);
    return found;
  };
  const close = async () => {
    for (const socket of sockets.clients) socket.terminate();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port: taken,
    sites,
    url: (site, path = '/', visitor) => {
      const url = new URL(path, `http://${site}.localhost:${taken}`);
      if (visitor !== undefined) url.searchParams.set('visitor', visitor);
      return url.href;
    },
    state: (name, id) => revealed(ground(name).site, ground(name).visitors.meet(id).state),
    reset: (name, id) => void ground(name).visitors.reset(id),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function siteApp(site: Site, visitors: Visitors): Hono {
  const app = new Hono<SiteEnv<unknown>>();

  app.get('/public/:file', async (c) => {
    const file = c.req.param('file');
    const type = TYPES[extname(file)];
    if (type === undefined || !/^[\w.-]+$/.test(file)) return c.notFound();
    const body = await readFile(new URL(`public/${file}`, site.folder)).catch(() => undefined);
    return body ? c.body(new Uint8Array(body), 200, { 'content-type': type, ...KEPT }) : c.notFound();
  });
  app.get('/client/main.js', async (c) =>
    c.body((await clientOf(site)).script, 200, { 'content-type': 'text/javascript; charset=utf-8', ...KEPT }),
  );
  app.get('/client/main.css', async (c) =>
    c.body((await clientOf(site)).styles, 200, { 'content-type': 'text/css; charset=utf-8', ...KEPT }),
  );

  app.use(async (c, next) => {
    const asked = c.req.query('visitor');
    const visitor = visitors.meet(asked ?? getCookie(c, 'visitor'));
    if (getCookie(c, 'visitor') !== visitor.id) setCookie(c, 'visitor', visitor.id, COOKIE);
    const language = c.req.query('lang');
    if (isLanguage(language)) setCookie(c, 'lang', language, COOKIE);
    c.set('visitor', visitor);
    c.set('language', spokenLanguage(c));
    c.set('t', translator(c.var.language));
    await next();
  });
  app.get('/practice/state', (c) => c.json(revealed(site, c.var.visitor.state)));
  app.post('/practice/reset', (c) => {
    visitors.reset(c.var.visitor.id);
    return c.json({ reset: c.var.visitor.id });
  });

  site.routes(app);
  return app as unknown as Hono;
}

/** The browser side of a site, which may share words with its server and with the other sites. */
function clientOf({ folder }: Site) {
  const everyones = new URL('../', folder);
  return bundled(new URL('client/', folder), [
    { folder, deep: true },
    { folder: everyones, deep: false },
  ]);
}

/** The bare `localhost`: a list of the sites, and their states for tests that cannot resolve `*.localhost`. */
function hubApp(grounds: ReadonlyMap<string, { site: Site; visitors: Visitors }>): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const sites = [...grounds.values()].map(({ site }) => site);
    return c.html(hubPage(sites, new URL(c.req.url).port, spokenLanguage(c)));
  });
  app.get('/state/:site', (c) => {
    const ground = grounds.get(c.req.param('site'));
    if (!ground) return c.json({ error: 'No such site.' }, 404);
    const id = c.req.query('visitor');
    if (id === undefined) return c.json({ visitors: ground.visitors.ids });
    const visitor = ground.visitors.find(id);
    return visitor ? c.json(revealed(ground.site, visitor.state)) : c.json({ error: 'No such visitor.' }, 404);
  });
  return app;
}

function spokenLanguage(c: Context) {
  const wish = c.req.query('lang') ?? getCookie(c, 'lang');
  return isLanguage(wish) ? wish : preferredLanguage(c.req.header('accept-language'));
}

function revealed(site: Site, state: unknown): unknown {
  return site.reveal ? site.reveal(state) : state;
}

function listenError(cause: NodeJS.ErrnoException, port: number): LotsmanError {
  if (cause.code === 'EADDRINUSE')
    return new LotsmanError('port_in_use', `Port ${port} is taken by another program.`, {
      hint: 'Choose another one with --port, or 0 for any free one.',
      cause,
    });
  return new LotsmanError('port_in_use', `Cannot listen on port ${port}: ${cause.message}.`, { cause });
}

const COOKIE = { path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 3600 } as const;

/** What never changes while the sites run is kept by the browser, as on any site; not for long, since the next version may be on the same port. */
const KEPT = { 'cache-control': 'max-age=600' } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
