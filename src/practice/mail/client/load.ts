import { useEffect, useState } from 'react';
import { ApiError } from './api.ts';

export interface Loaded<T> {
  data: T | undefined;
  error: string | undefined;
}

/** Loads again when the version grows, and keeps showing what it had until the answer is there. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, key: string, version: number): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { key?: string }>({ data: undefined, error: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names everything that `load` depends on
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (data) => setLoaded({ key, data, error: undefined }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setLoaded({ key, data: undefined, error: error instanceof ApiError ? error.message : String(error) });
      },
    );
    return () => abort.abort();
  }, [key, version]);
  return loaded.key === key ? loaded : { data: undefined, error: undefined };
}
