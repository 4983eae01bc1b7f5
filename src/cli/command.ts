import type { FlagValue, Loaded } from '../config/load.ts';
import type { CommandName, Config } from '../config/settings.ts';
import type { Log, Redactor } from '../log.ts';
import type { HelpStyle } from './help-style.ts';
import type { Terminal } from './terminal.ts';

/** What a command gets to work with. */
export interface Context {
  readonly config: Config;
  /** The configuration with its origins and files. */
  readonly loaded: Loaded;
  /** The flags of settings as they were given, for another process to read in its turn. */
  readonly flags: Readonly<Record<string, FlagValue>>;
  /** The words after the name of the command. */
  readonly args: readonly string[];
  /** The result is for a program. */
  readonly json: boolean;
  /** The command's own switches that were given. */
  readonly switches: ReadonlySet<string>;
  /** The command's own options that were given, with their values. */
  readonly options: ReadonlyMap<string, string>;
  readonly terminal: Terminal;
  readonly log: Log;
  /** Knows the secrets of the configuration; whoever learns another one adds it. */
  readonly redactor: Redactor;
}

/** One command. From this come its help and its page in the docs; its flags come from the table of settings. */
export interface Command {
  readonly name: CommandName;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What more there is to know. */
  readonly description?: string;
  /** As in the help: `<url>`. */
  readonly argument?: string;
  /** Takes `--json`; the words say what that does, where it is more than printing the result as JSON. */
  readonly json?: true | string;
  /** Switches of this command alone, with what each does: `open` is given as `--open`. */
  readonly switches?: Readonly<Record<string, string>>;
  /** Options of this command alone that take a value: `out <file>` is given as `--out picture.png`. */
  readonly options?: Readonly<Record<string, string>>;
  /** A help that depends on the words before `--help`; undefined for the usual one. */
  help?(args: readonly string[], style: HelpStyle): Promise<string | undefined>;
  /** Taken when the first word is no command. */
  readonly standsForAnyWord?: true;
  readonly examples: readonly (readonly [command: string, meaning: string])[];
  /** Ends with an exit code, or with nothing for 0. Heavy modules are imported in here. */
  run(context: Context): Promise<number | undefined>;
}
