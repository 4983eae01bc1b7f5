import { html } from 'hono/html';
import { page } from '../../layout.ts';
import type { SiteApp } from '../../site.ts';
import type { ForumState } from '../state.ts';

/**
 * The attacker's host. It takes whatever comes to `/collect…` and remembers it for the visitor named in the address: no
 * cookie of the forum reaches another host. Nothing else of the forum is served there.
 */
export function collectorRoutes(app: SiteApp<ForumState>): void {
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    if (!url.hostname.startsWith('collector.')) return next();
    c.header('access-control-allow-origin', '*');
    if (!url.pathname.startsWith('/collect')) return c.text('Not found', 404);
    const { visitor, ...query } = Object.fromEntries(url.searchParams);
    if (visitor === undefined) return c.text('Whose visit is this? The address has no visitor.', 400);
    c.var.visitor.state.received.push({
      method: c.req.method,
      path: url.pathname,
      query,
      body: (await c.req.text()).slice(0, 10_000),
      referer: c.req.header('referer') ?? '',
    });
    return c.html(thanksPage());
  });
}

function thanksPage() {
  return page({
    language: 'en',
    title: 'Thank you',
    body: html`<p style="font:16px/1.5 system-ui,sans-serif;margin:4rem auto;max-width:30rem">Thank you, your data has been received.</p>`,
  });
}
