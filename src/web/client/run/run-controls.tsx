import { useEffect, useState } from 'react';
import type { RunState } from '../../protocol.ts';
import { post } from '../server/call.ts';
import { Icon } from '../shared/icon.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { useDeed } from '../shared/use-deed.ts';
import { useWords } from '../words/words.ts';

type Wish = 'pause' | 'resume' | 'stop';

/** Pause, go on, stop. What was asked for is shown until it has come about. */
export function RunControls({ run, state, isHere }: { run: string; state: RunState; isHere: boolean }) {
  const words = useWords();
  const { isBusy, error, begin } = useDeed();
  const [wish, setWish] = useState<Wish>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is what the wish was for
  useEffect(() => setWish(undefined), [state]);

  const ask = (what: Wish) =>
    void begin(async () => {
      await post(`/runs/${encodeURIComponent(run)}/${what}`);
      setWish(what);
    });
  const canResume = !isHere && (state === 'interrupted' || state === 'stopped' || state === 'waiting');
  return (
    <div className="controls">
      {error && <Trouble error={error} />}
      {wish === 'pause' && (
        <p className="soft" role="status">
          {words.run.pausing}
        </p>
      )}
      {wish === 'stop' && (
        <p className="soft" role="status">
          {words.run.stopping}
        </p>
      )}
      {isHere && state === 'running' && wish !== 'pause' && (
        <button type="button" className="button" disabled={isBusy} onClick={() => ask('pause')}>
          <Icon name="pause" />
          {words.run.pause}
        </button>
      )}
      {isHere && wish !== 'stop' && (
        <button type="button" className="button is-no" disabled={isBusy} onClick={() => ask('stop')}>
          <Icon name="stop" />
          {words.run.stop}
        </button>
      )}
      {canResume && (
        <button type="button" className="button" disabled={isBusy || wish === 'resume'} onClick={() => ask('resume')}>
          <Icon name="go" />
          {words.run.resume}
        </button>
      )}
    </div>
  );
}
