import { useEffect, useState } from 'react';
import type { LiveLine } from '../live/live-line.ts';
import { LivePane } from '../live/live-pane.tsx';
import { useScene } from '../live/use-scene.ts';
import { QuestionCard } from '../question/question-card.tsx';
import { ResultCard } from '../result/result-card.tsx';
import { useStore } from '../shared/use-store.ts';
import { watchLine } from '../shell/line.ts';
import { useWords } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { NowLine } from './now-line.tsx';
import { PlanList } from './plan-list.tsx';
import type { RunFeed } from './run-feed.ts';
import { RunHead } from './run-head.tsx';
import { SayForm } from './say-form.tsx';
import { Timeline } from './timeline.tsx';
import { useRunFeed } from './use-run-feed.ts';

export function RunView({ run }: { run: string }) {
  const words = useWords();
  const feed = useRunFeed(run);
  return feed ? <RunShown run={run} feed={feed} /> : <p className="page soft">{words.loading}</p>;
}

function RunShown({ run, feed }: { run: string; feed: RunFeed }) {
  const words = useWords();
  const story = useStore(feed.story);
  const card = useStore(feed.card);
  const line = useStore(feed.line);
  const [live, setLive] = useState<LiveLine>();
  const driver = useScene(live)?.driver;
  useEffect(() => watchLine(feed.line), [feed]);
  useEffect(() => {
    const sign = story.question ? '● ' : '';
    document.title = `${sign}${story.task === '' ? words.views.run : story.task.slice(0, 60)} · Lotsman`;
  }, [story.question, story.task, words]);

  if (line === 'missing' && story.sequence === 0) return <p className="page">{words.run.missing}</p>;
  const state = card?.state ?? (story.result ? story.result.status : 'running');
  const isUnderWay = state === 'running' || state === 'waiting';
  const isHere = card?.isHere === true && isUnderWay;
  const { question, result } = story;
  return (
    <article className={`run ${question ? 'has-question' : ''}`}>
      <RunHead run={run} story={story} state={state} isHere={isHere} />
      <div className="run-columns">
        <div className="run-stage">
          {result && <ResultCard run={run} story={story} result={result} />}
          {!result && (
            <LivePane
              run={run}
              isHere={isHere}
              page={story.page}
              picture={story.pictures.at(-1)}
              lined={setLive}
              isAsking={question !== undefined && question.kind !== 'hand_over'}
            />
          )}
          {isUnderWay && <NowLine feed={feed} state={state} />}
          {isHere && <SayForm run={run} />}
        </div>
        <div className="run-side">
          {question && (
            <QuestionCard
              key={question.question}
              run={run}
              question={question}
              takeMouse={live && driver !== 'you' ? () => live.send({ type: 'take' }) : undefined}
            />
          )}
          <PlanList plan={story.plan} />
          <Timeline run={run} steps={story.steps} isUnderWay={isUnderWay} />
        </div>
      </div>
      <Announcer story={story} />
    </article>
  );
}
