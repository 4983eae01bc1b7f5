import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { styleText } from 'node:util';
import { isLotsmanError, LotsmanError } from './errors.ts';
import { MASK } from './secrets.ts';
import { visible } from './visible.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';
export type LogFormat = 'text' | 'json';
export type Fields = Readonly<Record<string, unknown>>;

/** What the program tells about itself, a line at a time; never its results. */
export interface Log {
  error(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  debug(message: string, fields?: Fields): void;
  /** The same log, with fields such as `run` and `step` on every line. */
  child(bindings: Fields): Log;
}

export interface LogOptions {
  readonly level: LogLevel;
  readonly format: LogFormat;
  readonly redactor: Redactor;
  /** Takes one finished line, its line end included. */
  write(line: string): void;
  readonly color?: boolean;
  readonly bindings?: Fields;
  now?(): Date;
}

const WEIGHT: Readonly<Record<LogLevel, number>> = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 };

export function createLog(options: LogOptions): Log {
  const { level, format, redactor, write, bindings = {}, now = () => new Date() } = options;
  const put =
    (lineLevel: Exclude<LogLevel, 'silent'>) =>
    (message: string, fields: Fields = {}) => {
      if (WEIGHT[lineLevel] > WEIGHT[level]) return;
      const withStack = level === 'debug';
      // Twice: on the values, where a secret is still in one piece, and on the line, where nothing can hide any more.
      const said = redactor.redact(message);
      const facts = plainFields({ ...bindings, ...fields }, { withStack, redact: (text) => redactor.redact(text) });
      const time = now().toISOString();
      write(
        format === 'json'
          ? `${visible(redactor.redactJson(JSON.stringify({ time, level: lineLevel, message: said, ...facts })))}\n`
          : `${painted(redactor.redact(textLine(time, lineLevel, said, facts)), lineLevel, options.color ?? false)}\n`,
      );
    };
  return {
    error: put('error'),
    warn: put('warn'),
    info: put('info'),
    debug: put('debug'),
    child: (more) => createLog({ ...options, bindings: { ...bindings, ...more } }),
  };
}

/** Appends to a file, each line at once: what was logged before a crash is there after it. */
export function fileWriter(path: string): (line: string) => void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'a', 0o600);
    return (line) => void writeSync(file, line);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new LotsmanError('bad_config', `The log file ${path} cannot be written: ${reason}.`, {
      hint: 'Choose another one with --log-file, or leave it out to log to stderr.',
      cause,
    });
  }
}

/** Below this a secret is not masked: it would tear holes into ordinary words. */
const SHORTEST_SECRET = 4;

/**
 * Masks secret values in text, in the forms in which they travel: as they are, URL-encoded, JSON- and HTML-escaped, in base64 and
 * hexadecimal. Small letters and capitals are the same to it: a page may show either, and codes are spelt in both.
 */
export class Redactor {
  #forms = new Set<string>();
  /** By code units, since a text may be cut in the middle of a character; and by code points, where the engine folds letters rightly. */
  #patterns: readonly RegExp[] = [];

  constructor(secrets: Iterable<string> = []) {
    this.add(...secrets);
  }

