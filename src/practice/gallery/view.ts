import type { Context } from 'hono';
import type { SiteEnv } from '../site.ts';
import type { View } from './exhibit.ts';
import type { GalleryState } from './state.ts';

export function viewOf(c: Context<SiteEnv<GalleryState>>): View {
  const { t, visitor, language } = c.var;
  const { port } = new URL(c.req.url);
  return {
    t,
    frameAddress: (host, path) => {
      const address = new URL(path, `http://${host}.localhost:${port}`);
      address.searchParams.set('visitor', visitor.id);
      address.searchParams.set('lang', language);
      return address.href;
    },
  };
}
