import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../shared/icon.tsx';
import type { StoryStep } from '../story/story.ts';
import { LanguageContext, useLanguage } from '../words/language.ts';
import { useWords } from '../words/words.ts';
import { StepItem } from './step-item.tsx';

/** Nearer to the end than this, one reads along, in pixels. */
const NEAR = 120;

/** The run step by step. It follows what happens while one reads at its end, and stays where one scrolls back. */
export const Timeline = memo(function Timeline({
  run,
  steps,
  isUnderWay,
}: {
  run: string;
  steps: readonly StoryStep[];
  isUnderWay: boolean;
}) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const told = steps.filter(isWorthTelling);
  const language = useDeferredValue(useLanguage());

  // biome-ignore lint/correctness/useExhaustiveDependencies: new steps are what there is to follow
  useLayoutEffect(() => {
    if (isFollowing && isUnderWay && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [steps, isFollowing, isUnderWay]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let last = element.scrollTop;
    const look = () => {
      const isBack = element.scrollTop < last;
      last = element.scrollTop;
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      // Only who scrolls back stops following: the list also moves when something is added to it.
      if (isNear) setFollowing(true);
      else if (isBack) setFollowing(false);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  return (
    <section className="card timeline" aria-labelledby="timeline-heading">
      <div className="heading-row">
        <h2 id="timeline-heading">{words.run.timeline}</h2>
        {!isFollowing && isUnderWay && (
          <button type="button" className="button is-small" onClick={() => setFollowing(true)}>
            <Icon name="down" />
            {words.run.follow}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol ref={list} className="steps" tabIndex={0} aria-labelledby="timeline-heading">
        <LanguageContext value={language}>
          {told.map((step) => (
            <StepItem key={step.key} run={run} step={step} />
          ))}
        </LanguageContext>
      </ol>
    </section>
  );
});

function isWorthTelling({ thought, lines, page, picture }: StoryStep): boolean {
  const isSomewhere = page !== undefined && page.url !== 'about:blank';
  return (thought !== undefined && thought !== '') || lines.length > 0 || isSomewhere || picture !== undefined;
}
