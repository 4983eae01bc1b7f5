import { shown, spokenOrigin } from '../../config/load.ts';
import { rows } from '../../config/settings.ts';
import { visible } from '../../visible.ts';
import type { Command } from '../command.ts';
import { columns } from '../terminal.ts';

export const config: Command = {
  name: 'config',
  summary: 'Show every setting, its value, and where the value came from.',
  description:
    'Flags win over variables, those over .env, lotsman.config.json of the project, config.json of the user, and defaults. Secrets are masked.',
  json: true,
  examples: [
    ['lotsman config', 'what holds in this folder'],
    ['lotsman config --headless --json', 'what would hold with that flag, for a program'],
  ],

  async run({ config, loaded: { origins, files, strangers }, terminal, json }) {
    const { paint, print, say, width } = terminal;
    for (const { name, meant } of strangers)
      say(`${visible(name)} is no setting${meant === undefined ? '.' : `; did you mean ${meant}?`}`);
    if (json) {
      const settings = rows.map(([key, { kind }]) => {
        const value = kind.masked ? shown(key, config[key]) : config[key];
        return [key, { value: value ?? null, ...origins[key] }];
      });
      terminal.json({ settings: Object.fromEntries(settings), files });
      return undefined;
    }

    const table = rows.map(([key, { group, otherwise = 'none' }]) => {
      const value = shown(key, config[key]) || undefined;
      const isDefault = origins[key].source === 'default';
      const origin = paint(isDefault ? 'dim' : 'cyan', spokenOrigin(origins[key]));
      const name = isDefault ? key : paint('bold', key);
      if (value === undefined) return { group, row: [name, paint('dim', `– ${otherwise}`)] };
      return { group, row: [name, isDefault ? value : paint('green', value), origin] };
    });
    // Aligned over all groups, then parted by them.
    const lines = columns(
      table.map(({ row }) => row),
      { width: Number.POSITIVE_INFINITY },
    );
    for (const [index, { group }] of table.entries()) {
      if (group !== table[index - 1]?.group) print(`${index > 0 ? '\n' : ''}${paint('bold', group)}`);
      print(lines[index]);
    }
    print(`\n${paint('bold', 'Read from')}`);
    const state = (found: boolean) => (found ? paint('green', 'read') : paint('dim', 'not there'));
    for (const line of columns(
      files.map(({ source, path, found }) => [source, state(found), path]),
      { width: Math.max(width, 100) },
    ))
      print(line);
    return undefined;
  },
};
