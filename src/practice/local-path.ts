const HERE = 'http://here.localhost';

/** Where to go back to. Only pages of this site are gone to, whatever the request says. */
export function localPath(wish: unknown, otherwise: string): string {
  if (typeof wish !== 'string' || !wish.startsWith('/') || !URL.canParse(wish, HERE)) return otherwise;
  const { origin, pathname, search } = new URL(wish, HERE);
  // A browser reads `/\evil` and `/<tab>/evil` as another host, so it is the parser's word that counts.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}` : otherwise;
}
