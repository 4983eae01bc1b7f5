import { memo } from 'react';
import type { RunCard } from '../../protocol.ts';
import { addressOf } from '../shared/route.ts';
import { StateBadge } from '../shared/state-badge.tsx';
import { useFigures, useWords } from '../words/words.ts';

export const RunRow = memo(function RunRow({ card }: { card: RunCard }) {
  const words = useWords();
  const figures = useFigures();
  const { id, task, state, startedAt, steps, cost, isAsking } = card;
  const facts = [
    figures.moment(startedAt),
    words.runs.steps(steps),
    ...(cost === undefined || cost === 0 ? [] : [figures.cost({ cost, input: 1, output: 1, cached: 0 })]),
  ];
  return (
    <li className={`run-row is-${state}`}>
      <a href={addressOf({ view: 'run', run: id })}>
        <span className="task" dir="auto">
          {task}
        </span>
        <span className="facts">
          <StateBadge state={state} />
          {isAsking && state !== 'waiting' && <span className="badge is-waiting">{words.runs.asks}</span>}
          <span className="soft">{facts.join(' · ')}</span>
        </span>
      </a>
    </li>
  );
});
