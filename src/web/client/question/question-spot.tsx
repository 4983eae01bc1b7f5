import { useEffect, useState } from 'react';
import type { Spot } from '../../../run-events.ts';
import { MarkedPicture } from '../pictures/marked-picture.tsx';
import { partAround } from '../pictures/part-around.ts';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { placesOn } from '../pictures/picture-store.ts';
import type { OpenQuestion } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { spotOf } from './spot-of.ts';

/** The place on the page that the question is about, where there is a picture of it. */
export function QuestionSpot({ run, question }: { run: string; question: OpenQuestion }) {
  const words = useWords();
  const { action, picture } = question;
  const [spot, setSpot] = useState<Spot>();
  const [isLarge, setLarge] = useState(false);

  useEffect(() => {
    setSpot(undefined);
    if (!action || !picture) return;
    const leaving = new AbortController();
    placesOn(run, picture.file, leaving.signal).then(
      (places) => setSpot(spotOf(action, places, picture)),
      // A picture whose places are gone is shown nowhere: it would only mislead.
      () => {},
    );
    return () => leaving.abort();
  }, [run, action, picture]);

  if (!picture || !spot) return null;
  return (
    <>
      <button type="button" className="thumbnail spot" aria-label={words.question.spot} onClick={() => setLarge(true)}>
        <MarkedPicture
          run={run}
          picture={picture}
          spots={[spot]}
          view={partAround(spot, picture)}
          label={words.run.marked}
        />
      </button>
      {isLarge && (
        <PictureDialog title={words.question.spot} closed={() => setLarge(false)}>
          <MarkedPicture run={run} picture={picture} spots={[spot]} label={words.run.marked} />
          <p className="soft address">{picture.url}</p>
        </PictureDialog>
      )}
    </>
  );
}
