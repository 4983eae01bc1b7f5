import type { Kind } from './kinds.ts';

// Kinds of values that only runs and their models have.

/** Who asks a model; the same words as in `brain/`, which this folder does not know. */
const ROLES = ['planner', 'navigator', 'guardian', 'validator', 'extractor', 'summariser'] as const;

export type RoleModels = Readonly<Partial<Record<(typeof ROLES)[number], string>>>;

/** What stands in for a model and is a file. */
const IN_FILE = /^(scripted:|recorded:|gguf\/)(.+)$/s;
/** The pilot, and who takes over from it. */
const AFTER_PILOT = /^(pilot\s*,\s*)(.+)$/s;

function locateModel(value: string, absolute: (path: string) => string): string {
  const [, pilot, next] = AFTER_PILOT.exec(value) ?? [];
  if (pilot !== undefined && next !== undefined) return `${pilot}${locateModel(next, absolute)}`;
  const [, kind, path] = IN_FILE.exec(value) ?? [];
  if (kind !== undefined && path !== undefined) return `${kind}${absolute(path)}`;
  return /\.gguf$/i.test(value) ? absolute(value) : value;
}

export const modelName: Kind<string> = {
  schema: (z) => z.string().trim().min(1),
  allowed:
    'a model such as anthropic/claude-sonnet-5 or ollama/qwen3:8b, a provider alone, a .gguf file, pilot, pilot and a model after a comma, scripted:FILE or recorded:FILE',
  locate: locateModel,
};

export const modelNames: Kind<readonly string[]> = {
  schema: (z) => z.preprocess((given) => pieces(given, /,/) ?? given, z.array(z.string().min(1))),
  allowed: 'a list of models such as openai/gpt-6-sol, ollama/qwen3:8b',
  show: (value) => value.join(', '),
};

export const roleModels: Kind<RoleModels> = {
  schema: (z) => z.preprocess(readPairs, z.partialRecord(z.enum(ROLES), z.string().trim().min(1))),
  allowed: `pairs of a role and a model such as planner=openai/gpt-6-sol; the roles are ${ROLES.join(', ')}`,
  show: (value) =>
    Object.entries(value)
      .map(([role, model]) => `${role}=${model}`)
      .join(', '),
  locate: (value, absolute) =>
    Object.fromEntries(Object.entries(value).map(([role, model]) => [role, locateModel(model, absolute)])),
};

/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cached?: number;
  readonly written?: number;
}

export type Prices = Readonly<Record<string, Price>>;

export const prices: Kind<Prices> = {
  schema: (z) => {
    const dollars = z.number().min(0);
    const price = z.strictObject({
      input: dollars,
      output: dollars,
      cached: dollars.optional(),
      written: dollars.optional(),
    });
    const exact = price.transform(({ input, output, cached, written }): Price => {
      return { input, output, ...(cached !== undefined && { cached }), ...(written !== undefined && { written }) };
    });
    return z.preprocess(readPrices, z.record(z.string().min(1), exact));
  },
  allowed:
    'dollars for a million tokens in and out, such as my/model=2,10 (a third number is for cached input), or a JSON object',
  show: (value) =>
    Object.entries(value)
      .map(
        ([model, { input, output, cached }]) =>
          `${model}=${[input, output, ...(cached === undefined ? [] : [cached])].join(',')}`,
      )
      .join('; '),
};

export const dollars: Kind<number> = {
  schema: (z) =>
    z.preprocess(
      (given) =>
        typeof given === 'string' && /^\$?\d+(?:\.\d+)?$/.test(given) ? Number(given.replace('$', '')) : given,
      z.number().positive(),
    ),
  allowed: 'an amount of US dollars above zero, such as 0.50',
  show: (value) => `$${value}`,
};

const UNITS = { h: 3_600_000, m: 60_000, s: 1_000 } as const;

/** In milliseconds; written with its units, because a bare number could be seconds or minutes. */
export const duration: Kind<number> = {
  schema: (z) =>
    z.string().transform((given, context) => {
      const [, h = 0, m = 0, s = 0] =
        /^(?:(\d{1,4})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s)?$/.exec(given.replaceAll(' ', '')) ?? [];
      const milliseconds = Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s;
      if (milliseconds > 0) return milliseconds;
      context.addIssue('no time');
      return z.NEVER;
    }),
  allowed: 'a time such as 90s, 10m or 1h30m',
  show: spokenDuration,
};

function spokenDuration(milliseconds: number): string {
  let rest = milliseconds;
  const parts = Object.entries(UNITS).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('');
}

/** The pieces of a text, or of all texts of a list: a flag that is repeated gives a list, a variable one text. */
function pieces(given: unknown, between: RegExp): string[] | undefined {
  const texts: unknown[] = Array.isArray(given) ? given : [given];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  return texts
    .flatMap((text) => text.split(between))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function readPairs(given: unknown): unknown {
  return pairsOf(pieces(given, BETWEEN_PAIRS)) ?? given;
}

/** A comma before the next pair; one within a value, as in `navigator=pilot,openai/gpt`, belongs to it. */
const BETWEEN_PAIRS = /,(?=[^,=]*=)|,\s*$/;

/** `a=1` and `b=2` as an object; undefined when one of them is no pair. */
function pairsOf(texts: readonly string[] | undefined): Record<string, string> | undefined {
  const pairs = texts?.map((text) => /^([^=]+)=(.+)$/s.exec(text));
  if (!pairs?.every((pair) => pair !== null)) return undefined;
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.trim(), value.trim()]));
}

function readPrices(given: unknown): unknown {
  if (typeof given === 'string' && given.trimStart().startsWith('{')) {
    try {
      return JSON.parse(given);
    } catch {
      return given;
    }
  }
  const pairs = pairsOf(pieces(given, /[;\n]/));
  if (!pairs) return given;
  return Object.fromEntries(Object.entries(pairs).map(([model, numbers]) => [model, priceOf(numbers)]));
}

function priceOf(text: string): unknown {
  const numbers = text.split(',').map((piece) => Number(piece.trim() || Number.NaN));
  const [input, output, cached] = numbers;
  if (numbers.length > 3) return undefined;
  return { input, output, ...(cached !== undefined && { cached }) };
}
