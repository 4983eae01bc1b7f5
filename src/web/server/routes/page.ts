import { Hono } from 'hono';
import type { Page } from '../page.ts';
import { Refusal } from '../refusing.ts';

/** A year: the name of such a file changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The document, and its parts. */
export function pageRoutes(page: () => Promise<Page>): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => c.html((await page()).html));

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
