import type { RunState } from '../../protocol.ts';
import { StateBadge } from '../shared/state-badge.tsx';
import type { Story } from '../story/story.ts';
import { RunControls } from './run-controls.tsx';
import { RunFigures } from './run-figures.tsx';

export function RunHead({
  run,
  story,
  state,
  isHere,
}: {
  run: string;
  story: Story;
  state: RunState;
  isHere: boolean;
}) {
  return (
    <header className="run-head">
      <div className="run-title">
        <StateBadge state={state} />
        <h1 dir="auto">{story.task}</h1>
      </div>
      <div className="run-bar">
        <RunFigures story={story} state={state} />
        <RunControls run={run} state={state} isHere={isHere} />
      </div>
    </header>
  );
}
