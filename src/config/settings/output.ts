import { oneOf, path } from '../kinds.ts';
import { setting } from './setting.ts';

export const output = {
  logLevel: setting({
    group: 'Output',
    about: 'How much is logged.',
    kind: oneOf(['silent', 'error', 'warn', 'info', 'debug']),
    default: 'warn',
    flags: [
      { flag: '--log-level <level>' },
      { flag: '--debug', means: 'debug', about: 'Log everything, and show where an error came from.' },
    ],
    env: 'LOTSMAN_LOG_LEVEL',
    commands: 'all',
  }),
  logFormat: setting({
    group: 'Output',
    about: 'How the log is written, for people or for programs.',
    kind: oneOf(['text', 'json']),
    default: 'text',
    flags: [{ flag: '--log-format <format>' }],
    env: 'LOTSMAN_LOG_FORMAT',
    commands: 'all',
  }),
  logFile: setting({
    group: 'Output',
    about: 'A file to which the log is appended, instead of stderr.',
    kind: path('a file'),
    flags: [{ flag: '--log-file <file>' }],
    env: 'LOTSMAN_LOG_FILE',
    commands: 'all',
    otherwise: 'the log goes to stderr',
  }),
  color: setting({
    group: 'Output',
    about: 'When output is coloured; auto does so in a terminal.',
    kind: oneOf(['auto', 'always', 'never'], { true: 'always', false: 'never' }),
    default: 'auto',
    flags: [{ flag: '--color <when>' }, { flag: '--no-color', means: 'never', about: 'The same as --color never.' }],
    env: 'LOTSMAN_COLOR',
    foreign: [
      { name: 'NO_COLOR', read: () => 'never' },
      { name: 'FORCE_COLOR', read: (given) => (given === '0' || given === 'false' ? 'never' : 'always') },
    ],
    commands: 'all',
  }),
  language: setting({
    group: 'Output',
    about:
      'The language in which runs ask and tell, of reports, and of the list of practice sites in the terminal; auto follows the task in runs and reports, and the system elsewhere.',
    kind: oneOf(['auto', 'en', 'ru']),
    default: 'auto',
    flags: [{ flag: '--language <code>' }],
    env: 'LOTSMAN_LANGUAGE',
    commands: 'all',
  }),
  verbosity: setting({
    group: 'Output',
    about:
      'How much of a run is told: quiet is the result and questions alone, verbose adds what was read, each verdict and each request.',
    kind: oneOf(['quiet', 'normal', 'verbose']),
    default: 'normal',
    flags: [
      { flag: '--quiet', means: 'quiet', about: 'Tell nothing but the result, and ask what must be asked.' },
      {
        flag: '--verbose',
        means: 'verbose',
        about: 'Tell more: what was read, verdicts, requests, each question to a model.',
      },
    ],
    env: 'LOTSMAN_VERBOSITY',
    commands: ['task', 'resume'],
  }),
  display: setting({
    group: 'Output',
    about:
      'How a run is shown to a person at a terminal: auto draws it live, plain writes line after line, as is done everywhere else.',
    kind: oneOf(['auto', 'plain']),
    default: 'auto',
    flags: [
      {
        flag: '--plain',
        means: 'plain',
        about: 'Write plain lines, also at a terminal; for screen readers and recordings.',
      },
    ],
    env: 'LOTSMAN_DISPLAY',
    commands: ['task', 'resume'],
  }),
};
