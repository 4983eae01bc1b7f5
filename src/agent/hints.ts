import type { CausedRequest } from '../action.ts';

const HINTS: Readonly<Record<number, string>> = {
  401: 'The server wants to know who you are (401): find the way to sign in, or use `hand_over`.',
  403: 'The server does not allow this (403): trying again will not help; sign in, or use `hand_over`.',
  429: 'The server refuses because it was asked too often (429): `wait` as long as it says, then try again.',
  503: 'The server is busy or out of order (503): `wait` a little, then try again.',
};

/** What to do about a server's refusal, where its number says more than the page. */
export function hintsFor(requests: readonly CausedRequest[]): string[] {
  const hints = requests.flatMap(({ status = 0 }) => HINTS[status] ?? []);
  return [...new Set(hints)];
}
