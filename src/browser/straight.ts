import type { CDPSession } from 'playwright-core';
import type { Place } from './place.ts';

/** The driver's own session behind the one that it hands out, as far as we need it. */
interface InnerSession {
  send(method: string, params: object): Promise<unknown>;
}

const straightPlaces = new WeakMap<Place, Place>();

/**
 * A place that is asked without the driver's ceremony: it notes who calls, checks what is sent and passes it on twice,
 * which takes as long as the way to the page and back. This is nothing that the driver promises. Where it has no inner
 * session, or that one fails, the question takes the official way, and fails in the driver's official words.
 */
export function straight(place: Place): Place {
  const known = straightPlaces.get(place);
  if (known) return known;
  const inner = innerSession(place.cdp);
  const official = place.cdp.send.bind(place.cdp);
  const send = (method: Parameters<typeof official>[0], params: object) =>
    inner?.send(method, params).catch(() => official(method, params)) ?? official(method, params);
  const made = { ...place, cdp: Object.create(place.cdp, { send: { value: send } }) as CDPSession };
  straightPlaces.set(place, made);
  return made;
}

function innerSession(cdp: CDPSession): InnerSession | undefined {
  const { _connection: connection } = cdp as { _connection?: { toImpl?: (outer: CDPSession) => unknown } };
  const { _session: inner } = (connection?.toImpl?.(cdp) ?? {}) as { _session?: Partial<InnerSession> };
  return inner && typeof inner.send === 'function' ? (inner as InnerSession) : undefined;
}
