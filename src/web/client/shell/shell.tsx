import { type ReactNode, useEffect, useRef } from 'react';
import type { Route } from '../shared/route.ts';
import { useStore } from '../shared/use-store.ts';
import { useWords } from '../words/words.ts';
import { Header } from './header.tsx';
import { lostLines } from './line.ts';

/** What stands around every view. */
export function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const words = useWords();
  const isLost = useStore(lostLines, (lines) => lines.size > 0);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const place = route.view === 'run' ? `run ${route.run}` : route.view;

  // Whoever comes to another view, comes to its beginning: also with a screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it happens for
  useEffect(() => {
    if (!isFirst.current) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [place]);

  useEffect(() => {
    if (route.view !== 'run') document.title = `${words.views[route.view]} · Lotsman`;
  }, [route, words]);

  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <Header view={route.view} />
      <div className="line-banner" role="status">
        {isLost && <p>{words.lineLost}</p>}
      </div>
      <main ref={main} id="main" tabIndex={-1} className={`view-${route.view}`}>
        {children}
      </main>
    </>
  );
}
