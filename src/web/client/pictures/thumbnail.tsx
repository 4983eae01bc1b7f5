import { useState } from 'react';
import type { KeptPicture } from '../../../run-events.ts';
import { useWords } from '../words/words.ts';
import { MarkedPicture } from './marked-picture.tsx';
import { PictureDialog } from './picture-dialog.tsx';

/** A small picture that opens large. */
export function Thumbnail({ run, picture, step }: { run: string; picture: KeptPicture; step: number }) {
  const words = useWords();
  const [isLarge, setLarge] = useState(false);
  const label = words.run.pictureOf(words.run.step(step));
  return (
    <>
      <button
        type="button"
        className="thumbnail"
        aria-label={words.run.picture(words.run.step(step))}
        onClick={() => setLarge(true)}
      >
        <MarkedPicture run={run} picture={picture} label={label} />
      </button>
      {isLarge && (
        <PictureDialog title={label} closed={() => setLarge(false)}>
          <MarkedPicture run={run} picture={picture} label={label} />
          <p className="soft address">{picture.url}</p>
        </PictureDialog>
      )}
    </>
  );
}
