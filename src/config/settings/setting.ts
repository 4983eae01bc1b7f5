import type { Folders } from '../../paths.ts';
import type { Kind } from '../kinds.ts';

/** The commands that take flags. `task` is the bare `lotsman "…"`. */
export type CommandName =
  | 'task'
  | 'demo'
  | 'resume'
  | 'runs'
  | 'show'
  | 'report'
  | 'answer'
  | 'graph'
  | 'grants'
  | 'open'
  | 'observe'
  | 'act'
  | 'session'
  | 'secrets'
  | 'doctor'
  | 'config'
  | 'practice'
  | 'serve'
  | 'install-browser'
  | 'completion';

/** One way to give a setting on the command line. */
export interface Flag {
  /** As in the help: `--browser <path>`. */
  readonly flag: string;
  /** What the bare flag stands for: `--headed` means headless "no". */
  readonly means?: unknown;
  /** May be given more than once; the values become a list. */
  readonly repeat?: true;
  /** Where it differs from that of the setting. */
  readonly about?: string;
}

/** A variable that other programs know too; ours come before it, and it is looked at only when it decides. */
export interface ForeignVariable {
  readonly name: string;
  read?(given: string): unknown;
  /** Set for all programs at once: a value that we cannot use is told and passed over, and stops nothing. */
  readonly shared?: true;
}

/** What a default may depend on. */
export interface Surroundings {
  readonly folders: Folders;
  /** The values of the settings above it in the table. */
  readonly sofar: Readonly<Record<string, unknown>>;
}

interface Described<T> {
  readonly group: 'Run' | 'Browser' | 'Page' | 'Network' | 'Files' | 'Output' | 'Serving' | 'Practice' | 'Models';
  readonly about: string;
  readonly kind: Kind<T>;
  readonly flags?: readonly Flag[];
  readonly env?: string;
  readonly foreign?: readonly ForeignVariable[];
  /** Keys stay in the environment: files are copied, committed and shared. */
  readonly environmentOnly?: true;
  /** Where its flags are taken; `config` takes all. */
  readonly commands: 'all' | readonly CommandName[];
  /** What happens without a value, or the default in general words where it depends on the machine. */
  readonly otherwise?: string;
}

/** One setting. From this come its flags, its variable, its validation, its line in `lotsman config` and in the docs. */
export interface Setting<T = unknown, Unset = unknown> extends Described<T> {
  fallback(at: Surroundings): T | Unset;
}

type Default<T> = T | ((at: Surroundings) => T);

export function setting<T>(described: Described<T> & { readonly default: Default<NoInfer<T>> }): Setting<T, never>;
export function setting<T>(described: Described<T>): Setting<T, undefined>;
export function setting<T>(described: Described<T> & { readonly default?: Default<T> }): Setting<T, undefined> {
  const { default: value, ...rest } = described;
  return { ...rest, fallback: (at) => (value instanceof Function ? value(at) : value) };
}

/** Those that share a session between commands. */
export const keeping = ['observe', 'act', 'session'] as const;
export const running = ['task', 'demo', 'resume', 'serve'] as const;
export const browsing = [...running, 'open', ...keeping] as const;
export const browsingAndDoctor = [...browsing, 'doctor'] as const;
