import type { Note, NoteKind } from '../story/story.ts';
import { useWords } from '../words/words.ts';

const LOUD: ReadonlySet<NoteKind> = new Set(['failed', 'refused', 'unproved']);

export function NoteLine({ note: { note, text, hint } }: { note: Note }) {
  const words = useWords();
  const look = note === 'checked' ? 'is-good' : LOUD.has(note) ? 'is-loud' : '';
  return (
    <p className={`note ${look}`}>
      <span className="strong">{words.run.note[note]}</span>
      {text !== '' && <span dir="auto">: {text}</span>}
      {hint !== undefined && <span className="soft"> {hint}</span>}
    </p>
  );
}
