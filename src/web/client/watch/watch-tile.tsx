import { memo, useRef } from 'react';
import type { RunCard } from '../../protocol.ts';
import { useLive } from '../live/use-live.ts';
import { addressOf } from '../shared/route.ts';
import { StateBadge } from '../shared/state-badge.tsx';
import { createStore } from '../shared/store.ts';
import { useStore } from '../shared/use-store.ts';
import { useWords } from '../words/words.ts';

const NO_SCENE = createStore(undefined);

export const WatchTile = memo(function WatchTile({ card }: { card: RunCard }) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useLive(card.id, canvas);
  const scene = useStore(line?.scene ?? NO_SCENE);
  return (
    <li className={`tile is-${card.state}`}>
      <div className="screen">
        <canvas
          ref={canvas}
          width={1280}
          height={800}
          role="img"
          aria-label={`${words.run.live}: ${scene?.title ?? ''}`}
        />
        {!scene && <p className="screen-note">{words.run.noPicture}</p>}
      </div>
      <div className="tile-foot">
        <a className="task" dir="auto" href={addressOf({ view: 'run', run: card.id })}>
          {card.task}
        </a>
        <p className="facts">
          <StateBadge state={card.isAsking ? 'waiting' : card.state} />
          <span className="soft">{words.runs.steps(card.steps)}</span>
        </p>
      </div>
    </li>
  );
});
