import { useState } from 'react';
import type { Saying } from '../../protocol.ts';
import { WordsForm } from '../question/words-form.tsx';
import { post } from '../server/call.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useDeed } from '../shared/use-deed.ts';
import { useWords } from '../words/words.ts';

/** What a person has to say on the way. */
export function SayForm({ run }: { run: string }) {
  const words = useWords();
  const { isBusy, error, begin } = useDeed();
  const [isSaid, setSaid] = useState(false);
  const say = (said: string) => {
    setSaid(false);
    void begin(async () => {
      await post(`/runs/${encodeURIComponent(run)}/say`, { words: said } satisfies Saying);
      setSaid(true);
    });
  };
  return (
    <div className="say">
      <WordsForm
        label={words.run.say}
        placeholder={words.run.sayPlaceholder}
        submit={words.run.saySubmit}
        isBusy={isBusy}
        said={say}
      />
      <p className="soft" role="status">
        {isSaid && words.run.said}
      </p>
      {error && <Trouble error={error} />}
    </div>
  );
}
