import type { RunEvent } from '../../run-events.ts';
import type { JournalEntry } from '../../store/store.ts';
import type { Trouble } from '../report.ts';
import { unfenced } from './unfenced.ts';

/** What went wrong, and what nearly did. */
export function troublesOf(events: readonly RunEvent[], journal: readonly JournalEntry[]): Trouble[] {
  const told = events.flatMap((event): Trouble[] => {
    const warning = (text: string): Trouble => ({
      step: event.step,
      at: event.at,
      kind: 'warning',
      text: unfenced(text),
    });
    switch (event.type) {
      case 'failed': {
        const { step, at, code, message, hint } = event;
        return [
          {
            step,
            at,
            kind: 'error',
            code,
            text: unfenced(message),
            ...(hint === undefined ? {} : { hint: unfenced(hint) }),
          },
        ];
      }
      case 'refused':
        return [warning(event.because)];
      case 'judged':
        return event.verdict === 'denied' ? [warning(`${event.action.spoken}: ${event.because}`)] : [];
      case 'reflected':
        return [warning(`${event.sign} ${event.words}`)];
      case 'validated':
        return event.holds ? [] : [warning(event.feedback)];
      case 'spent':
        return event.mended.map(warning);
      default:
        return [];
    }
  });
  const unknown = journal
    .filter(({ settled }) => settled === undefined)
    .map(
      ({ step, intendedAt }): Trouble => ({ step, at: intendedAt, kind: 'warning', code: 'unknown_outcome', text: '' }),
    );
  return [...once(told), ...unknown];
}

/** What is said again and again is said once, where it was first. */
function once(troubles: readonly Trouble[]): Trouble[] {
  return [...new Map(troubles.toReversed().map((one) => [`${one.kind} ${one.text}`, one])).values()].toReversed();
}
