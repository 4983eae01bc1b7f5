import type { Context } from 'hono';
import type { SiteEnv } from '../site.ts';

/** A letter to the market, or the beginning of one. */
export interface Letter {
  name: string;
  email: string;
  message: string;
}

export interface MarketState {
  consent: 'all' | 'necessary' | null;
  /** Numbers of goods, in the order in which they were put in. */
  basket: number[];
  draft: Letter | null;
  letters: Letter[];
  /** What visitors asked at the desk. */
  asked: string[];
  /** How often each thing was counted, by the door at which it came in. */
  counted: Record<string, number>;
}

export type MarketContext = Context<SiteEnv<MarketState>>;

export function initialState(): MarketState {
  return { consent: null, basket: [], draft: null, letters: [], asked: [], counted: {} };
}

export function count({ counted }: MarketState, door: string): void {
  counted[door] = (counted[door] ?? 0) + 1;
}
