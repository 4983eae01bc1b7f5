import { type RefObject, useEffect, useState } from 'react';
import { painterFor } from './canvas-painter.ts';
import { LiveLine } from './live-line.ts';

/** The live picture of a run, drawn on a canvas for as long as it is shown. */
export function useLive(run: string, canvas: RefObject<HTMLCanvasElement | null>): LiveLine | undefined {
  const [line, setLine] = useState<LiveLine>();
  useEffect(() => {
    if (!canvas.current) return;
    const leaving = new AbortController();
    const line = new LiveLine(run, painterFor(canvas.current));
    setLine(line);
    void line.keep(leaving.signal);
    return () => leaving.abort();
  }, [run, canvas]);
  return line;
}
