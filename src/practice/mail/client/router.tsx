import { type AnchorHTMLAttributes, type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { isLabel, isView, type Label, type View } from '../model.ts';

/** What a list is about. */
export type Place = { view: View } | { label: Label } | { search: string };

export interface Route {
  place: Place;
  thread: string | undefined;
  offset: number;
  /** `new`, `reply.ID`, `replyall.ID`, `forward.ID` or `draft.ID`. */
  compose: string | undefined;
}

export function readRoute(address: string): Route {
  const url = new URL(address, location.origin);
  const [first = 'inbox', second, third] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const common = {
    offset: Number(url.searchParams.get('offset') ?? 0) || 0,
    compose: url.searchParams.get('compose') ?? undefined,
  };
  if (first === 'search') return { place: { search: url.searchParams.get('q') ?? '' }, thread: second, ...common };
  if (first === 'label' && second !== undefined && isLabel(second))
    return { place: { label: second }, thread: third, ...common };
  return { place: { view: isView(first) ? first : 'inbox' }, thread: second, ...common };
}

export function addressOf({ place, thread, offset, compose }: Partial<Route> & { place: Place }): string {
  const path = 'view' in place ? [place.view] : 'label' in place ? ['label', place.label] : ['search'];
  if (thread !== undefined) path.push(thread);
  const query = new URLSearchParams();
  if ('search' in place) query.set('q', place.search);
  if (offset) query.set('offset', String(offset));
  if (compose !== undefined) query.set('compose', compose);
  const text = query.toString();
  return `/${path.map(encodeURIComponent).join('/')}${text && `?${text}`}`;
}

export function placeKey(place: Place): string {
  return addressOf({ place });
}

const MOVED = 'fernpost:moved';

export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

export function useRoute(): Route {
  const address = useSyncExternalStore(listen, () => location.pathname + location.search);
  return useMemo(() => readRoute(address), [address]);
}

/** Where the visitor is right now, for handlers that run later. */
export function currentRoute(): Route {
  return readRoute(location.href);
}

/** A real link that moves within the app; opening it in a new tab works as ever. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

function listen(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  window.addEventListener(MOVED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(MOVED, changed);
  };
}
