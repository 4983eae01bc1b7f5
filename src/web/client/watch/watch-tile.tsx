import { memo, useRef } from 'react';
import type { RunCard } from '../../protocol.ts';
import { useLive } from '../live/use-live.ts';
import { useScene } from '../live/use-scene.ts';
import { addressOf } from '../shared/route.ts';
import { StateBadge } from '../shared/state-badge.tsx';
import { useWords } from '../words/words.ts';

export const WatchTile = memo(function WatchTile({ card }: { card: RunCard }) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useLive(card.id, canvas);
  const scene = useScene(line);
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
