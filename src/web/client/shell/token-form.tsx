import { type FormEvent, useEffect, useState } from 'react';
import { keepToken } from '../server/token.ts';
import { Flag } from '../shared/flag.tsx';
import { useWords } from '../words/words.ts';

/** Asks for the key, where the address had none or the server knows another. */
export function TokenForm() {
  const words = useWords();
  const [given, setGiven] = useState('');
  const [isWrong, setWrong] = useState(false);

  useEffect(() => {
    document.title = 'Lotsman';
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Who pastes the whole address means the key in it.
    const key = /[#&]token=([\w.~-]+)/.exec(given)?.[1] ?? given.trim();
    const fits = await fetch('/api/hello', { headers: { authorization: `Bearer ${key}` } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (fits) keepToken(key);
    else setWrong(true);
  };

  return (
    <main className="view-token">
      <form className="card" onSubmit={submit}>
        <Flag />
        <h1>{words.token.heading}</h1>
        <p className="soft">{words.token.about}</p>
        <label className="field">
          <span>{words.token.label}</span>
          <input
            name="key"
            autoComplete="off"
            spellCheck={false}
            required
            value={given}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'key-wrong' : undefined}
            onChange={(event) => {
              setGiven(event.target.value);
              setWrong(false);
            }}
          />
        </label>
        <p id="key-wrong" className="wrong" role="alert">
          {isWrong && words.token.wrong}
        </p>
        <button type="submit" className="button is-main">
          {words.token.submit}
        </button>
      </form>
    </main>
  );
}
