import { LotsmanError } from '../../errors.ts';
import type { SessionEvent } from '../../events.ts';
import { visible, visibleLines } from '../../visible.ts';
import { addressOf } from '../address.ts';
import type { Command } from '../command.ts';
import { listenForStop } from '../interrupt.ts';
import { refusalLine } from '../session/refusal-line.ts';
import { sessionLine } from '../session-line.ts';

export const open: Command = {
  name: 'open',
  summary: 'Open a page in the browser and stay until it is closed.',
  description:
    'What happens in the browser is printed a line at a time: dialogs, downloads, new tabs, crashes. Log in to your sites here once: the profile keeps it for later runs. With --json each line is an event for a program.',
  argument: '<url>',
  json: true,
  examples: [
    ['lotsman open https://example.com', 'in a window, with the profile that is kept between runs'],
    ['lotsman open https://example.com --headless --json', 'without a window, events as JSON lines'],
    ['lotsman open https://example.com --cdp http://127.0.0.1:9222', 'in a browser that runs already'],
  ],

  async run({ config, args, terminal, json, log, redactor }) {
    const url = addressOf(args[0]);
    const [{ openGuardedSession }, { guardOptions }, { sessionOptions }] = await Promise.all([
      import('../../agent/guarded-session.ts'),
      import('../../agent/guarded-session-options.ts'),
      import('../../browser/options.ts'),
    ]);
    const { stopped, signal } = listenForStop();
    const show = (event: SessionEvent) => {
      log.debug(event.type, { ...event });
      terminal.print(json ? visible(redactor.redactJson(JSON.stringify(event))) : redactor.redact(sessionLine(event)));
    };
    const say = (sentence: string) => terminal.say(visibleLines(redactor.redact(sentence)));
    await using guarded = await openGuardedSession(
      sessionOptions(config),
      { ...guardOptions(config, [url]), onRefused: (refusal) => say(refusalLine(refusal)) },
      show,
      signal,
    );
    const { session, guard } = guarded;
    // A page that cannot be reached is no reason to close the window: the person may type another address.
    const going = guard.telling(() => session.tab.goto(url));
    going.catch(({ message }: Error) => {
      const isTold = guard.refusals.some(({ because }) => because === message);
      if (!isTold) say(message);
    });
    const end = await Promise.race([stopped, session.over]);
    if (typeof end === 'number') return end;
    if (end.how === 'killed') throw new LotsmanError('browser_killed', `The browser died: ${end.reason}.`);
    return undefined;
  },
};
