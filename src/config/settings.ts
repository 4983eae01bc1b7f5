import { browser } from './settings/browser.ts';
import { files } from './settings/files.ts';
import { models } from './settings/models.ts';
import { network } from './settings/network.ts';
import { output } from './settings/output.ts';
import { page } from './settings/page.ts';
import { practice } from './settings/practice.ts';
import { run } from './settings/run.ts';
import { serve } from './settings/serve.ts';
import type { CommandName, Flag, Setting } from './settings/setting.ts';

export type { CommandName, Flag, ForeignVariable, Setting } from './settings/setting.ts';

/** Every setting there is, in the order in which people are shown them. */
export const settings = {
  ...run,
  ...models,
  ...browser,
  ...page,
  ...network,
  ...files,
  ...output,
  ...serve,
  ...practice,
};

export type Key = keyof typeof settings;

/** The effective values of all settings, each with the type its row in the table gives it. */
export type Config = { readonly [K in Key]: ReturnType<(typeof settings)[K]['fallback']> };

/** The table as rows of one type, for whoever goes through all of it. */
export const rows: readonly (readonly [Key, Setting])[] = Object.entries(settings) as [Key, Setting][];

/** The settings whose flags a command takes of its own; those for all commands belong to the program. */
export function rowsFor(command: CommandName): readonly (readonly [Key, Setting])[] {
  return rows.filter(([, { commands, flags }]) => {
    if (commands === 'all' || flags === undefined) return false;
    return command === 'config' ? !flags.some(isAmbiguous) : commands.includes(command);
  });
}

/** It means different settings to different commands. */
function isAmbiguous(flag: Flag): boolean {
  const name = flagName(flag);
  return rows.filter(([, { flags = [] }]) => flags.some((one) => flagName(one) === name)).length > 1;
}

export const rowsForAll = rows.filter(([, { commands }]) => commands === 'all');

/** The name without what follows it: `--browser <path>` → `--browser`. */
export function flagName({ flag }: Flag): string {
  return flag.replace(/ .*$/, '');
}

/** All variables of a setting, the stronger first. */
export function variables({ env, foreign = [] }: Setting): readonly string[] {
  return [...(env === undefined ? [] : [env]), ...foreign.map(({ name }) => name)];
}
