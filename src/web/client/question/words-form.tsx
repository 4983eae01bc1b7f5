import { type FormEvent, useId, useState } from 'react';

/** One line in which something can be said. */
export function WordsForm({
  label,
  submit,
  placeholder,
  isBusy,
  said,
}: {
  label: string;
  submit: string;
  placeholder?: string;
  isBusy: boolean;
  said: (text: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    said(text.trim());
    setText('');
  };
  return (
    <form className="words-form" onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <div className="words-row">
        <input
          id={id}
          dir="auto"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={isBusy || text.trim() === ''}>
          {submit}
        </button>
      </div>
    </form>
  );
}
