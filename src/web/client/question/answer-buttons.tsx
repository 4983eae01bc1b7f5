import type { ReactNode } from 'react';
import type { PersonsAnswer } from '../../../run-events.ts';
import type { Choice } from './answers.ts';

export function AnswerButtons({
  choices,
  isBusy,
  answer,
  children,
}: {
  choices: readonly Choice[];
  isBusy: boolean;
  answer: (given: PersonsAnswer) => void;
  children?: ReactNode;
}) {
  return (
    <div className="answers">
      {choices.map(({ label, key, answer: given, look }) => (
        <button
          key={key}
          type="button"
          className={`button ${look === 'main' ? 'is-main' : look === 'no' ? 'is-no' : ''}`}
          disabled={isBusy}
          aria-keyshortcuts={key}
          onClick={() => answer(given)}
        >
          <span dir="auto">{label}</span>
          <kbd>{key.toUpperCase()}</kbd>
        </button>
      ))}
      {children}
    </div>
  );
}
