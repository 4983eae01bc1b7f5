import { Refusal } from '../server/call.ts';
import { useWords } from '../words/words.ts';

/** What went wrong, in a sentence, and what to do. */
export function Trouble({ error, again }: { error: Error; again?: () => void }) {
  const words = useWords();
  return (
    <div className="trouble" role="alert">
      <p>{error.message}</p>
      {error instanceof Refusal && error.hint !== undefined && <p className="soft">{error.hint}</p>}
      {again && (
        <button type="button" className="button" onClick={again}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}
