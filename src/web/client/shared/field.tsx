import { type InputHTMLAttributes, useId } from 'react';

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'pattern' | 'autoComplete'>;

/** One line to fill in, with its name above and what to know below. */
export function Field({
  label,
  hint,
  value,
  change,
  ...input
}: { label: string; hint?: string; value: string; change: (value: string) => void } & Input) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        spellCheck={false}
        autoComplete="off"
        {...input}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => change(event.target.value)}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className="soft">
          {hint}
        </span>
      )}
    </div>
  );
}
