import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SiteEnv } from './site.ts';
import type { Words } from './words.ts';

/** Something to say once on the next page, after a redirect: left by name in a cookie, taken by whatever page comes. */
export function oneTimeNotices<Name extends string>(notices: Readonly<Record<Name, Words>>) {
  const known = new Map<string, Words>(Object.entries<Words>(notices));
  return {
    leaveNotice: (c: Context, name: Name): void =>
      setCookie(c, 'notice', name, { path: '/', sameSite: 'Lax', maxAge: 30 }),
    takeNotice: <State>(c: Context<SiteEnv<State>>): string | undefined => {
      const name = getCookie(c, 'notice');
      if (name === undefined) return undefined;
      deleteCookie(c, 'notice', { path: '/' });
      return known.get(name)?.[c.var.language];
    },
  };
}
