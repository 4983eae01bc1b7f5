import { useCallback, useEffect, useState } from 'react';
import { get } from './call.ts';

export interface Answer<Value> {
  value: Value | undefined;
  /** Why there is none. */
  error: Error | undefined;
  again(): void;
}

/** What the server answers to this path; what it said last is shown until there is something newer. */
export function useAnswer<Value>(path: string): Answer<Value> {
  const [known, setKnown] = useState<{ value?: Value; error?: Error }>({});
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again has the same path
  useEffect(() => {
    const leaving = new AbortController();
    get<Value>(path, leaving.signal).then(
      (value) => setKnown({ value }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setKnown({ error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => leaving.abort();
  }, [path, asked]);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  return { value: known.value, error: known.error, again };
}
