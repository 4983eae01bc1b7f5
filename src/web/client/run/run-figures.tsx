import type { RunState } from '../../protocol.ts';
import type { Story } from '../story/story.ts';
import { useFigures, useWords } from '../words/words.ts';
import { Elapsed } from './elapsed.tsx';

/** Steps, time, tokens and cost so far. */
export function RunFigures({ story, state }: { story: Story; state: RunState }) {
  const words = useWords();
  const figures = useFigures();
  const { spent, result, model, steps } = story;
  const { input, output, cost } = result?.spent ?? spent;
  const known = cost === undefined || result?.spent.unpriced ? {} : { cost };
  const { label, ...names } = words.run.figures;
  const isRunning = state === 'running' || state === 'waiting';
  return (
    <dl className="figures" aria-label={label}>
      <div>
        <dt>{names.steps}</dt>
        <dd>{result?.steps ?? Math.max(0, ...steps.slice(-1).map(({ step }) => step))}</dd>
      </div>
      <div>
        <dt>{names.time}</dt>
        <dd>
          {result ? (
            figures.time(result.milliseconds)
          ) : (
            <Elapsed from={story.startedAt} until={isRunning ? undefined : story.at} />
          )}
        </dd>
      </div>
      <div>
        <dt>{names.tokens}</dt>
        <dd>{figures.count(input + output)}</dd>
      </div>
      <div>
        <dt>{names.cost}</dt>
        <dd>{figures.cost({ input, output, cached: 0, ...known })}</dd>
      </div>
      <div className="model">
        <dt>{names.model}</dt>
        <dd title={model}>{model}</dd>
      </div>
    </dl>
  );
}
