import type { Run, RunOptions } from '../../agent/run-options.ts';
import { EXIT_BLOCKED } from '../../errors.ts';
import type { SessionEvent } from '../../events.ts';
import type { OpenQuestion } from '../../harbour/open-question.ts';
import type { Asked, RunEvent, RunResult } from '../../run-events.ts';
import { visible } from '../../visible.ts';
import type { Context } from '../command.ts';
import { sessionLine } from '../session-line.ts';
import { painter, widthOf } from '../terminal.ts';
import { howToAnswer } from './how-to-answer.ts';
import { howToReport } from './how-to-report.ts';
import { resultText } from './result-text.ts';
import { Story } from './story.ts';
import type { Writing } from './writing.ts';

/** How a run ended, for whoever started it. */
export interface Ending {
  readonly run: string;
  readonly result: RunResult;
  readonly exitCode: number;
  /** It was stopped on its way, and can go on. */
  readonly isInterrupted: boolean;
  /** What it waits for. */
  readonly question: OpenQuestion | undefined;
}

/** Where a run that is under way is written to. */
export interface Output {
  /** Said before anything is opened: that takes a moment. One that goes on has a story already. */
  begins(run: string, task: string, isResumed: boolean, earlier: readonly RunEvent[]): void;
  /** Who thinks, and why it is them. */
  thinking(told: readonly string[]): void;
  event(event: RunEvent): void;
  /** What happened in the browser, where a person would want to know. */
  browser(event: SessionEvent): void;
  /** The run is under way, and can be spoken to. */
  aboard(run: Run): void;
  /** Makes sure that a question has been shown. */
  question(question: Asked): void;
  /** Somebody wants it to stop; it ends its step first. */
  stopping(): void;
  ending(ending: Ending): void | Promise<void>;
  /** A run has just ended for good: where it is written down, or how to have that. */
  over(run: string): void | Promise<void>;
  /** It waits for an answer, and nobody is here to give it. */
  waits(run: string, question: OpenQuestion): void;
  /** Asks the person who reads this, where it can. */
  readonly person?: RunOptions['person'];
  /** Nothing more will be written here. */
  leave(): Promise<void>;
}

export function outputOf(context: Context): Output {
  return context.json ? forPrograms(context) : forPeople(context);
}

/** One event a line; the last line is the result. */
function forPrograms({ terminal, redactor }: Context): Output {
  const print = (value: object) => terminal.print(visible(redactor.redactJson(JSON.stringify(value))));
  return {
    begins: () => {},
    thinking: () => {},
    event: print,
    browser: () => {},
    aboard: () => {},
    question: () => {},
    stopping: () => terminal.say(STOPPING),
    leave: async () => {},
    ending: ({ run, result, exitCode, question }) => {
      print({ type: 'result', run, exitCode, ...result, ...(question && { question }) });
    },
    over: () => {},
    waits: (run, question) => print({ type: 'result', run, exitCode: EXIT_BLOCKED, status: 'blocked', question }),
  };
}

/** The story goes to stderr and the result to stdout, so that the result alone can be kept. */
function forPeople({ terminal, redactor, config }: Context): Output {
  const paint = painter(config.color, process.stderr);
  const story: Writing = { paint, width: widthOf(process.stderr), redactor };
  const result: Writing = { paint: terminal.paint, width: terminal.width, redactor };
  const isVerbose = config.verbosity === 'verbose';
  const teller = new Story(story, { explains: config.explain === 'yes', isVerbose });
  const say = (lines: readonly string[]) => {
    for (const line of lines) terminal.say(line);
  };
  const isQuiet = config.verbosity === 'quiet';
  let shown: string | undefined;
  const event = (told: RunEvent) => {
    if (told.type === 'asked') shown = told.question;
    const lines = told.type === 'started' ? [] : teller.lines(told);
    if (!isQuiet || told.type === 'asked') say(lines);
  };
  const waits = (run: string, question: OpenQuestion) => say(howToAnswer(run, question, story, question.isAnswered));
  return {
    waits,
    over: (run) => {
      if (!isQuiet) terminal.say(howToReport(run, paint));
    },
    begins: (run, task, isResumed) => {
      if (!isQuiet) say(teller.begins(run, task, isResumed));
    },
    event,
    aboard: () => {},
    stopping: () => terminal.say(STOPPING),
    leave: async () => {},
    thinking: (told) => {
      if (!isQuiet) say(told.flatMap((line) => teller.beside('model', line)));
    },
    browser: (told) => {
      if (!isQuiet && isWorthTelling(told)) say(teller.beside('browser', sessionLine(told)));
    },
    question: (asked) => {
      if (shown !== asked.question) event({ type: 'asked', ...asked, step: 0, at: '' });
    },
    ending: ({ run, result: came, isInterrupted, question }) => {
      terminal.say('');
      if (question) waits(run, question);
      else if (isInterrupted) terminal.say(`Stopped. lotsman resume ${run} continues it.`);
      else for (const line of resultText(run, came, result)) terminal.print(line);
    },
  };
}

const STOPPING = '\nStopping after this step. Press Ctrl-C again to stop at once.';

/** What a run does to its tabs is in its own story; this is what came from outside. */
const USUAL: ReadonlySet<SessionEvent['type']> = new Set([
  'tab_opened',
  'tab_borrowed',
  'tab_given_back',
  'tab_closed',
  'file_chooser_shown',
]);

export function isWorthTelling(event: SessionEvent): boolean {
  return !USUAL.has(event.type) && !(event.type === 'browser_closed' && event.by === 'us');
}
