import type { Evidence } from '../../../run-events.ts';
import type { StoryPicture } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { ShowOnPage } from './show-on-page.tsx';

/** What proves a claim: the words on a page, the answer of a server, a file. */
export function EvidenceLine({
  run,
  evidence,
  pictures,
}: {
  run: string;
  evidence: Evidence;
  pictures: readonly StoryPicture[];
}) {
  const words = useWords();
  const step = words.run.step(evidence.step);
  switch (evidence.kind) {
    case 'quote':
      return (
        <div className="evidence">
          <blockquote dir="auto">{evidence.quote}</blockquote>
          <p className="soft">
            {step}, <span className="address">{evidence.url}</span>
          </p>
          <ShowOnPage run={run} evidence={evidence} pictures={pictures} />
        </div>
      );
    case 'request':
      return (
        <p className="evidence">
          {words.result.request(evidence.method, evidence.status)}{' '}
          <span className="soft">
            {step}, <span className="address">{evidence.url}</span>
          </span>
        </p>
      );
    case 'file':
      return (
        <p className="evidence">
          {words.result.file}: {evidence.name} <span className="soft">{step}</span>{' '}
          <code>sha256 {evidence.sha256}</code>
        </p>
      );
  }
}