  add(...secrets: readonly string[]): void {
    for (const secret of secrets)
      if (secret.length >= SHORTEST_SECRET) for (const form of formsOf(secret)) this.#forms.add(form);
    // The longest first, or the start of a long secret would be masked as a short one and its rest stay readable.
    const sorted = [...this.#forms].sort((a, b) => b.length - a.length).map(escapeForRegExp);
    this.#patterns = sorted.length > 0 ? ['gi', 'giu'].map((flags) => new RegExp(sorted.join('|'), flags)) : [];
  }

  redact(text: string): string {
    // What is left of and right of a mask may form a secret anew. Each round shortens the text, so there is a last one.
    for (let before = text; ; ) {
      const after = this.#patterns.reduce((rest, pattern) => rest.replace(pattern, MASK), before);
      if (after === before) return after;
      before = after;
    }
  }

  /** Where secrets stand in a text. */
  find(text: string): (readonly [from: number, to: number])[] {
    const found = this.#patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
    const ends = new Map(
      found.map(({ 0: { length }, index }) => [`${index} ${length}`, [index, index + length] as const]),
    );
    return [...ends.values()];
  }

  get isEmpty(): boolean {
    return this.#forms.size === 0;
  }

  /** For a line of JSON: what comes back is one too, even when a secret looks like a piece of the syntax. */
  redactJson(line: string): string {
    const redacted = this.redact(line);
    if (redacted === line || isJson(redacted)) return redacted;
    const substitute = this.redact(JSON.stringify({ redacted: MASK }));
    return isJson(substitute) ? substitute : '{}';
  }
}

function formsOf(secret: string): Set<string> {
  // A page shows one space for many, and may spell accents in another way.
  const texts = new Set([secret, secret.trim().replace(/\s+/g, ' '), secret.normalize('NFC'), secret.normalize('NFD')]);
  return new Set([...texts].flatMap(writings).filter((form) => form.length >= SHORTEST_SECRET));
}

function writings(text: string): string[] {
  const wellFormed = text.toWellFormed();
  const json = escaped(text);
  const uri = encodeURIComponent(wellFormed);
  const query = new URLSearchParams([['', wellFormed]]).toString().slice(1);
  return [
    ...[text, uri, encodeURIComponent(uri), encodeURIComponent(json), query, userInfo(wellFormed)],
    ...[json, escaped(json), asciiEscaped(text), Buffer.from(text).toString('hex')],
    ...htmlForms(text),
    ...base64Forms(text),
    ...(json === text ? [] : base64Forms(json)),
  ];
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** In the text of HTML, in its attributes, and as those write it who trust nothing. */
function htmlForms(text: string): string[] {
  if (!/[&<>"'\u00a0]/.test(text)) return [];
  const named = (chars: RegExp, apostrophe = "'") =>
    text.replace(chars, (char) => NAMED[char] ?? (char === "'" ? apostrophe : '&nbsp;'));
  const apostrophes = ["'", '&#39;', '&#x27;', '&#039;', '&apos;'];
  const numbered = [10, 16].map((base) =>
    text.replace(/[&<>"']/g, (char) => `&#${base === 16 ? 'x' : ''}${char.charCodeAt(0).toString(base)};`),
  );
  const all = apostrophes.flatMap((one) => [named(/[&<>"']/g, one), named(/[&<>"'\u00a0]/g, one)]);
  return [named(/[&<>]/g), named(/[&<>\u00a0]/g), named(/[&"]/g), named(/[&"\u00a0]/g), ...all, ...numbered];
}

/** As it stands between `://` and `@` of an address, where fewer characters are encoded. */
function userInfo(secret: string): string {
  const address = new URL('http://host');
  address.password = secret;
  return address.password;
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function asciiEscaped(text: string): string {
  return escaped(text).replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Base64 reads three bytes at a time, so a secret inside something longer (`user:password`) has three faces, by where it
 * begins. Of each, the characters that depend on the secret alone are taken.
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const whole = bytes.toString('base64').replace(/=+$/, '');
  const faces = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const [from, to] = [Math.ceil((offset * 8) / 6), Math.floor((shifted.length * 8) / 6)];
    return shifted.toString('base64').slice(from, to);
  });
  const standard = [whole, ...faces];
  return [...standard, ...standard.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}

function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Plainly {
  readonly withStack: boolean;
  redact(text: string): string;
}

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const DEEPEST = 6;

function plainFields(fields: Fields, how: Plainly): Record<string, Plain> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined.map(([key, value]) => [key, plain(value, how, 0)]));
}

/** Anything as JSON can hold it: errors with what they carry, no loops, no bottomless depth. */
function plain(value: unknown, how: Plainly, depth: number): Plain {
  if (typeof value === 'string') return how.redact(value);
  if (typeof value === 'boolean' || value === null || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  if (typeof value !== 'object') return how.redact(String(value));
  if (depth >= DEEPEST) return '…';
  if (value instanceof Error) return plainError(value, how, depth);
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  if (value instanceof URL) return how.redact(value.href);
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (value instanceof Map) return plain(Object.fromEntries(value), how, depth);
  if (Array.isArray(value) || value instanceof Set) return [...value].map((item) => plain(item, how, depth + 1));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item, how, depth + 1)]));
}

function plainError(error: Error, how: Plainly, depth: number): Plain {
  const code = isLotsmanError(error) ? error.code : 'code' in error ? String(error.code) : undefined;
  const facts: Record<string, Plain> = { name: error.name };
  if (code !== undefined) facts['code'] = how.redact(code);
  facts['message'] = how.redact(error.message);
  if (isLotsmanError(error) && error.hint !== undefined) facts['hint'] = how.redact(error.hint);
  if (error instanceof AggregateError) facts['errors'] = plain(error.errors, how, depth + 1);
  if (error.cause !== undefined) facts['cause'] = plain(error.cause, how, depth + 1);
  if (how.withStack && error.stack !== undefined) facts['stack'] = how.redact(error.stack);
  return facts;
}

function textLine(time: string, level: LogLevel, message: string, facts: Readonly<Record<string, Plain>>): string {
  const { stacks, rest } = withoutStacks(facts);
  const pairs = Object.entries(rest).map(([key, value]) => ` ${key}=${textValue(value)}`);
  const lines = stacks.flatMap((stack) => stack.split('\n')).map((line) => `\n    ${visible(line.trim())}`);
  return `${time} ${level.padEnd(5)} ${visible(message)}${pairs.join('')}${lines.join('')}`;
}

/** In text a stack reads best on lines of its own, below the one it belongs to. */
function withoutStacks(facts: Readonly<Record<string, Plain>>): { stacks: string[]; rest: Record<string, Plain> } {
  const stacks: string[] = [];
  const strip = (value: Plain): Plain => {
    if (typeof value !== 'object' || value === null) return value;
    if (isList(value)) return value.map(strip);
    const { stack, ...rest } = value;
    if (typeof stack === 'string') stacks.push(stack);
    return Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, strip(item)]));
  };
  return { rest: Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, strip(value)])), stacks };
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function textValue(value: Plain): string {
  if (typeof value !== 'string') return visible(JSON.stringify(value));
  return /^[\w./:@+-]+$/.test(value) ? value : visible(JSON.stringify(value));
}

const COLORS = { silent: 'dim', error: 'red', warn: 'yellow', info: 'blue', debug: 'dim' } as const;

/** Painted last, so that no colour code can stand in the middle of a secret. */
function painted(line: string, level: LogLevel, color: boolean): string {
  const parts = color ? /^(\S+) (\w+\s*) (.*)$/s.exec(line) : null;
  if (!parts) return line;
  const [, time = '', word = '', rest = ''] = parts;
  const style = { validateStream: false } as const;
  return `${styleText('dim', time, style)} ${styleText(COLORS[level], word, style)} ${rest}`;
}
