import type { Command } from './command.ts';
import { act } from './commands/act.ts';
import { answer } from './commands/answer.ts';
import { completionOf } from './commands/completion.ts';
import { config } from './commands/config.ts';
import { demo } from './commands/demo.ts';
import { doctor } from './commands/doctor.ts';
import { grants } from './commands/grants.ts';
import { graph } from './commands/graph.ts';
import { installBrowser } from './commands/install-browser.ts';
import { observe } from './commands/observe.ts';
import { open } from './commands/open.ts';
import { practice } from './commands/practice.ts';
import { report } from './commands/report.ts';
import { resume } from './commands/resume.ts';
import { runs } from './commands/runs.ts';
import { secrets } from './commands/secrets.ts';
import { serve } from './commands/serve.ts';
import { session } from './commands/session.ts';
import { show } from './commands/show.ts';
import { task } from './commands/task.ts';

const offered: readonly Command[] = [
  task,
  demo,
  runs,
  grants,
  show,
  report,
  answer,
  resume,
  serve,
  open,
  observe,
  act,
  session,
  secrets,
  practice,
  doctor,
  config,
  graph,
  installBrowser,
];

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [...offered, completionOf(offered)];
