import { remember, remembered } from '../shared/remembered.ts';
import { createStore } from '../shared/store.ts';

/** The key to this server. Without it the page asks for it. */
export const token = createStore(remembered('token'));

/** The key comes in the address, once: it is kept, and the address says nothing of it any more. */
export function takeTokenFromAddress(): void {
  const given = tokenIn(location.hash);
  if (given === undefined) return;
  keepToken(given.token);
  history.replaceState(null, '', given.rest === '' ? location.pathname : `#${given.rest}`);
}

export function keepToken(given: string | undefined): void {
  remember('token', given);
  token.set(given);
}

/** `#token=…`, alone or before the way to a view: `#token=…&/runs/ID`. */
export function tokenIn(hash: string): { token: string; rest: string } | undefined {
  const [, token, rest = ''] = /^#token=([\w.~-]+)(?:&(.*))?$/.exec(hash) ?? [];
  return token === undefined ? undefined : { token, rest };
}
