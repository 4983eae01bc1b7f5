import type { Command } from '../command.ts';

export const installBrowser: Command = {
  name: 'install-browser',
  summary: 'Get a browser, if there is none on this machine.',
  description: 'First the Chromium that Playwright provides; where that cannot be had, the chromium of the system.',
  json: true,
  examples: [['lotsman install-browser', 'does nothing when a browser is there']],

  async run({ config, terminal, json }) {
    const { installBrowser } = await import('../../browser/install.ts');
    const found = await installBrowser({ report: terminal.say, configured: config.browser });
    if (json) terminal.json({ kind: found.kind, path: found.path });
    else terminal.print(found.path);
    return undefined;
  },
};
