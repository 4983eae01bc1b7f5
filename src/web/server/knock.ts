import type { Knock } from './gate.ts';

/** A request, as the gate looks at it. */
export function knockOf(header: (name: string) => string | undefined, path: string): Knock {
  return {
    place: placeOf(path),
    host: header('host'),
    origin: header('origin'),
    site: header('sec-fetch-site'),
    destination: header('sec-fetch-dest'),
    token: /^Bearer ([\w-]+)$/.exec(header('authorization') ?? '')?.[1],
  };
}

/** What is not known to be harmless needs the token. */
function placeOf(path: string): Knock['place'] {
  if (path === '/' || /^\/(?:reports|open)\//.test(path)) return 'document';
  return path.startsWith('/assets/') ? 'part' : 'call';
}
