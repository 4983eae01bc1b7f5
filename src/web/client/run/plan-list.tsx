import { memo } from 'react';
import type { Subgoal } from '../../../run-events.ts';
import { Icon } from '../shared/icon.tsx';
import { useWords } from '../words/words.ts';

export const PlanList = memo(function PlanList({ plan }: { plan: readonly Subgoal[] }) {
  const words = useWords();
  if (plan.length === 0) return null;
  const done = plan.filter(({ state }) => state === 'done').length;
  return (
    <section className="card plan" aria-labelledby="plan-heading">
      <div className="heading-row">
        <h2 id="plan-heading">{words.run.plan}</h2>
        <span className="soft">
          {done}/{plan.length}
        </span>
      </div>
      <ol>
        {plan.map(({ goal, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: goals are known by their place in the plan
          <li key={at} className={`is-${state}`}>
            <span className="tick-sign">
              {state === 'done' && <Icon name="check" />}
              {state === 'dropped' && <Icon name="close" />}
              <span className="unseen">{words.run.goal[state]}: </span>
            </span>
            <span dir="auto">{goal}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
