import { useEffect, useRef } from 'react';
import type { KeptPicture } from '../../../run-events.ts';
import { MarkedPicture } from '../pictures/marked-picture.tsx';
import { useWords } from '../words/words.ts';
import { AddressBar } from './address-bar.tsx';
import type { LiveLine } from './live-line.ts';
import { LiveView } from './live-view.tsx';
import { useLive } from './use-live.ts';

interface Shown {
  run: string;
  page: { url: string; title: string };
}

interface Steered {
  /** The run waits for an answer. */
  isAsking: boolean;
  lined: (line: LiveLine | undefined) => void;
}

/** The browser of a run: live where this server drives it, else as it was last seen. */
export function LivePane({
  run,
  page,
  isHere,
  picture,
  ...steered
}: Shown & Steered & { isHere: boolean; picture: KeptPicture | undefined }) {
  const words = useWords();
  return (
    <section className="live" aria-label={words.run.live}>
      {isHere ? <Live run={run} page={page} {...steered} /> : <LastSeen run={run} page={page} picture={picture} />}
    </section>
  );
}

function Live({ run, page, isAsking, lined }: Shown & Steered) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useLive(run, canvas);
  useEffect(() => {
    lined(line);
    return () => lined(undefined);
  }, [line, lined]);
  return <LiveView page={page} line={line} canvas={canvas} isAsking={isAsking} />;
}

function LastSeen({ run, page, picture }: Shown & { picture: KeptPicture | undefined }) {
  const words = useWords();
  return (
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
  );
}
