import type { CheckedClaim } from '../../../run-events.ts';
import { Icon } from '../shared/icon.tsx';
import type { StoryPicture } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { EvidenceLine } from './evidence-line.tsx';

export function ClaimItem({
  run,
  claim: { claim, proved, evidence, because },
  pictures,
}: {
  run: string;
  claim: CheckedClaim;
  pictures: readonly StoryPicture[];
}) {
  const words = useWords();
  return (
    <li className={proved ? 'is-proved' : 'is-unproved'}>
      <p className="claim">
        <span className="tick-sign">
          <Icon name={proved ? 'check' : 'question'} />
          <span className="unseen">{proved ? words.result.proved : words.result.unproved}: </span>
        </span>
        <span dir="auto">{claim}</span>
      </p>
      {because !== undefined && (
        <p className="soft" dir="auto">
          {because}
        </p>
      )}
      {evidence.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result never changes
        <EvidenceLine key={at} run={run} evidence={one} pictures={pictures} />
      ))}
    </li>
  );
}
