import type { SessionEvent } from '../../events.ts';
import type { Refusal } from '../../safety/proxy/guard-proxy.ts';
import type { Command, Context } from '../command.ts';
import { listenForStop } from '../interrupt.ts';
import { refusalLine } from '../session/refusal-line.ts';
import { sessionLine } from '../session-line.ts';
import { spokenLanguage } from '../spoken-language.ts';
import { columns, wrapped } from '../terminal.ts';

export const practice: Command = {
  name: 'practice',
  summary: 'Start the practice sites: little websites to try things on without risk.',
  description: 'They run on this machine only, start afresh for every visitor, and stop with Ctrl-C.',
  json: true,
  switches: { open: 'Open their list in the browser too, and stop when it is closed.' },
  examples: [
    ['lotsman practice', 'on port 4310'],
    ['lotsman practice --open', 'and a browser window with all of them'],
    ['lotsman practice --port 0 --json', 'on any free port, the addresses for a program'],
  ],

  async run(context) {
    const { config, terminal, json, switches } = context;
    const { startPractice } = await import('../../practice/server.ts');
    const { stopped } = listenForStop();
    const { port, sites, url, close } = await startPractice({ port: config.practicePort });
    const hub = `http://localhost:${port}`;
    const language = spokenLanguage(config.language);
    const addresses = sites.map(({ name, title, about }) => ({
      name,
      title: title[language],
      about: about[language],
      url: url(name),
      state: `${hub}/state/${name}`,
    }));

    if (json) terminal.json({ port, url: `${hub}/`, sites: addresses });
    else {
      const { paint, print, width } = terminal;
      const heads = columns(addresses.map(({ title, url }) => [paint('bold', title), paint('cyan', url)]));
      print('The practice sites are open until you press Ctrl-C.');
      for (const [index, { about }] of addresses.entries()) {
        print(`\n${heads[index]}`);
        if (about !== '') for (const line of wrapped(about, width - 2)) print(paint('dim', `  ${line}`));
      }
      print(`\nAll of them: ${paint('cyan', `${hub}/`)}`);
      print(`What a server holds: visit ${paint('cyan', url('mail', '/', 'you'))}`);
      print(`                then see ${paint('cyan', `${hub}/state/mail?visitor=you`)}`);
    }
    try {
      return await (switches.has('open') ? browse(hub, context, stopped) : stopped);
    } finally {
      await close();
    }
  },
};

/** Shows the list in a browser session; ends when the person closes it, or with the stop that they asked for. */
async function browse(url: string, { config, terminal, redactor }: Context, stopped: Promise<number>): Promise<number> {
  const [{ openGuardedSession }, { guardOptions }, { sessionOptions }] = await Promise.all([
    import('../../agent/guarded-session.ts'),
    import('../../agent/guarded-session-options.ts'),
    import('../../browser/options.ts'),
  ]);
  const show = (event: SessionEvent) => terminal.say(redactor.redact(sessionLine(event)));
  const { port } = new URL(url);
  const guarding = guardOptions({ ...config, allowSites: [...config.allowSites, `http://*.localhost:${port}`] }, [url]);
  const onRefused = (refusal: Refusal) => terminal.say(redactor.redact(refusalLine(refusal)));
  await using guarded = await openGuardedSession(sessionOptions(config), { ...guarding, onRefused }, show);
  const { session } = guarded;
  await session.tab.goto(url);
  const end = await Promise.race([stopped, session.over]);
  return typeof end === 'number' ? end : 0;
}
