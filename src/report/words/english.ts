import type { RunStatus } from '../../store/store.ts';
import type { Note, ReportedPermission, ReportedQuestion } from '../report.ts';

const status: Record<RunStatus, string> = {
  done: 'Done',
  partial: 'Partly done',
  failed: 'Not done',
  stopped: 'Stopped at a limit',
  blocked: 'Could not go on',
  running: 'Under way',
  waiting: 'Waits for an answer',
  interrupted: 'Interrupted',
};

const note: Record<Note['kind'], string> = {
  failed: 'Failed',
  refused: 'Refused',
  dropped: 'Left undone',
  mended: 'Put right',
  wondered: 'Took stock',
  noted: 'Noted',
  checked: 'The result was checked, and holds',
  unproved: 'The result was checked, and does not hold',
  asked: 'Asked',
  heard: 'You said',
  paused: 'Stopped',
  resumed: 'Resumed',
};

const asked: Record<ReportedQuestion['kind'], string> = {
  approval: 'Asked for permission',
  question: 'Asked',
  hand_over: 'Handed over',
  doubt: 'Asked whether it was done',
};

const allowed: Record<ReportedPermission['for'] | 'no', string> = {
  once: 'yes, once',
  run: 'yes, for this run',
  always: 'yes, always on this site',
  no: 'no',
};

const role: Record<string, string> = {
  planner: 'Planner',
  navigator: 'Navigator',
  guardian: 'Guardian',
  validator: 'Validator',
  extractor: 'Reader of pages',
  summariser: 'Summariser',
};

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

export const english = {
  title: (task: string) => `Report: ${task}`,
  reportOf: 'Report of run',
  skip: 'Skip to the result',
  contents: 'Contents',
  task: 'Task',
  status,
  because: 'Why',
  stillOpen: 'There is no result yet.',
  data: 'Data',
  facts: {
    begun: 'Begun',
    took: 'Took',
    steps: 'Steps',
    cost: 'Cost',
    model: 'Model',
    startedAt: 'Started at',
  },
  result: 'Result',
  claims: {
    heading: 'What it claims, and what proves it',
    proved: 'Proved',
    unproved: 'Not proved',
    summary: (proved: number, all: number) =>
      proved === all
        ? all === 1
          ? 'The one claim is proved.'
          : all === 2
            ? 'Both claims are proved.'
            : `All ${all} claims are proved.`
        : `${proved} of ${counted(all, 'claim')} proved.`,
    seenAtEnd: 'Seen on the page at the end.',
    quoted: 'on',
    request: (method: string, status: number) => `${method} was answered with ${status}`,
    file: 'File',
    marked: 'The words are marked on the picture of the page.',
    unmarked: 'The picture shows the page; the words are not in this part of it.',
    pageAfter: 'The page after this.',
  },
  plan: { heading: 'Plan', open: 'open', done: 'done', dropped: 'dropped', provedBy: 'Reached when' },
  questions: {
    heading: 'Questions and answers',
    asked,
    answer: 'Answer',
    nobody: 'Nobody has answered yet.',
    options: 'Offered',
    goOn: 'go on',
  },
  permissions: {
    heading: 'Permissions',
    given: 'Allowed',
    allowed,
    none: 'No permission was asked for, and none was given.',
    used: 'Used for',
    deeds: 'What cannot be undone',
    unknown: 'Nobody knows whether it happened.',
    noDeeds: 'Nothing that cannot be undone was done.',
  },
  timeline: {
    heading: 'Step by step',
    step: (step: number) => (step === 0 ? 'Start' : `Step ${step}`),
    thought: 'Thought',
    before: 'Before',
    after: 'After',
    page: 'The page',
    at: 'at',
    read: 'What it read',
    sent: 'Sent',
    noAnswer: 'no answer',
    file: 'Downloaded',
    note,
    toAnswer: 'to the answer',
    touched: 'what was touched is marked',
  },
  spending: {
    heading: 'Time and cost',
    time: 'Where the time went',
    parts: {
      thinking: 'Thinking',
      acting: 'Acting on pages',
      waiting: 'Waiting for a person',
      rest: 'Looking and everything else',
    },
    cost: 'Who thought',
    role,
    questions: (count: number) => counted(count, 'question'),
    tokens: (input: string, output: string) => `${input} tokens read, ${output} written`,
    cached: (count: string) => `${count} of them cached`,
    unknownPrice: 'price unknown',
    free: 'no cost',
    total: 'Together',
    none: 'No model was asked.',
  },
  troubles: {
    heading: 'Errors and warnings',
    none: 'None.',
    error: 'Error',
    warning: 'Warning',
    unknownOutcome: 'Something that cannot be undone was begun, and nobody knows how it ended.',
  },
  pictures: {
    heading: 'Pictures',
    about: 'Passwords, card numbers, codes and secrets are covered in every picture.',
    leftOut: (count: number) =>
      `${counted(count, 'more picture')} of this run ${count === 1 ? 'has' : 'have'} no room in this file; ${count === 1 ? 'it lies' : 'they lie'} in the folder of the run.`,
    none: 'No pictures were kept with this run.',
    of: (number: number) => `Picture ${number}`,
    failure: 'when it failed',
    enlarge: 'to the large picture',
    back: (step: string) => `Back to: ${step}`,
    inHtml: (count: number) => `${counted(count, 'picture')} of the pages: see the HTML report.`,
  },
  made: 'Made by Lotsman from what the run wrote down. Words in quotes and pictures come from the pages that were visited.',
  minutes: 'min',
  seconds: 's',
  hours: 'h',
  colon: ':',
  quotes: ['“', '”'] as readonly [string, string],
};

/** All that a report says in its own words. */
export type Words = typeof english;
