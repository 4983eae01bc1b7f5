import { join } from 'node:path';
import { oneOf, path, wholeNumber } from '../kinds.ts';
import { dollars, duration } from '../run-kinds.ts';
import { running, setting } from './setting.ts';

export const run = {
  maxSteps: setting({
    group: 'Run',
    about: 'After how many steps a run stops with what it has.',
    kind: wholeNumber({ min: 1, max: 10_000, unit: ' of steps' }),
    default: 60,
    flags: [{ flag: '--max-steps <count>' }],
    env: 'LOTSMAN_MAX_STEPS',
    commands: running,
  }),
  maxCost: setting({
    group: 'Run',
    about: 'How many US dollars a run may spend on its model before it stops with what it has.',
    kind: dollars,
    flags: [{ flag: '--max-cost <dollars>' }],
    env: 'LOTSMAN_MAX_COST',
    commands: running,
    otherwise: 'no limit',
  }),
  maxTime: setting({
    group: 'Run',
    about: 'How long a run may take, from its start, before it stops with what it has.',
    kind: duration,
    flags: [{ flag: '--max-time <time>' }],
    env: 'LOTSMAN_MAX_TIME',
    commands: running,
    otherwise: 'no limit',
  }),
  maxTokens: setting({
    group: 'Run',
    about: 'How many tokens a run may take, read and written, before it stops with what it has.',
    kind: wholeNumber({ min: 1, max: 1_000_000_000, unit: ' of tokens' }),
    flags: [{ flag: '--max-tokens <count>' }],
    env: 'LOTSMAN_MAX_TOKENS',
    commands: running,
    otherwise: 'no limit',
  }),
  input: setting({
    group: 'Run',
    about:
      'Who answers when a run asks: auto is the person at the terminal, where there is one; no parks the run and leaves; wait stays until lotsman answer is heard from elsewhere.',
    kind: oneOf(['auto', 'no', 'wait']),
    default: 'auto',
    flags: [
      { flag: '--no-input', means: 'no', about: 'Ask nobody: a run that needs an answer is parked.' },
      {
        flag: '--unattended',
        means: 'no',
        about: 'Nobody is there: whatever was not allowed beforehand parks the run.',
      },
      { flag: '--wait', means: 'wait', about: 'Ask nobody here, and wait for lotsman answer from elsewhere.' },
    ],
    env: 'LOTSMAN_INPUT',
    commands: ['task', 'resume'],
  }),
  pictures: setting({
    group: 'Run',
    about: 'Whether small pictures of the pages are kept with a run, for its report.',
    kind: oneOf(['on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off', 1: 'on', 0: 'off' }),
    default: 'on',
    flags: [{ flag: '--no-pictures', means: 'off', about: 'Keep no pictures of the pages with the run.' }],
    env: 'LOTSMAN_PICTURES',
    commands: running,
  }),
  store: setting({
    group: 'Run',
    about: 'The file in which runs are kept: their stories, results, questions and answers.',
    kind: path('a file'),
    default: ({ folders }) => join(folders.data, 'runs.sqlite'),
    flags: [{ flag: '--store <file>' }],
    env: 'LOTSMAN_STORE',
    commands: [...running, 'runs', 'show', 'report', 'answer', 'grants'],
    otherwise: 'runs.sqlite, beside the other data of Lotsman',
  }),
};
