import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { LotsmanError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import { foldersOf } from '../paths.ts';
import { readJson } from './json.ts';
import { MASK, type Zod } from './kinds.ts';
import {
  type CommandName,
  type Config,
  type ForeignVariable,
  flagName,
  type Key,
  rows,
  type Setting,
  settings,
  variables,
} from './settings.ts';

/** Where a value came from. */
export type Origin =
  | { readonly source: 'flag'; readonly name: string }
  | { readonly source: 'environment'; readonly name: string }
  | { readonly source: '.env'; readonly name: string; readonly file: string }
  | { readonly source: 'project file' | 'user file'; readonly name: string; readonly file: string }
  | { readonly source: 'default' };

/** A file that was looked for. */
export interface ConfigFile {
  readonly source: '.env' | 'project file' | 'user file';
  readonly path: string;
  readonly found: boolean;
}

export interface Loaded {
  readonly values: Config;
  readonly origins: Readonly<Record<Key, Origin>>;
  readonly files: readonly ConfigFile[];
  /** Names that begin with LOTSMAN_ and mean nothing to us: most likely typing mistakes. */
  readonly strangers: readonly { readonly name: string; readonly meant: string | undefined }[];
  /** Values meant for all programs that we cannot use, a sentence each. */
  readonly warnings: readonly string[];
  /** What no log may hold. */
  readonly secrets: readonly string[];
}

export interface Sources {
  /** Whose flags they are: the same flag may mean another setting to another command. */
  readonly command?: CommandName;
  /** By name, as given: `{ '--headed': true, '--browser': '/usr/bin/chromium', '--header': ['A: 1', 'B: 2'] }`. */
  readonly flags?: Readonly<Record<string, FlagValue>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly home?: string;
  readonly platform?: NodeJS.Platform;
}

export type FlagValue = string | true | readonly string[];

export const PROJECT_FILE = 'lotsman.config.json';

/**
 * The effective configuration: flags, then the environment, `.env`, the project file, the user file, the defaults.
 * Reads files and nothing else, so it can be asked about any folder and any environment.
 */
export async function load({
  command,
  flags = {},
  env = process.env,
  cwd = process.cwd(),
  home = homedir(),
  platform = process.platform,
}: Sources = {}): Promise<Loaded> {
  const folders = foldersOf({ platform, env, home });
  const dotenv = await readDotenv(join(cwd, '.env'));
  const project = await readSettings('project file', findProjectFile(cwd, home) ?? join(cwd, PROJECT_FILE));
  const user = await readSettings('user file', join(folders.config, 'config.json'));
  const { z } = await import('zod');

  const values: Record<string, unknown> = {};
  const origins: Record<string, Origin> = {};
  const warnings: string[] = [];
  const secrets: string[] = [];
  for (const [key, setting] of rows) {
    const offers = [
      ...(takesFlags(setting, command) ? fromFlags(setting, flags) : []),
      ...fromVariables(setting, env, (name): Origin => ({ source: 'environment', name })),
      ...fromVariables(setting, dotenv.entries, (name): Origin => ({ source: '.env', name, file: dotenv.path })),
      ...fromFile(key, setting, project),
      ...fromFile(key, setting, user),
    ];
    let winner: { value: unknown; origin: Origin } | undefined;
    for (const offer of offers) {
      // A wrong value is told also where another one wins, unless it was meant for other programs too.
      if (winner && offer.foreign) continue;
      const reading = read(z, key, setting, offer);
      if (reading.ok) winner ??= { value: located(setting, reading.value, offer.origin), origin: offer.origin };
      else if (offer.foreign?.shared) warnings.push(`${reading.complaint.message} It is passed over.`);
      else throw reading.complaint;
    }
    values[key] = winner ? winner.value : setting.fallback({ folders, sofar: values });
    origins[key] = winner?.origin ?? { source: 'default' };
    if (winner) secrets.push(...(setting.kind.secrets?.(winner.value) ?? []));
  }

  return {
    // The loop above went through the very table that this type is made from.
    values: values as Config,
    origins: origins as Record<Key, Origin>,
    files: [dotenv, project, user].map(({ source, path, found }) => ({ source, path, found })),
    strangers: strangersAmong([...Object.keys(env), ...Object.keys(dotenv.entries)]),
    warnings,
    secrets,
  };

  function located(setting: Setting, value: unknown, origin: Origin): unknown {
    const base = origin.source === 'project file' || origin.source === 'user file' ? dirname(origin.file) : cwd;
    return (
      setting.kind.locate?.(value, (path) => {
        if (path === '~' || path.startsWith('~/')) return join(home, path.slice(1));
        return isAbsolute(path) ? path : resolve(base, path);
      }) ?? value
    );
  }
}

/** In words, for tables: `--headed`, `LOTSMAN_PROXY`, `LOTSMAN_PROXY in /x/.env`, `/x/lotsman.config.json`. */
export function spokenOrigin(origin: Origin): string {
  switch (origin.source) {
    case 'flag':
    case 'environment':
      return origin.name;
    case '.env':
      return `${origin.name} in ${origin.file}`;
    case 'project file':
    case 'user file':
      return origin.file;
    case 'default':
      return 'default';
  }
}

/** A value as a person reads it, its secret parts masked; undefined when there is none. */
export function shown(key: Key, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const setting: Setting = settings[key];
  return setting.kind.show?.(value) ?? String(value);
}

interface Offer {
  readonly given: unknown;
  readonly origin: Origin;
  readonly foreign?: ForeignVariable | undefined;
}

function takesFlags({ commands }: Setting, command: CommandName | undefined): boolean {
  return command === undefined || command === 'config' || commands === 'all' || commands.includes(command);
}

function fromFlags({ flags = [] }: Setting, given: Readonly<Record<string, FlagValue>>): Offer[] {
  const used = flags.filter((flag) => given[flagName(flag)] !== undefined);
  const [first, second] = used.map(flagName);
  if (first !== undefined && second !== undefined)
    throw new LotsmanError('bad_usage', `${first} and ${second} contradict each other: give only one of them.`);
  return used.map((flag) => {
    const name = flagName(flag);
    return { given: 'means' in flag ? flag.means : given[name], origin: { source: 'flag', name } };
  });
}

/** A variable that is set to nothing counts as not set, as shells have it. */
function fromVariables(
  setting: Setting,
  env: Readonly<Record<string, string | undefined>>,
  originOf: (name: string) => Origin,
): Offer[] {
  return variables(setting).flatMap((name) => {
    const given = env[name];
    if (given === undefined || given === '') return [];
    const foreign = setting.foreign?.find((variable) => variable.name === name);
    return [{ given: foreign?.read?.(given) ?? given, origin: originOf(name), foreign }];
  });
}

interface SettingsFile extends ConfigFile {
  readonly source: 'project file' | 'user file';
  readonly entries: Readonly<Record<string, unknown>>;
}

function fromFile(key: Key, setting: Setting, { source, path, entries }: SettingsFile): Offer[] {
  if (!Object.hasOwn(entries, key)) return [];
  if (setting.environmentOnly)
    throw new LotsmanError(
      'bad_config',
      `"${key}" may not stand in ${path}: it is taken only from the variable ${variables(setting).join(' or ')}.`,
    );
  return [{ given: entries[key], origin: { source, name: key, file: path } }];
}

type Reading = { ok: true; value: unknown } | { ok: false; complaint: LotsmanError };

function read(z: Zod, key: Key, { kind }: Setting, { given, origin }: Offer): Reading {
  const result = kind.schema(z).safeParse(given);
  if (result.success) return { ok: true, value: result.data };
  const meant = typeof given === 'string' && !kind.secrets ? nearest(given, kind.known?.() ?? []) : undefined;
  const complaint = new LotsmanError(
    'bad_config',
    `${key} must be ${kind.allowed}, but ${accused(origin)} gave ${quoted(given, kind.masked)}.`,
    meant === undefined ? {} : { hint: `Did you mean ${meant}?` },
  );
  return { ok: false, complaint };
}

function accused(origin: Origin): string {
  if (origin.source === 'project file' || origin.source === 'user file') return `"${origin.name}" in ${origin.file}`;
  return spokenOrigin(origin);
}

function quoted(given: unknown, masked: ((given: string) => string) | undefined): string {
  if (masked && typeof given !== 'string') return MASK;
  const text = JSON.stringify(masked && typeof given === 'string' ? masked(given) : given);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

/**
 * The nearest project file from the current folder up to the root of the repository or the home folder. Where neither
 * lies above, only the current folder counts: what is in /tmp may be anyone's.
 */
function findProjectFile(cwd: string, home: string): string | undefined {
  const folders: string[] = [];
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    folders.push(folder);
    if (folder === resolve(home) || existsSync(join(folder, '.git'))) break;
    if (folder === dirname(folder)) return [join(cwd, PROJECT_FILE)].find(existsSync);
  }
  return folders.map((folder) => join(folder, PROJECT_FILE)).find(existsSync);
}

async function readSettings(source: SettingsFile['source'], path: string): Promise<SettingsFile> {
  const text = await readIfThere(path);
  if (text === undefined) return { source, path, found: false, entries: {} };
  const json = readJson(text);
  if (!json.ok)
    throw new LotsmanError(
      'bad_config',
      `${path} is not valid JSON at line ${json.spot.line}, column ${json.spot.column}.`,
    );
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    throw new LotsmanError('bad_config', `${path} must hold a JSON object of settings, such as {"headless": "yes"}.`);
  const entries = { ...json.value };
  for (const key of Object.keys(entries))
    if (key !== '$schema' && !Object.hasOwn(settings, key)) throw unknownKey(key, path);
  return { source, path, found: true, entries };
}

function unknownKey(key: string, path: string): LotsmanError {
  const meant = nearest(key, Object.keys(settings));
  const sentence = `There is no setting "${key}", which stands in ${path}`;
  return new LotsmanError(
    'bad_config',
    meant === undefined ? `${sentence}.` : `${sentence}; did you mean "${meant}"?`,
    meant === undefined ? { hint: 'lotsman config lists all settings.' } : {},
  );
}

interface DotenvFile extends ConfigFile {
  readonly entries: Readonly<Record<string, string | undefined>>;
}

async function readDotenv(path: string): Promise<DotenvFile> {
  const text = await readIfThere(path);
  return { source: '.env', path, found: text !== undefined, entries: text === undefined ? {} : parseEnv(text) };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    // EISDIR: some people call a folder .env.
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw new LotsmanError('bad_config', `${path} cannot be read: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  }
}

function strangersAmong(names: readonly string[]): Loaded['strangers'] {
  const known = rows.flatMap(([, setting]) => variables(setting));
  const strange = names.filter((name) => name.startsWith('LOTSMAN_') && !known.includes(name));
  return [...new Set(strange)].map((name) => ({ name, meant: nearest(name, known) }));
}
