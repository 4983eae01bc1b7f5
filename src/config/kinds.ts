import type { z as zod } from 'zod';

/** Handed in instead of imported: zod costs more to load than all of `--help`, which needs only the words. */
export type Zod = typeof zod;

/** A kind of value: how it is read from text or JSON, what is allowed, how it is shown. */
export interface Kind<T> {
  schema(z: Zod): zod.ZodType<T>;
  /** Ends the sentence "x must be …". */
  readonly allowed: string;
  /** The few words it can be, for the help. */
  readonly choices?: readonly string[];
  /** The words among which a typing mistake is looked for. */
  known?(): readonly string[];
  /** As a person reads it, without its secret parts. */
  show?(value: T): string;
  /** What no log may hold. */
  secrets?(value: T): readonly string[];
  /** What may be repeated of a wrong value that could hold a secret. */
  masked?(given: string): string;
  /** Makes a relative path absolute: against the current folder, or that of the file it stands in. */
  locate?(value: T, absolute: (path: string) => string): T;
}

export const MASK = '***';

export function oneOf<const T extends string>(
  words: readonly T[],
  synonyms: Readonly<Record<string, T>> = {},
): Kind<T> {
  return {
    schema: (z) => z.preprocess((given) => synonyms[String(given)] ?? given, z.enum(words)),
    allowed: orList(words),
    choices: words,
    known: () => words,
  };
}

export function text(allowed: string, pattern = /\S/): Kind<string> {
  return { schema: (z) => z.string().regex(pattern), allowed };
}

export function path(what: string): Kind<string> {
  return {
    schema: (z) => z.string().min(1),
    allowed: `the path of ${what}`,
    locate: (value, absolute) => absolute(value),
  };
}

export function wholeNumber({ min, max, unit = '' }: { min: number; max: number; unit?: string }): Kind<number> {
  return {
    schema: (z) =>
      z.preprocess(
        (given) => (typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given),
        z.int().min(min).max(max),
      ),
    allowed: `a whole number${unit} from ${min} to ${max}`,
  };
}

export function url(protocols: readonly string[]): Kind<string> {
  const allowed = `an address that begins with ${orList(protocols.map((protocol) => `${protocol}//`))}`;
  return {
    schema: (z) => z.string().refine((given) => protocols.includes(parseUrl(given)?.protocol ?? '')),
    allowed,
    show: maskUrl,
    masked: maskUrl,
    secrets: secretsOfUrl,
  };
}

export const secretText: Kind<string> = {
  schema: (z) => z.string().min(1),
  allowed: 'a text that is not empty',
  show: () => MASK,
  masked: () => MASK,
  secrets: (value) => [value],
};

export function list<const T extends string>(words: readonly T[]): Kind<readonly T[]> {
  return {
    schema: (z) => z.preprocess(splitAtCommas, z.array(z.enum(words))),
    allowed: `a list of ${orList(words)}`,
    known: () => words,
    show: (value) => value.join(', '),
  };
}

export function freeList(items: string): Kind<readonly string[]> {
  return {
    schema: (z) => z.preprocess(splitAtCommas, z.array(z.string().min(1))),
    allowed: `a list of ${items}`,
    show: (value) => value.join(', '),
  };
}

export const locale: Kind<string> = {
  schema: (z) =>
    z.string().transform((given, context) => {
      try {
        const [canonical] = Intl.getCanonicalLocales(given.replaceAll('_', '-'));
        if (canonical !== undefined) return canonical;
      } catch {
        // Told below, in words that name the setting.
      }
      context.addIssue('not a locale');
      return z.NEVER;
    }),
  allowed: 'a language tag such as en-GB or ru',
};

export const timezone: Kind<string> = {
  schema: (z) =>
    z.string().refine((given) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: given });
        // Intl knows offsets such as +01:00 too, but a browser takes only names.
        return /^[A-Za-z]/.test(given);
      } catch {
        return false;
      }
    }),
  allowed: 'the name of a time zone such as Europe/Berlin or UTC',
  known: () => Intl.supportedValuesOf('timeZone'),
};

