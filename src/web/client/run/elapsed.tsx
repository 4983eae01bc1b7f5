import { useEffect, useState } from 'react';
import { useFigures } from '../words/words.ts';

/** The time since something began, second by second, or until it ended. */
export function Elapsed({ from, until }: { from: string | undefined; until: string | undefined }) {
  const figures = useFigures();
  const [now, setNow] = useState(Date.now);
  const isOver = until !== undefined;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  if (from === undefined) return '—';
  const milliseconds = Math.max(0, (until === undefined ? now : Date.parse(until)) - Date.parse(from));
  // Tenths would only flicker.
  return figures.time(isOver ? milliseconds : Math.floor(milliseconds / 1_000) * 1_000).replace(/[.,]0(?=\s)/, '');
}
