import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** What a store holds, or the part of it that matters here: it must be the same object while it is the same thing. */
export function useStore<Value>(store: Store<Value>): Value;
export function useStore<Value, Part>(store: Store<Value>, part: (value: Value) => Part): Part;
export function useStore<Value>(store: Store<Value>, part: (value: Value) => unknown = (value) => value): unknown {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
