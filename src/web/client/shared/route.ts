/** Where one is on the page; it stands in the address behind `#`. */
export type Route =
  | { view: 'start' }
  | { view: 'runs' }
  | { view: 'run'; run: string }
  | { view: 'watch' }
  | { view: 'grants' }
  | { view: 'settings' }
  | { view: 'models' };

export type View = Route['view'];

export function readRoute(hash: string): Route {
  const [first = '', second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (first === 'runs') return second === undefined || second === '' ? { view: 'runs' } : { view: 'run', run: second };
  if (first === 'watch' || first === 'grants' || first === 'settings' || first === 'models') return { view: first };
  return { view: 'start' };
}

export function addressOf(route: Route): string {
  if (route.view === 'run') return `#/runs/${encodeURIComponent(route.run)}`;
  return route.view === 'start' ? '#/' : `#/${route.view}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
