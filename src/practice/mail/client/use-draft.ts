import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api } from './api.ts';
import { forServer, type OpenLetter } from './letter.ts';

const REST_MS = 800;

export type DraftStatus = 'clean' | 'waiting' | 'saving' | 'saved' | 'failed';

/** Saves the letter whenever the visitor pauses, one request after the other. */
export function useDraft(letter: OpenLetter, onCreated: (id: string) => void) {
  const [status, setStatus] = useState<DraftStatus>('clean');
  const id = useRef(letter.draftId);
  const queue = useRef(Promise.resolve());
  const latest = useRef(letter);
  const saved = useRef(letter);
  const created = useRef(onCreated);
  latest.current = letter;
  created.current = onCreated;

  const save = useCallback((): Promise<void> => {
    queue.current = queue.current.then(async () => {
      if (latest.current === saved.current) return;
      const now = latest.current;
      setStatus('saving');
      try {
        const draft = await api.saveDraft(forServer(now), id.current);
        saved.current = now;
        if (id.current !== draft.id) {
          id.current = draft.id;
          created.current(draft.id);
        }
        setStatus('saved');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setStatus('failed');
      }
    });
    return queue.current;
  }, []);

  useEffect(() => {
    if (letter === saved.current) return;
    setStatus('waiting');
    const timer = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer);
  }, [letter, save]);

  /** Nothing more is saved; answers the id of the draft, if there is one. */
  const finish = useCallback(async (): Promise<string | undefined> => {
    saved.current = latest.current;
    await queue.current;
    return id.current;
  }, []);

  return { status, save, finish };
}
