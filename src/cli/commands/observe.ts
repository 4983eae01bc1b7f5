import { LotsmanError } from '../../errors.ts';
import { visibleLines } from '../../visible.ts';
import { addressOf } from '../address.ts';
import type { Command, Context } from '../command.ts';

export const observe: Command = {
  name: 'observe',
  summary: 'Show what the agent sees of a page: a small text with a number for everything that can be acted on.',
  description:
    'The visible part of the page in reading order, frames and shadow roots included, and a line about the rest. It looks at the page of the kept session, or goes to the address first; a session is started if there is none. With --json the same as a value.',
  argument: '[url]',
  json: true,
  switches: {
    whole: 'All of the page, not only what is in view.',
    changes: 'Only what is different since the last look.',
    once: 'Open a browser for this one look and close it again.',
  },
  examples: [
    ['lotsman observe https://example.com', 'the page as a model would read it'],
    ['lotsman observe --changes', 'what is new on the page of the session'],
    ['lotsman observe https://example.com --once --headless --json', 'one look for a program, nothing stays open'],
  ],

  async run(context) {
    const { args, terminal, json, switches, redactor } = context;
    if (switches.has('whole') && switches.has('changes'))
      throw new LotsmanError('bad_usage', '--whole and --changes contradict each other: give only one of them.');
    const url = args[0] === undefined ? undefined : addressOf(args[0]);
    const { value, text = '' } = await (switches.has('once')
      ? lookOnce(context, addressOf(args[0]))
      : lookAtKept(context, url));
    if (json) terminal.json(JSON.parse(redactor.redactJson(JSON.stringify(value))));
    else terminal.print(visibleLines(redactor.redact(text)));
    return undefined;
  },
};

interface Look {
  value: unknown;
  text?: string | undefined;
}

async function lookAtKept(context: Context, url: string | undefined): Promise<Look> {
  const { askKept } = await import('../session/kept.ts');
  const { json, switches } = context;
  const scope = switches.has('whole') ? 'page' : switches.has('changes') ? 'changes' : 'viewport';
  return askKept(context, { ask: 'observe', form: json ? 'json' : 'text', url, scope });
}

async function lookOnce({ config, switches, json, redactor }: Context, url: string): Promise<Look> {
  const [{ openHeld }, { listenForStop }] = await Promise.all([
    import('../session/held.ts'),
    import('../interrupt.ts'),
  ]);
  const { signal } = listenForStop();
  const held = await openHeld({ config, listener: () => {}, redactor, signal });
  try {
    const scope = switches.has('whole') ? 'page' : 'viewport';
    return await held.work({ ask: 'observe', form: json ? 'json' : 'text', url, scope }, signal);
  } finally {
    await held.close();
  }
}