export type Viewport = 'window' | { readonly width: number; readonly height: number };

export const viewport: Kind<Viewport> = {
  schema: (z) => {
    const side = z.int().min(100).max(10_000);
    return z.preprocess(
      (given) => {
        const sides = typeof given === 'string' ? /^(\d{3,5})[x×](\d{3,5})$/.exec(given) : null;
        return sides ? { width: Number(sides[1]), height: Number(sides[2]) } : given;
      },
      z.union([z.literal('window'), z.strictObject({ width: side, height: side })]),
    );
  },
  allowed: 'a size such as 1280x800 (each side from 100 to 10000), or window',
  show: (value) => (value === 'window' ? value : `${value.width}x${value.height}`),
};

/** `none` keeps the browser from asking the system for one. */
export type Proxy =
  | 'none'
  | { readonly server: string; readonly username: string | undefined; readonly password: string | undefined };

export const proxy: Kind<Proxy> = {
  schema: (z) =>
    z.string().transform((given, context): Proxy => {
      if (given === 'none') return given;
      // Where names are resolved is not ours to choose: Chromium leaves it to SOCKS 5, and does it itself for SOCKS 4.
      const usual = given.replace(/^(?:(socks5)h|(socks4)a):/i, '$1$2:');
      const parsed = parseUrl(usual.includes('://') ? usual : `http://${usual}`);
      const withLogin = parsed !== undefined && (parsed.username !== '' || parsed.password !== '');
      const known = ['http:', 'https:', 'socks4:', 'socks5:'].includes(parsed?.protocol ?? '');
      // Chromium cannot log in to a SOCKS proxy: it would fail later, without a reason.
      if (!parsed?.hostname || !known || (withLogin && parsed.protocol.startsWith('socks'))) {
        context.addIssue('not a proxy');
        return z.NEVER;
      }
      return {
        server: `${parsed.protocol}//${parsed.host}`,
        username: decoded(parsed.username) || undefined,
        password: decoded(parsed.password) || undefined,
      };
    }),
  allowed:
    'the address of a proxy such as http://user:password@host:3128 (http, https, socks4 or socks5, also written socks4a and socks5h; a login only with http and https), or none',
  show: (value) => {
    if (value === 'none') return value;
    const login = value.username !== undefined || value.password !== undefined;
    return login ? value.server.replace('//', `//${MASK}@`) : value.server;
  },
  masked: maskUrl,
  secrets: (value) =>
    value === 'none' ? [] : [value.password ?? value.username].filter((secret) => secret !== undefined),
};

export interface HttpCredentials {
  /** The only site that gets them: a password for whoever asks is a password for everybody. */
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

export const httpCredentials: Kind<HttpCredentials> = {
  schema: (z) =>
    z.string().transform((given, context): HttpCredentials => {
      const address = parseUrl(given);
      if (address?.username && address.password && /^https?:$/.test(address.protocol))
        return { origin: address.origin, username: decoded(address.username), password: decoded(address.password) };
      context.addIssue('no credentials');
      return z.NEVER;
    }),
  allowed: 'the address of the site with the login in it, as in https://user:password@host',
  show: ({ origin }) => origin.replace('//', `//${MASK}@`),
  masked: () => MASK,
  secrets: ({ password }) => [password],
};

export type Headers = Readonly<Record<string, string>>;

export const headers: Kind<Headers> = {
  schema: (z) =>
    z.preprocess(
      readHeaders,
      z.record(
        z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/),
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a line end inside a header would begin another one
        z.string().regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/),
      ),
    ),
  allowed: 'lines of "Name: value", or a JSON object of names and values',
  show: (value) =>
    Object.keys(value)
      .map((name) => `${name}: ${MASK}`)
      .join(', '),
  masked: () => MASK,
  secrets: (value) => Object.values(value).flatMap((header) => [header, ...header.split(' ').slice(1)]),
};

