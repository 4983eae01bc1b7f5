import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { RecentRuns } from './recent-runs.tsx';
import { TaskForm } from './task-form.tsx';
import { NO_WISH } from './wish.ts';

export function StartView() {
  const words = useWords();
  const [form, setForm] = useState(NO_WISH);
  return (
    <div className="start">
      <TaskForm form={form} change={(part) => setForm((before) => ({ ...before, ...part }))} />
      <section aria-labelledby="examples-heading">
        <h2 id="examples-heading">{words.start.examples}</h2>
        <ul className="examples">
          {words.start.exampleTasks.map((task) => (
            <li key={task}>
              <button
                type="button"
                onClick={() => {
                  setForm((before) => ({ ...before, task }));
                  document.getElementById('task')?.focus();
                }}
              >
                {task}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <RecentRuns />
    </div>
  );
}
