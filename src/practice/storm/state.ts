export interface Booking {
  readonly id: string;
  /** In which weather it was made. */
  readonly weather: string;
  readonly name: string;
  readonly sailing: string;
  readonly seats: number;
  /** The page's own clock, where the page sends it. */
  readonly clientTime?: string;
  /** The row of the long table, where it came from one. */
  readonly row?: number;
}

export interface StormState {
  bookings: Booking[];
  /** How often each kind of request came: `open.slow`, `book.slow`, `poll`, `beacon` … */
  requests: Record<string, number>;
  receivedBeacons: string[];
  /** Whether the form with the old token has been refused, so that the next one gets a fresh token. */
  tokenRefused: boolean;
  rateLimit: { refusals: number; lastRefusal: number };
  popups: { opened: number; blocked: number };
  offline: boolean;
  /** What was said over the socket. */
  socketMessages: string[];
}

export function initialState(): StormState {
  return {
    bookings: [],
    requests: {},
    receivedBeacons: [],
    tokenRefused: false,
    rateLimit: { refusals: 0, lastRefusal: 0 },
    popups: { opened: 0, blocked: 0 },
    offline: false,
    socketMessages: [],
  };
}

/** Counts a request of this kind and says which one it is. */
export function count(state: StormState, kind: string): number {
  const now = (state.requests[kind] ?? 0) + 1;
  state.requests[kind] = now;
  return now;
}
