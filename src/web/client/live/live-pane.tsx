import { type RefObject, useEffect, useRef } from 'react';
import type { KeptPicture } from '../../../run-events.ts';
import { MarkedPicture } from '../pictures/marked-picture.tsx';
import { useWords } from '../words/words.ts';
import { AddressBar } from './address-bar.tsx';
import type { LiveLine } from './live-line.ts';
import { LiveView } from './live-view.tsx';

/** The browser of a run: live where this server drives it, else as it was last seen. */
export function LivePane({
  run,
  isHere,
  page,
  picture,
  lineRef,
}: {
  run: string;
  isHere: boolean;
  page: { url: string; title: string };
  picture: KeptPicture | undefined;
  lineRef: RefObject<LiveLine | undefined>;
}) {
  const words = useWords();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isHere) lineRef.current = undefined;
  }, [isHere, lineRef]);
  return (
    <section ref={pane} className="live" aria-label={words.run.live}>
      {isHere ? (
        <LiveView run={run} page={page} lineRef={lineRef} />
      ) : (
        <>
          <AddressBar url={page.url} title={page.title} />
          <div className="screen">
            {picture ? (
              <MarkedPicture run={run} picture={picture} label={words.run.lastPicture} />
            ) : (
              <p className="screen-note">{words.run.elsewhere}</p>
            )}
          </div>
        </>
      )}
    </section>
  );
}
