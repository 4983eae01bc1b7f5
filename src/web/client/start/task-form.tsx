import type { FormEvent, KeyboardEvent } from 'react';
import type { Begun } from '../../protocol.ts';
import { post } from '../server/call.ts';
import { Trouble } from '../shared/trouble.tsx';
import { useDeed } from '../shared/use-deed.ts';
import { go } from '../shared/use-route.ts';
import { useWords } from '../words/words.ts';
import { TaskOptions } from './task-options.tsx';
import { type WishForm, wishOf } from './wish.ts';

export function TaskForm({ form, change }: { form: WishForm; change: (part: Partial<WishForm>) => void }) {
  const words = useWords();
  const { isBusy, error, begin } = useDeed();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || form.task.trim() === '') return;
    void begin(async () => {
      const { run } = await post<Begun>('/runs', wishOf(form));
      go({ view: 'run', run });
    });
  };
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };

  return (
    <form className="task-form" onSubmit={submit}>
      <h1>
        <label htmlFor="task">{words.start.heading}</label>
      </h1>
      <div className="task-box">
        <textarea
          id="task"
          name="task"
          rows={3}
          required
          dir="auto"
          placeholder={words.start.placeholder}
          aria-describedby="task-hint"
          value={form.task}
          onChange={(event) => change({ task: event.target.value })}
          onKeyDown={submitByKey}
        />
        <div className="task-foot">
          <span id="task-hint" className="soft">
            {words.start.hint}
          </span>
          <button type="submit" className="button is-main is-large" disabled={isBusy}>
            {isBusy ? words.start.beginning : words.start.begin}
          </button>
        </div>
      </div>
      {error && <Trouble error={error} />}
      <TaskOptions form={form} change={change} />
    </form>
  );
}
