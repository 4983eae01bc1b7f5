import { type CommandName, type Flag, flagName, rowsFor, rowsForAll, type Setting } from '../../config/settings.ts';
import type { Command } from '../command.ts';

/** A flag as a shell offers it. */
export interface TypableFlag {
  /** With its dashes. */
  readonly name: string;
  readonly about: string;
  /** What follows it: nothing, one of these, a file, or any word. */
  readonly takes: 'nothing' | 'file' | 'word' | readonly string[];
}

/** A command as a shell offers it. */
export interface TypableCommand {
  readonly name: string;
  readonly about: string;
  /** Words that may come first after it. */
  readonly words: readonly string[];
  readonly flags: readonly TypableFlag[];
}

/** All that can be typed after `lotsman`, from the tables of commands and settings. */
export interface Typable {
  readonly commands: readonly TypableCommand[];
  /** Also before any command, and where the command is left out. */
  readonly flags: readonly TypableFlag[];
}

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof shells)[number];

export function typableFrom(commands: readonly Command[], own: Pick<Command, 'name' | 'summary'>): Typable {
  const forAll = [
    ...rowsForAll.flatMap(([, setting]) => flagsOf(setting)),
    { name: '--help', about: 'Show the help.', takes: 'nothing' } as const,
  ];
  const offered = commands.map((command) => ({
    name: command.name,
    about: command.summary,
    words: wordsIn(command.argument ?? ''),
    flags: [...ownFlags(command), ...settingsOf(command.name), ...forAll],
  }));
  const task = offered.find((_, index) => commands[index]?.standsForAnyWord);
  const names = offered.map(({ name }) => name);
  return {
    commands: [
      ...offered,
      { name: own.name, about: own.summary, words: shells, flags: forAll },
      { name: 'help', about: 'Show the help of a command.', words: [...names, own.name], flags: [] },
    ],
    flags: [...(task?.flags ?? forAll), { name: '--version', about: 'Print the version.', takes: 'nothing' }],
  };
}

function settingsOf(command: CommandName): TypableFlag[] {
  return rowsFor(command).flatMap(([, setting]) => flagsOf(setting));
}

function flagsOf(setting: Setting): TypableFlag[] {
  return (setting.flags ?? []).map((flag) => ({
    name: flagName(flag),
    about: flag.about ?? setting.about,
    takes: placeholderIn(flag.flag) === undefined ? 'nothing' : (setting.kind.choices ?? kindOf(flag)),
  }));
}

function ownFlags({ json, switches = {}, options = {} }: Command): TypableFlag[] {
  return [
    ...(json ? [{ name: '--json', about: 'Print the result as JSON.', takes: 'nothing' } as const] : []),
    ...Object.entries(switches).map(([name, about]) => ({ name: `--${name}`, about, takes: 'nothing' as const })),
    ...Object.entries(options).map(([name, about]) => {
      const flag = { flag: `--${name}` };
      return { name: flagName(flag), about, takes: kindOf(flag) };
    }),
  ];
}

/** `file` in `--out <file>`. */
function placeholderIn(flag: string): string | undefined {
  return /<([^>]+)>/.exec(flag)?.[1];
}

function kindOf({ flag }: Pick<Flag, 'flag'>): 'file' | 'word' {
  return /file|path|folder/.test(placeholderIn(flag) ?? '') ? 'file' : 'word';
}

/** `allow` and `revoke` in `[allow|revoke] [words...]`. */
function wordsIn(argument: string): string[] {
  return /[a-z-]+(?:\|[a-z-]+)+/.exec(argument)?.[0].split('|') ?? [];
}
