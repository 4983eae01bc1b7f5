import type { Line } from '../server/listen.ts';
import { createStore, type Store } from '../shared/store.ts';

/** Lines that are lost now; the page says so once for all of them. */
export const lostLines = createStore<ReadonlySet<object>>(new Set());

/** Watches over a line until the returned function is called. */
export function watchLine(line: Store<Line>): () => void {
  const note = (isLost: boolean) => {
    const others = new Set(lostLines.get());
    if (isLost === others.has(line)) return;
    if (isLost) others.add(line);
    else others.delete(line);
    lostLines.set(others);
  };
  const look = () => note(line.get() === 'lost');
  look();
  const end = line.subscribe(look);
  return () => {
    end();
    note(false);
  };
}
