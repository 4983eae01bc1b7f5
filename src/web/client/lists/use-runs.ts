import { useEffect, useState } from 'react';
import type { RunCard, RunList } from '../../protocol.ts';
import { get } from '../server/call.ts';
import { listen } from '../server/listen.ts';
import { watchLine } from '../shell/line.ts';
import { fits, updated } from './run-cards.ts';

export interface Runs {
  /** Undefined until they are known. */
  runs: readonly RunCard[] | undefined;
  error: Error | undefined;
}

/** The runs with these words in their task, kept up to date. */
export function useRuns({ search = '', limit }: { search?: string; limit: number }): Runs {
  const [known, setKnown] = useState<Runs>({ runs: undefined, error: undefined });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const query = new URLSearchParams({ limit: String(limit), ...(search === '' ? {} : { search }) });
    const load = () =>
      get<RunList>(`/runs?${query}`, signal).then(
        ({ runs }) => setKnown({ runs, error: undefined }),
        (error: Error) => {
          if (!signal.aborted) setKnown(({ runs }) => ({ runs, error }));
        },
      );
    const line = listen({
      path: () => '/news',
      signal,
      heard(messages) {
        const news = messages
          .filter(({ event }) => event === 'standing')
          .map(({ data }) => JSON.parse(data) as RunCard)
          .filter((card) => fits(card, search));
        if (news.length > 0) setKnown(({ runs = [] }) => ({ runs: updated(runs, news), error: undefined }));
      },
    });
    const unwatch = watchLine(line);
    // What changed while nobody listened is in the list.
    const unsubscribe = line.subscribe(() => {
      if (line.get() === 'open') void load();
    });
    void load();
    return () => {
      unsubscribe();
      unwatch();
      leaving.abort();
    };
  }, [search, limit]);
  return known;
}
