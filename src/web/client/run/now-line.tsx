import type { RunState } from '../../protocol.ts';
import { useStore } from '../shared/use-store.ts';
import { useWords } from '../words/words.ts';
import type { RunFeed } from './run-feed.ts';

/** What goes on at this moment: the thought as it comes, or what is waited for. */
export function NowLine({ feed, state }: { feed: RunFeed; state: RunState }) {
  const words = useWords();
  const thinking = useStore(feed.thinking);
  const last = useStore(feed.story, ({ steps }) => steps.at(-1));
  const resting = state === 'waiting' ? words.state.waiting : last ? words.run.looking : words.run.begins;
  const thought = thinking === '' ? last?.thought : thinking;
  return (
    <div className={`now ${thinking === '' ? '' : 'is-thinking'}`}>
      <span className="now-label">{words.run.now}</span>
      <p dir="auto">{thought === undefined || thought === '' ? resting : thought}</p>
    </div>
  );
}
