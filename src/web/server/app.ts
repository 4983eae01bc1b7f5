import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { turnedAway } from './gate.ts';
import type { Harbour } from './harbour.ts';
import { HEADERS } from './headers.ts';
import type { House } from './house.ts';
import { knockOf } from './knock.ts';
import type { OnceOnly } from './once-only.ts';
import type { Page } from './page.ts';
import { Refusal, refuse } from './refusing.ts';
import { aboutRoutes } from './routes/about.ts';
import { pageRoutes } from './routes/page.ts';
import { reportRoutes } from './routes/reports.ts';
import { runRoutes } from './routes/runs.ts';

/** A long task has room in it, a flood has not. */
const MOST_BYTES = 100_000;

/** What is answered, and to whom. Nothing is begun or changed by an address alone: that takes POST or DELETE, and the token. */
export function webApp(house: House, harbour: Harbour, page: () => Promise<Page>, doors: OnceOnly<string>): Hono {
  const app = new Hono();
  const reports = reportRoutes(harbour);

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    const away = turnedAway(
      knockOf((name) => c.req.header(name), c.req.path),
      house,
    );
    if (away) {
      const { status, ...refused } = away;
      return c.json(refused, status);
    }
    await next();
    return undefined;
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => {
        throw new Refusal(413, { code: 'too_long', message: 'That is too long.' });
      },
    }),
  );
  app.route('/', pageRoutes(page, doors));
  app.route('/', reports.documents);
  app.route('/api', reports.calls);
  app.route('/api', runRoutes(harbour));
  app.route('/api', aboutRoutes(harbour));

  app.notFound((c) => c.json({ code: 'not_found', message: 'There is nothing here.' }, 404));
  app.onError((error, c) => refuse(c, error, harbour.log));
  return app;
}