function readHeaders(given: unknown): unknown {
  if (typeof given === 'string' && given.trimStart().startsWith('{')) {
    try {
      return JSON.parse(given);
    } catch {
      return given;
    }
  }
  const lines = typeof given === 'string' ? given.split(/\r?\n|\\n/).filter((line) => line.trim() !== '') : given;
  if (!Array.isArray(lines)) return given;
  const pairs = lines.map((line) => (typeof line === 'string' ? /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) : null));
  return pairs.includes(null) ? given : Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]]));
}

/** A flag that is repeated gives a list of texts, a variable one text with commas. */
function splitAtCommas(given: unknown): unknown {
  const pieces = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(pieces) || pieces.some((piece) => typeof piece !== 'string')) return given;
  return pieces
    .flatMap((piece: string) => piece.split(','))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Hides the login, what looks like a token in the path, and the values of the query; also in what is no URL. */
export function maskUrl(given: string): string {
  const address = readAddress(given);
  // Rather too much is hidden where a login might stand in the wrong place.
  if (!address || /[^/]@/.test(address.pathname))
    return given.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, `$1${MASK}@`).replace(/([?&][^=&#]*=)[^&#]*/g, `$1${MASK}`);
  const { protocol, username, password, host, search, hash } = address;
  const scheme = protocol === BARE ? '' : `${protocol}//`;
  const login = username === '' && password === '' ? '' : `${MASK}@`;
  const { secretive, open } = partsOfPath(address);
  const path = secretive.map((segment) => (isToken(segment) ? MASK : segment)).join('/') + open;
  const rest = `${path}${maskValues(search)}${maskValues(hash)}`;
  return `${scheme}${login}${host}${rest === '/' ? '' : rest}`;
}

/** What `maskUrl` hides, in the forms in which it may come up again. A name is a secret when it is all of the login. */
export function secretsOfUrl(given: string): string[] {
  const address = readAddress(given);
  if (!address) return [];
  const { username, password, search, hash } = address;
  const tokens = partsOfPath(address).secretive.filter(isToken);
  const values = [search, hash].flatMap(valuesOf);
  const forms = [password || username, ...tokens, ...values].flatMap((part) => [part, decoded(part)]);
  const asForms = values.map((value) => decoded(value.replaceAll('+', ' ')));
  // Masking these two would break every line of JSON.
  return [...new Set([...forms, ...asForms])].filter((secret) => !['', 'true', 'false'].includes(secret));
}

const BARE = 'bare:';

/** Also a host without a scheme, as in `user:password@host:11434`. */
function readAddress(given: string): URL | undefined {
  const address = parseUrl(given);
  if (address && address.host !== '') return address;
  return given.includes('://') ? undefined : parseUrl(`${BARE}//${given}`);
}

/** What follows `/devtools/` names a browser or a page, and is worth nothing to whoever cannot reach it anyway. */
function partsOfPath({ protocol, pathname }: URL): { secretive: string[]; open: string } {
  const end = /^wss?:$/.test(protocol) ? pathname.indexOf('/devtools/') : -1;
  const secretive = end < 0 ? pathname : pathname.slice(0, end);
  return { secretive: secretive.split('/'), open: pathname.slice(secretive.length) };
}

/** Long, and not made of words and numbers. */
function isToken(segment: string): boolean {
  const text = decoded(segment);
  return text.length >= 16 && !text.split(/[-_.~+ ]/).every((piece) => WORD.test(piece));
}

const WORD = /^(?:\p{Lu}?\p{Ll}{0,20}|[\p{L}\d]{1,4}|\d{1,10})$/u;

/** In a query or a fragment; a piece without a name is all value. */
function maskValues(part: string): string {
  return part.replace(/(^[?#]|&)([^=&]*=)?[^&]*/g, `$1$2${MASK}`);
}

function valuesOf(part: string): string[] {
  return part
    .slice(1)
    .split('&')
    .map((piece) => piece.replace(/^[^=]*=/, ''));
}

function parseUrl(given: string): URL | undefined {
  return URL.parse(given) ?? undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
