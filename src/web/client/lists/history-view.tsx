import { useDeferredValue, useState } from 'react';
import { Icon } from '../shared/icon.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { useWords } from '../words/words.ts';
import { RunRow } from './run-row.tsx';
import { useRuns } from './use-runs.ts';

const MOST = 200;

export function HistoryView() {
  const words = useWords();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { runs, error } = useRuns({ search: wanted, limit: MOST });
  return (
    <section className="page">
      <h1>{words.runs.heading}</h1>
      <search>
        <label className="search">
          <Icon name="search" />
          <span className="unseen">{words.runs.search}</span>
          <input
            type="search"
            placeholder={words.runs.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      </search>
      {error && <Trouble error={error} />}
      <p className="unseen" role="status">
        {runs && wanted !== '' ? runs.length : ''}
      </p>
      {!runs && !error && <p className="soft">{words.loading}</p>}
      {runs?.length === 0 && <p className="soft">{wanted === '' ? words.runs.none : words.runs.noneFound(wanted)}</p>}
      {runs && runs.length > 0 && (
        <ul className="run-list">
          {runs.map((card) => (
            <RunRow key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
