import type { RunEvent } from '../../run-events.ts';
import type { ReportedQuestion } from '../report.ts';
import { all } from './events.ts';
import { unfenced } from './unfenced.ts';

/** What people were asked, and what they said. */
export function questionsOf(events: readonly RunEvent[]): ReportedQuestion[] {
  const answers = new Map(all(events, 'answered').map((event) => [event.question, event]));
  const asked = new Map(all(events, 'asked').map((event) => [event.question, event]));
  return [...asked.values()].map(({ question, step, at, kind, text, options, url, action }) => {
    const answered = answers.get(question);
    return {
      step,
      at,
      kind,
      text: unfenced(text),
      options,
      url,
      ...(action ? { action: action.spoken } : {}),
      ...(answered ? { answer: answered.answer, answeredAt: answered.at } : {}),
    };
  });
}
