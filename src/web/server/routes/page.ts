import { Hono } from 'hono';
import type { OnceOnly } from '../once-only.ts';
import type { Page } from '../page.ts';
import { Refusal } from '../refusing.ts';

/** A year: the name of such a file changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The document, and its parts. */
export function pageRoutes(page: () => Promise<Page>, doors: OnceOnly<string>): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => c.html((await page()).html));

  // An address that others may have seen, which is why it is good for once: it leads to the one with the token.
  routes.get('/open/:key', (c) => {
    const address = doors.take(c.req.param('key'));
    if (address === undefined)
      throw new Refusal(404, { code: 'gone', message: 'This address was good for once, and for a minute.' });
    return c.redirect(address, 303);
  });

  routes.get('/assets/:file', async (c) => {
    const asset = (await page()).assets.get(c.req.path);
    if (!asset) throw new Refusal(404, { code: 'not_found', message: 'There is no such file.' });
    const isZipped = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    return c.body(isZipped ? asset.zipped : asset.bytes, 200, {
      'content-type': asset.type,
      'cache-control': FOR_EVER,
      vary: 'accept-encoding',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    });
  });

  return routes;
}
