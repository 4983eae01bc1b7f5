import type { OpenQuestion } from '../../harbour/open-question.ts';
import { isOver, type Standing } from '../../harbour/standing.ts';
import type { RunEvent } from '../../run-events.ts';
import type { Run } from '../../store/store.ts';
import type { Context } from '../command.ts';
import { howToAnswer } from './how-to-answer.ts';
import { howToReport } from './how-to-report.ts';
import { resultText } from './result-text.ts';
import { localTime } from './run-table.ts';
import { Story } from './story.ts';

export interface Known {
  readonly run: Run;
  readonly standing: Standing;
  readonly question: OpenQuestion | undefined;
  readonly events: readonly unknown[];
}

/** A run from its first event to where it is now. */
export function runStory({ run, standing, question, events }: Known, { terminal, redactor }: Context): string[] {
  const { paint, width } = terminal;
  const writing = { paint, width, redactor };
  const story = new Story(writing);
  // Written by us, in the very form in which they are told.
  const told = events.flatMap((event) => story.lines(event as RunEvent));
  const { status, result } = standing;
  const begun = `${paint('bold', run.id)}  ${status}, begun ${localTime(run.startedAt)}`;
  return [begun, '', ...told, '', ...nowLines()];

  function nowLines(): string[] {
    if (result && isOver(status)) return [...resultText(run.id, result, writing), howToReport(run.id, paint)];
    if (status === 'running') return [`It is running, in process ${standing.driver}.`];
    if (question) return howToAnswer(run.id, question, writing, question.isAnswered);
    return [`It was interrupted. lotsman resume ${run.id} continues it.`];
  }
}
