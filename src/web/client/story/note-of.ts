import { unfenced } from '../../../report/building/unfenced.ts';
import type { RunEvent } from '../../../run-events.ts';
import type { Note, NoteKind } from './story.ts';

/** What an event says that is neither a thought nor a deed nor a question. */
export function noteOf(event: RunEvent): Note | undefined {
  switch (event.type) {
    case 'started':
      return event.resumed ? note('resumed', '') : undefined;
    case 'failed':
      return { ...note('failed', event.message), ...(event.hint === undefined ? {} : { hint: event.hint }) };
    case 'refused':
      return note('refused', event.because);
    case 'judged':
      return event.verdict === 'denied' ? note('refused', `${event.action.spoken}: ${event.because}`) : undefined;
    case 'dropped':
      return note('dropped', `${event.actions.map(({ spoken }) => spoken).join('; ')}: ${event.because}`);
    case 'mended':
      return note('mended', event.how);
    case 'reflected':
      return note('wondered', `${event.sign} ${event.words}`);
    case 'remembered':
      return note('noted', event.what);
    case 'compacted':
      return note('compacted', String(event.lines));
    case 'validated':
      return event.holds ? note('checked', '') : note('unproved', event.feedback);
    case 'heard':
      return note('heard', event.words);
    case 'paused':
      return note('paused', event.because);
    default:
      return undefined;
  }
}

function note(kind: NoteKind, text: string): Note {
  return { kind: 'note', note: kind, text: unfenced(text) };
}
