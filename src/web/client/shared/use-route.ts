import { useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Route, readRoute } from './route.ts';

export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => location.hash);
  return useMemo(() => readRoute(hash), [hash]);
}

export function go(route: Route): void {
  location.hash = addressOf(route);
}

function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
