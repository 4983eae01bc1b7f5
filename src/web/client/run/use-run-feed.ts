import { useEffect, useState } from 'react';
import { RunFeed } from './run-feed.ts';

/** Listens to a run for as long as it is shown. */
export function useRunFeed(run: string): RunFeed | undefined {
  const [feed, setFeed] = useState<RunFeed>();
  useEffect(() => {
    const leaving = new AbortController();
    setFeed(new RunFeed(run, leaving.signal));
    return () => {
      leaving.abort();
      setFeed(undefined);
    };
  }, [run]);
  return feed;
}
