import { visibleLines } from '../../visible.ts';
import { addressOf } from '../address.ts';
import type { Command } from '../command.ts';
import { listenForStop } from '../interrupt.ts';

export const observe: Command = {
  name: 'observe',
  summary: 'Show what the agent sees of a page: a small text with a number for everything that can be acted on.',
  description:
    'The visible part of the page in reading order, frames and shadow roots included, and a line about the rest. With --json the same as a value.',
  argument: '<url>',
  json: true,
  examples: [
    ['lotsman observe https://example.com', 'the page as a model would read it'],
    ['lotsman observe https://example.com --json --headless', 'the same for a program, without a window'],
  ],

  async run({ config, args, terminal, json, redactor }) {
    const url = addressOf(args[0]);
    const [{ openSession }, { sessionOptions }, { Eyes }, { render }] = await Promise.all([
      import('../../browser/session.ts'),
      import('../../browser/options.ts'),
      import('../../browser/observe.ts'),
      import('../../browser/render.ts'),
    ]);
    const { signal } = listenForStop();
    await using session = await openSession(sessionOptions(config), undefined, signal);
    await session.tab.goto(url);
    const observation = await new Eyes(session.tab, config.deadline).observe();
    if (json) terminal.json(JSON.parse(redactor.redactJson(JSON.stringify(observation))));
    else terminal.print(visibleLines(redactor.redact(render(observation))));
    return undefined;
  },
};
