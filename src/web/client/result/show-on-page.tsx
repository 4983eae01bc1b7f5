import { useState } from 'react';
import type { Evidence } from '../../../run-events.ts';
import { MarkedPicture } from '../pictures/marked-picture.tsx';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { placesOn } from '../pictures/picture-store.ts';
import type { StoryPicture } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { type FoundQuote, findQuote } from './find-quote.ts';

export function ShowOnPage({
  run,
  evidence,
  pictures,
}: {
  run: string;
  evidence: Extract<Evidence, { kind: 'quote' }>;
  pictures: readonly StoryPicture[];
}) {
  const words = useWords();
  const [found, setFound] = useState<FoundQuote | 'nothing'>();
  if (pictures.length === 0) return null;
  const look = async () => setFound((await findQuote(evidence, pictures, (file) => placesOn(run, file))) ?? 'nothing');
  return (
    <>
      <button type="button" className="button is-small" onClick={look}>
        {words.result.show}
      </button>
      {found === 'nothing' && <span role="status">{words.notThere}</span>}
      {found && found !== 'nothing' && (
        <PictureDialog title={evidence.quote.slice(0, 80)} closed={() => setFound(undefined)}>
          <MarkedPicture run={run} picture={found.picture} spots={found.spots} label={words.run.marked} />
          <p className="soft address">{found.picture.url}</p>
        </PictureDialog>
      )}
    </>
  );
}
