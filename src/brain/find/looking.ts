import type { Model } from '../model.ts';

/** What a search has to go by, and what it has met so far. */
export interface Looking {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof globalThis.fetch;
  /** Providers and local servers at other addresses than theirs. */
  addresses: Readonly<Record<string, string>>;
  /** Writes down what was tried and what came of it. */
  note(what: string, result: string): void;
}

export interface Choice {
  model: Model;
  because: string;
}

/** What a provider or a server has, or why it is of no use. */
export type Checked = { model: string; note?: string } | { trouble: string };

/** Milliseconds for a provider far away. */
export const KEY_CHECK = 4_000;

export const NOTHING_TO_TALK_TO = 'has no model that can hold a conversation';

/** A base address as it is used here. Some leave its path to the program that reads it; then the usual one is meant. */
export function baseAddress(given: string, usual = 'http://usual/v1'): string {
  const address = given.trim().replace(/\/+$/, '');
  return URL.parse(address)?.pathname === '/' ? `${address}${URL.parse(usual)?.pathname ?? ''}` : address;
}
