import { useRuns } from '../lists/use-runs.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useWords } from '../words/words.ts';
import { WatchTile } from './watch-tile.tsx';

const MOST = 50;

/** All runs that are under way here, live. */
export function WatchView() {
  const words = useWords();
  const { runs, error } = useRuns({ limit: MOST });
  const here = runs?.filter(({ isHere, state }) => isHere && (state === 'running' || state === 'waiting'));
  return (
    <section className="page is-wide">
      <h1>{words.watch.heading}</h1>
      {error && <Trouble error={error} />}
      {!runs && !error && <p className="soft">{words.loading}</p>}
      {here?.length === 0 && <p className="soft">{words.watch.none}</p>}
      <ul className="tiles">
        {here?.map((card) => (
          <WatchTile key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
