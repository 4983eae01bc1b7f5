import { useCallback, useEffect, useRef, useState } from 'react';
import type { Block } from '../../documents/model.ts';
import { messageOf, request } from '../base/request.ts';

export type SaveState = { name: 'saved' | 'editing' | 'saving' } | { name: 'failed'; message: string };

export interface Content {
  title: string;
  blocks: Block[];
}

const PAUSE_MS = 700;

/** Saves a document shortly after the typing stops, one save at a time, and once more when the person leaves. */
export function useAutosave(id: string, firstRevision: number, read: () => Content) {
  const [state, setState] = useState<SaveState>({ name: 'saved' });
  const revision = useRef(firstRevision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dirty = useRef(false);
  const busy = useRef(false);

  const save = useCallback(
    async (keepalive = false) => {
      clearTimeout(timer.current);
      if (!dirty.current || busy.current) return;
      dirty.current = false;
      busy.current = true;
      setState({ name: 'saving' });
      try {
        const body = { ...read(), revision: revision.current };
        const answer = await request<{ revision: number }>('PUT', `/docs/${id}`, { body, keepalive });
        revision.current = answer.revision;
        setState({ name: 'saved' });
      } catch (error) {
        dirty.current = true;
        setState({ name: 'failed', message: messageOf(error) });
        busy.current = false;
        return;
      }
      busy.current = false;
      // More was typed while this save was on its way.
      if (dirty.current) void save();
    },
    [id, read],
  );

  const touch = useCallback(() => {
    dirty.current = true;
    if (!busy.current) setState({ name: 'editing' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  }, [save]);

  useEffect(() => {
    const flush = () => void save(true);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [save]);

  return { state, touch, save };
}
