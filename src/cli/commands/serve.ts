import type { Command } from '../command.ts';
import { listenForStopTwice } from '../interrupt.ts';
import { version } from '../version.ts';

/** How long browsers may take to close when somebody insists on leaving. */
const FAREWELL = 1_500;

export const serve: Command = {
  name: 'serve',
  summary: 'Serve a page on which runs are begun, watched, answered and steered.',
  description:
    'The page is served on this machine only; its address holds a token without which it does nothing. Runs go on side by side, each in a browser of its own. Ctrl-C ends the step of each run and saves it, twice stops at once. To reach it from elsewhere, come through ssh -L, or give a certificate (--tls-cert, --tls-key) and a token of your own (LOTSMAN_SERVE_TOKEN) and choose the address with --host.',
  json: 'Print the address, the port and the token as JSON.',
  switches: { open: 'Open the page with the program that this machine has for it.' },
  examples: [
    ['lotsman serve --open', 'and the page is there'],
    ['lotsman serve --port 0 --json', 'on any free port, for a program'],
    ['lotsman serve --headless --model ollama/qwen3', 'what is set here holds for all runs'],
  ],

  async run({ config, flags, json, switches, terminal, log, redactor }) {
    const [{ Fleet }, { serve: startServing }, { openStore }] = await Promise.all([
      import('../../harbour/fleet.ts'),
      import('../../web/server/serve.ts'),
      import('../../store/sqlite.ts'),
    ]);
    const stops = listenForStopTwice();
    await using store = await openStore(config.store);
    const fleet = new Fleet({ flags, store, redactor, log });
    await using serving = await startServing({ config, fleet, store, redactor, log, version: version() });
    const { port, url, token } = serving;
    const address = `${url}#token=${token}`;
    if (json) terminal.json({ url, port, token, address });
    else {
      terminal.print(`The page is open until you press Ctrl-C: ${terminal.paint('cyan', address)}`);
      terminal.say('Whoever has this address can do all that you can do here: keep it to yourself.');
    }
    if (switches.has('open')) {
      const { openFile } = await import('../runs/report-file.ts');
      // Whoever is on this machine can see how programs were started.
      await openFile(serving.door()).catch(() => terminal.say('Nothing here opens pages: open the address yourself.'));
    }
    await aborted(stops.asked);
    if (fleet.live.length > 0)
      terminal.say('\nThe runs end their steps and are saved. Press Ctrl-C again to stop at once.');
    stops.insisted.addEventListener('abort', () => {
      fleet.abandon();
      setTimeout(() => process.exit(stops.exitCode), FAREWELL).unref();
    });
    await fleet.stop();
    return stops.exitCode;
  },
};

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
