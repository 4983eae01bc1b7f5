import {
  type ErrorCode,
  EXIT_BLOCKED,
  EXIT_BUG,
  EXIT_FAILED,
  EXIT_INTERRUPTED,
  EXIT_LIMIT,
  EXIT_PARTIAL,
  EXIT_UNHEALTHY,
} from '../errors.ts';

/** What an exit code means to whoever wrote the script around us. */
export const exitCodes: Readonly<Record<number, string>> = {
  0: 'All went well; a task is done, and what it claims was checked.',
  [EXIT_UNHEALTHY]: '`lotsman doctor` found something that is missing or broken.',
  2: 'What was typed or configured cannot be used; nothing was done.',
  3: 'The machine lacks something: a browser, a display, a free port, a model, a newer Node.',
  4: 'The browser could not be had, or was lost.',
  5: 'One page, or one call to the browser, failed.',
  6: 'The model could not be had, or gave no answer that can be used.',
  [EXIT_PARTIAL]: 'A part of the task is done; the result says what is missing, or what could not be proved.',
  [EXIT_FAILED]: 'The task could not be done; the result says why.',
  [EXIT_BLOCKED]:
    'The run waits for a person, and `lotsman answer` and `lotsman resume` go on with it; or something stands in its way that it cannot pass.',
  [EXIT_LIMIT]:
    'A limit was reached (`--max-steps`, `--max-cost`, `--max-time`, `--max-tokens`) before the task was done.',
  [EXIT_BUG]: 'A mistake of Lotsman’s own. Run the same with `--debug`, and please report it.',
  [EXIT_INTERRUPTED]:
    'Stopped by Ctrl-C; `lotsman resume` goes on with a run. Other signals end with 128 and their number too: 143 for SIGTERM, 129 for SIGHUP.',
};

/** What each kind of trouble means. A new code without a sentence does not compile. */
export const errorCodes: Readonly<Record<ErrorCode, string>> = {
  bad_usage: 'The command line is not understood: an unknown command or flag, a missing value.',
  bad_config: 'A setting has a wrong value, or a file of settings cannot be read.',
  bad_input: 'What a command was given to work on makes no sense to it.',
  no_such_run: 'No run has this id, or more than one begins with it.',
  no_browser: 'There is no browser, or the configured one cannot be started.',
  install_failed: 'A browser could not be installed.',
  no_display: 'A window was asked for where there is no display.',
  port_in_use: 'Another program has the port.',
  no_model: 'The model that was named is not there, or what only a model can do was wanted without one.',
  store_failed: 'The file in which runs are kept cannot be used; the message says why.',
  secrets_failed: 'The file of secrets, or the key to it, cannot be used; the message says why.',
  model_key: 'The provider does not accept the key, or its credit is used up.',
  model_unreachable:
    'The model’s server does not answer, fails, or wants to be left alone for longer than a run can wait.',
  model_refused: 'The model will not answer.',
  model_confused: 'The model gave no answer that can be used, also when it was told what was wrong.',
  context_too_long: 'The question is longer than the model can read.',
  profile_in_use: 'Another process has the profile open; the message says which.',
  run_in_use: 'Another process drives the run; the message says which.',
  launch_failed: 'The browser was started and did not come up.',
  attach_failed: 'The running browser could not be attached to.',
  browser_closed: 'The person closed the browser.',
  browser_killed: 'The browser process died.',
  connection_lost: 'The connection to the browser broke and could not be made again.',
  wrong_version: 'The kept session was started by another version of Lotsman.',
  tab_crashed: 'A page crashed.',
  tab_closed: 'The tab was closed while something was being done in it.',
  deadline: 'A call to the browser took longer than its deadline.',
  navigation_failed: 'A page could not be reached.',
  stopped: 'The person stopped it before it was done.',
  stale_id: 'The number stands for nothing on the page any more, or for something that has changed.',
  covered: 'Something lies over the element, or it cannot be seen.',
  page_replaced: 'The page was replaced by another one while it was being looked at or touched.',
  not_set: 'A control did not take the value it was given; the message says what it shows instead.',
};
