import { RunRow } from '../lists/run-row.tsx';
import { useRuns } from '../lists/use-runs.ts';
import { addressOf } from '../shared/route.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useWords } from '../words/words.ts';

const MOST = 5;

export function RecentRuns() {
  const words = useWords();
  const { runs, error } = useRuns({ limit: MOST });
  return (
    <section aria-labelledby="recent-heading">
      <div className="heading-row">
        <h2 id="recent-heading">{words.start.recent}</h2>
        {runs && runs.length > 0 && <a href={addressOf({ view: 'runs' })}>{words.start.all}</a>}
      </div>
      {error && <Trouble error={error} />}
      {runs?.length === 0 && <p className="soft">{words.start.none}</p>}
      <ul className="run-list">
        {runs?.slice(0, MOST).map((card) => (
          <RunRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
