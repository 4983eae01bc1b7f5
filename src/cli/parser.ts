import { Command as Commander, type CommanderError, Option } from 'commander';
import type { FlagValue } from '../config/load.ts';
import { type CommandName, flagName, rowsFor, rowsForAll, type Setting } from '../config/settings.ts';
import { LotsmanError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import type { Command, Context } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, programHelp, withArgument } from './help.ts';
import type { HelpStyle } from './help-style.ts';
import { painter, widthOf } from './terminal.ts';
import { version } from './version.ts';

export type Flags = Record<string, FlagValue>;
export type Run = (command: Command, given: Pick<Context, 'args' | 'json' | 'switches' | 'options'>) => Promise<void>;

/** The command line as the commands and the table of settings describe it. Notes the flags it meets, then runs. */
export function createParser(flags: Flags, run: Run): Commander {
  const style = (): HelpStyle => ({
    paint: painter(earlyColor(flags), process.stdout),
    width: widthOf(process.stdout),
  });
  const program = new Commander('lotsman')
    .version(version(), '-v, --version')
    .exitOverride((error) => leave(error, undefined))
    // What goes wrong comes back as an error, and is told in our own words.
    .configureOutput({ writeErr: () => {}, outputError: () => {}, getOutHasColors: () => true })
    .configureHelp({ formatHelp: () => programHelp(commands, style()) });
  for (const [, setting] of rowsForAll) addFlags(program, setting, flags);

  for (const command of commands) {
    const { name, json, switches = {}, options = {}, standsForAnyWord = false } = command;
    const built = program
      .command(withArgument(command), { isDefault: standsForAnyWord })
      .exitOverride((error) => leave(error, name))
      .configureHelp({ formatHelp: () => commandHelp(command, style()) })
      .allowUnknownOption(standsForAnyWord)
      .action(async () => {
        if (standsForAnyWord) refuseMistakes(built.args, name);
        const given = built.opts();
        if (given['help'] === true) {
          const help = await command.help?.(built.args, style());
          process.stdout.write(help ?? commandHelp(command, style()));
          return;
        }
        await run(command, {
          args: built.args,
          json: given['json'] === true,
          switches: new Set(Object.keys(given).filter((name) => name in switches)),
          options: valuesOf(options, given),
        });
      });
    // What a help says may take loading, which the parser's own way to show it does not wait for.
    if (command.help) built.helpOption(false).option('-h, --help');
    if (json) built.option('--json');
    for (const own of [...Object.keys(switches), ...Object.keys(options)]) built.option(`--${own}`);
    for (const [, setting] of rowsFor(name)) addFlags(built, setting, flags);
  }
  return program;
}

function valuesOf(options: object, given: Readonly<Record<string, unknown>>): Map<string, string> {
  const names = Object.keys(options).map((option) => option.replace(/ .*/, ''));
  // The parser keeps `--start-url` as startUrl.
  const keptAs = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const values = names.map((name) => [name, given[keptAs(name)]] as const);
  return new Map(values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Flags are noted as they were given; what they mean is for the table of settings to say. */
function addFlags(command: Commander, setting: Setting, noted: Flags): void {
  for (const flag of setting.flags ?? []) {
    const option = new Option(flag.flag);
    const name = flagName(flag);
    command.addOption(option);
    command.on(`option:${option.name()}`, (value: string | null) => {
      const before = noted[name];
      noted[name] = flag.repeat && value !== null ? [...(Array.isArray(before) ? before : []), value] : (value ?? true);
    });
  }
}

/** Before the configuration has been read, and when it cannot be. */
export function earlyColor(flags: Readonly<Flags>): 'auto' | 'always' | 'never' {
  const wish = flags['--no-color'] ? 'never' : (flags['--color'] ?? process.env['LOTSMAN_COLOR']);
  if (wish === 'always' || wish === 'never') return wish;
  return process.env['NO_COLOR'] ? 'never' : 'auto';
}

/** A word that is almost a command is a typing mistake, not a task; and a flag nobody knows is no part of a task. */
function refuseMistakes(words: readonly string[], command: CommandName): void {
  const [first] = words;
  if (first !== undefined && !/\s/.test(first)) refuseAlmostCommand(first);
  const strange = words.find((word) => word.startsWith('-') && word !== '-');
  if (strange === undefined) return;
  const { options = {} } = commands.find(({ name }) => name === command) ?? {};
  const own = Object.keys(options).map((option) => flagName({ flag: `--${option}` }));
  const settings = [...rowsForAll, ...rowsFor(command)].flatMap(([, { flags = [] }]) => flags.map(flagName));
  const known = ['--json', ...own, ...settings];
  throw unknownFlag(strange.replace(/=.*/s, ''), nearest(strange, known));
}

const names = commands.map((command) => command.name);

function refuseAlmostCommand(word: string): void {
  const meant = nearest(word, [...names, 'help']);
  if (meant !== undefined && meant !== word)
    throw new LotsmanError('bad_usage', `There is no command ${word}; did you mean ${meant}?`, {
      hint: 'If it is a task, put it into quotes with a few more words.',
    });
}

export function refuseUnknownCommand(word: string): void {
  if (word === 'help' || names.some((name) => name === word)) return;
  refuseAlmostCommand(word);
  throw new LotsmanError('bad_usage', `There is no command ${word}.`, { hint: 'lotsman --help lists the commands.' });
}

function unknownFlag(flag: string, meant: string | undefined, command?: CommandName): LotsmanError {
  const sentence = `There is no flag ${flag}${command === undefined || command === 'task' ? '' : ` for ${command}`}`;
  return new LotsmanError('bad_usage', meant === undefined ? `${sentence}.` : `${sentence}; did you mean ${meant}?`, {
    hint: helpOf(command),
  });
}

/** The parser leaves by errors: after the help and the version too. Its complaints become sentences. */
function leave(error: CommanderError, command: CommandName | undefined): never {
  throw error.exitCode === 0 ? error : inOurWords(error, command);
}

function inOurWords(error: CommanderError, command: CommandName | undefined): LotsmanError {
  const complaint = error.message.replace(/^error: /, '').split('\n', 1)[0] ?? '';
  const subject = /'([^']*)'/.exec(complaint)?.[1] ?? '';
  const hint = helpOf(command);
  switch (error.code) {
    case 'commander.unknownOption':
      return unknownFlag(subject, /Did you mean (?:one of )?([^,?]+)/.exec(error.message)?.[1], command);
    case 'commander.optionMissingArgument':
      return new LotsmanError('bad_usage', `${subject.replace(/ .*/, '')} needs a value: ${subject}.`, { hint });
    case 'commander.missingArgument':
      return new LotsmanError('bad_usage', `${command} needs one more word: <${subject}>.`, { hint });
    case 'commander.excessArguments':
      return new LotsmanError('bad_usage', `There are too many words after ${subject}.`, {
        hint: `${hint} A task goes into quotes: lotsman "${subject} …".`,
      });
    default:
      return new LotsmanError('bad_usage', `The command line is not understood: ${complaint}.`, { hint });
  }
}

function helpOf(command: CommandName | undefined): string {
  return command === undefined || command === 'task' ? 'See lotsman --help.' : `See lotsman ${command} --help.`;
}
