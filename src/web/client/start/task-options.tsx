import { Field } from '../shared/field.tsx';
import { useWords } from '../words/words.ts';
import type { WishForm } from './wish.ts';

export function TaskOptions({ form, change }: { form: WishForm; change: (part: Partial<WishForm>) => void }) {
  const { start } = useWords();
  return (
    <details className="task-options">
      <summary>{start.options}</summary>
      <div className="fields">
        <Field
          label={start.startUrl}
          hint={start.startUrlHint}
          inputMode="url"
          autoComplete="url"
          value={form.startUrl}
          change={(startUrl) => change({ startUrl })}
        />
        <Field label={start.model} hint={start.modelHint} value={form.model} change={(model) => change({ model })} />
        <Field
          label={start.maxSteps}
          inputMode="numeric"
          pattern="[0-9]+"
          value={form.maxSteps}
          change={(maxSteps) => change({ maxSteps })}
        />
        <Field
          label={start.maxCost}
          inputMode="decimal"
          pattern="[0-9]+([.,][0-9]+)?"
          value={form.maxCost}
          change={(maxCost) => change({ maxCost })}
        />
        <Field
          label={start.maxTime}
          hint={start.maxTimeHint}
          value={form.maxTime}
          change={(maxTime) => change({ maxTime })}
        />
      </div>
      <label className="tick">
        <input type="checkbox" checked={form.window} onChange={(event) => change({ window: event.target.checked })} />
        <span>{start.window}</span>
      </label>
    </details>
  );
}
