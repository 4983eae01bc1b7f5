import { LotsmanError } from '../../errors.ts';
import type { Command } from '../command.ts';

/** `lotsman "buy milk"`, or `lotsman` alone. The one place that says so until tasks can be run. */
export const task: Command = {
  name: 'task',
  summary: 'Do a task in the browser (not there yet).',
  argument: '[words...]',
  standsForAnyWord: true,
  examples: [],

  async run({ args }) {
    const sentence =
      args.length === 0
        ? 'Lotsman cannot be talked to yet.'
        : 'Lotsman cannot run tasks yet: so far it opens browsers and practice sites.';
    throw new LotsmanError('bad_usage', sentence, {
      hint: 'Try lotsman doctor, lotsman practice or lotsman open <url>; lotsman --help lists everything.',
    });
  },
};
