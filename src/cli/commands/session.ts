import { LotsmanError } from '../../errors.ts';
import { nearest } from '../../nearest.ts';
import type { Command } from '../command.ts';

const DEEDS = ['start', 'list', 'stop'] as const;

export const session: Command = {
  name: 'session',
  summary: 'Start, list or stop the sessions that stay open between commands.',
  description:
    'A session is a browser that waits for lotsman observe and lotsman act. Both start one by themselves; start does so beforehand, with the flags that it should have. It ends when it is stopped, when its browser is closed, or after a time without commands.',
  argument: '<start|list|stop> [name]',
  json: true,
  switches: { all: 'Stop every session.' },
  examples: [
    ['lotsman session start', 'a browser window that waits for commands'],
    ['lotsman session start work --headless', 'another one, with a profile of its own and without a window'],
    ['lotsman session list', 'which are open, where, and where their logs are'],
    ['lotsman session stop', 'close the browser'],
  ],

  async run(context) {
    const [deed = '', name] = context.args;
    switch (deed) {
      case 'start':
        return (await import('./session/start.ts')).start(context, name);
      case 'list':
        return (await import('./session/list.ts')).list(context);
      case 'stop':
        return (await import('./session/stop.ts')).stop(context, name);
      default:
        throw unknownDeed(deed);
    }
  },
};

function unknownDeed(word: string): LotsmanError {
  const meant = nearest(word, DEEDS);
  return new LotsmanError(
    'bad_usage',
    `session cannot ${word}${meant === undefined ? '.' : `; did you mean ${meant}?`}`,
    {
      hint: `It knows ${DEEDS.join(', ')}: see lotsman session --help.`,
    },
  );
}
