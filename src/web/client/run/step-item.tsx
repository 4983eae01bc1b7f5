import { memo } from 'react';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import type { StoryStep } from '../story/story.ts';
import { useWords } from '../words/words.ts';
import { StepLine } from './step-line.tsx';

export const StepItem = memo(function StepItem({ run, step }: { run: string; step: StoryStep }) {
  const words = useWords();
  const { thought, lines, page, picture } = step;
  return (
    <li className="step">
      <h3>{words.run.step(step.step)}</h3>
      {page && page.url !== 'about:blank' && (
        <p className="place soft">
          <span dir="auto">{page.title}</span> <span className="address">{page.url}</span>
        </p>
      )}
      {thought !== undefined && thought !== '' && (
        <p className="thought" dir="auto">
          {thought}
        </p>
      )}
      {lines.map((line) => (
        <StepLine key={line.key} line={line} />
      ))}
      {picture && <Thumbnail run={run} picture={picture} step={step.step} />}
    </li>
  );
});
