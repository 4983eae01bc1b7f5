import plainly from './said-again/plainly.json' with { type: 'json' };
import type { PilotTask, WrittenTask } from './task.ts';
import { doors } from './tasks/doors.ts';
import { food } from './tasks/food.ts';
import { forum } from './tasks/forum.ts';
import { gallery } from './tasks/gallery.ts';
import { jobs } from './tasks/jobs.ts';
import { mail } from './tasks/mail.ts';
import { market } from './tasks/market.ts';
import { office } from './tasks/office.ts';
import { storm } from './tasks/storm.ts';
import { travel } from './tasks/travel.ts';

/**
 * What the pilot has to be able to do, site by site. Written before the parser and without a look at it: a sentence that is changed
 * because the parser does not understand it measures nothing any more.
 */
const written: readonly WrittenTask[] = [
  ...mail,
  ...food,
  ...jobs,
  ...travel,
  ...office,
  ...forum,
  ...doors,
  ...gallery,
  ...market,
  ...storm,
];

const saidPlainly: Readonly<Record<string, string>> = plainly;

/** Each with a fourth wording, by people who were shown the first one and nothing of Lotsman. */
export const tasks: readonly PilotTask[] = written.map(({ wordings, ...task }) => ({
  ...task,
  wordings: [...wordings, saidPlainly[task.name] ?? ''],
}));
