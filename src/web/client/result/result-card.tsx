import type { RunResult } from '../../../run-events.ts';
import { MarkedPicture } from '../pictures/marked-picture.tsx';
import type { Story } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { ClaimItem } from './claim-item.tsx';
import { ReportButtons } from './report-buttons.tsx';

export function ResultCard({ run, story, result }: { run: string; story: Story; result: RunResult }) {
  const words = useWords();
  const { status, summary, because, data, claims } = result;
  const last = story.pictures.at(-1);
  return (
    <>
      <section className={`card result is-${status}`} aria-labelledby="result-heading">
        <h2 id="result-heading">{words.result.heading}</h2>
        <p className="summary" dir="auto">
          {summary}
        </p>
        {because !== undefined && (
          <p className="because">
            <span className="strong">{words.result.because}:</span> <span dir="auto">{because}</span>
          </p>
        )}
        {data !== undefined && (
          <>
            <h3>{words.result.data}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <pre tabIndex={0}>{JSON.stringify(data, undefined, 2)}</pre>
          </>
        )}
        <ReportButtons run={run} />
      </section>
      {claims.length > 0 && (
        <section className="card claims" aria-labelledby="claims-heading">
          <h2 id="claims-heading">{words.result.claims}</h2>
          <ul>
            {claims.map((claim, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a result never changes
              <ClaimItem key={at} run={run} claim={claim} pictures={story.pictures} />
            ))}
          </ul>
        </section>
      )}
      {last && (
        <figure className="last-picture">
          <MarkedPicture run={run} picture={last} label={words.run.lastPicture} />
          <figcaption className="soft">
            {words.run.lastPicture}: <span className="address">{last.url}</span>
          </figcaption>
        </figure>
      )}
    </>
  );
}
