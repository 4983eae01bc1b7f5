import type { Tool } from '../../browser/tool.ts';
import { LotsmanError } from '../../errors.ts';
import { nearest } from '../../nearest.ts';
import { type Field, fieldsOf, isDeep, type Kind, spokenKind } from './action-fields.ts';

type Input = Record<string, unknown>;

/**
 * What an action is given, from the words of a command line: `id=12`, or bare words for the fields in their order, the
 * required ones first. What the action would not understand is said here, before a browser is asked.
 */
export function readInput(tool: Tool, words: readonly string[], json?: string): Input {
  const fields = fieldsOf(tool);
  const input: Input = json === undefined ? {} : readJson(json);
  for (const word of words) {
    const [, name = '', text = word] = /^([a-z]\w*)=(.*)$/is.exec(word) ?? [];
    const field = name === '' ? nextFree(fields, input) : fields.find((one) => one.name === name);
    if (!field) throw name === '' ? tooMuch(tool, word) : unknownField(tool, name, fields);
    input[field.name] = valueFrom(field.kind, text);
  }
  check(tool, fields, input);
  return input;
}

/** The field that a bare word fills: the next of the required ones, then of the others. */
function nextFree(fields: readonly Field[], input: Input): Field | undefined {
  const free = fields.filter(({ name }) => !(name in input));
  return free.find((field) => field.required) ?? free[0];
}

/** Words are texts. Where something else may stand, they are read as that if they can be. */
function valueFrom(kind: Kind, text: string): unknown {
  const { type, items, anyOf = [] } = kind;
  const ways = [...type.map((one) => asType(one, items, text)), ...anyOf.map((one) => valueFrom(one, text))];
  // Where a text may stand too, 007 is one: it must not lose its zeros.
  const mayBeText = type.includes('string') || anyOf.some((one) => one.type.includes('string') && !one.enum);
  const read = ways.find((value) => value !== undefined && value !== text && (!mayBeText || String(value) === text));
  if (read !== undefined) return read;
  return type.length === 0 && anyOf.length === 0 && kind.enum === undefined ? parsed(text) : text;
}

function asType(type: string, items: Kind | undefined, text: string): unknown {
  switch (type) {
    case 'boolean':
      return { true: true, false: false, yes: true, no: false }[text];
    case 'integer':
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'array':
      if (text.trimStart().startsWith('[') || items === undefined || isDeep(items)) return parsed(text);
      return text.split(',').map((item) => valueFrom(items, item.trim()));
    case 'object':
      return parsed(text);
    default:
      return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readJson(text: string): Input {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LotsmanError(
      'bad_input',
      `--input must be a JSON object such as {"id": 12}, and it is ${clipped(text)}.`,
    );
  return { ...value };
}

function check(tool: Tool, fields: readonly Field[], input: Input): void {
  const missing = fields.find(({ name, required }) => required && !(name in input));
  if (missing) {
    const what = missing.about ?? `It is ${spokenKind(missing.kind)}.`;
    throw new LotsmanError('bad_input', `${tool.name} needs ${missing.name}. ${what}`, { hint: helpOf(tool) });
  }
  const stranger = Object.keys(input).find((name) => !fields.some((field) => field.name === name));
  if (stranger !== undefined) throw unknownField(tool, stranger, fields);
  const read = tool.input.safeParse(input);
  if (read.success) return;
  const [issue] = read.error.issues;
  const field = fields.find(({ name }) => name === issue?.path[0]);
  const sentence = field
    ? `${field.name} must be ${spokenKind(field.kind)}, and it is ${clipped(JSON.stringify(input[field.name]))}.`
    : `${tool.name} does not understand its input: ${issue?.message ?? 'it is not what it takes'}.`;
  throw new LotsmanError('bad_input', sentence, { hint: helpOf(tool) });
}

function unknownField(tool: Tool, name: string, fields: readonly Field[]): LotsmanError {
  const names = fields.map((field) => field.name);
  const meant = nearest(name, names);
  const advice = meant === undefined ? `it takes ${names.join(', ') || 'nothing'}` : `did you mean ${meant}?`;
  return new LotsmanError('bad_input', `${tool.name} takes no ${name}; ${advice.replace(/[^?]$/, '$&.')}`, {
    hint: `A text that holds = is given by its name, as in text="a=b". ${helpOf(tool)}`,
  });
}

function tooMuch(tool: Tool, word: string): LotsmanError {
  return new LotsmanError('bad_input', `${tool.name} has no place for ${clipped(JSON.stringify(word))}.`, {
    hint: `Give it by its name, as in name=value. ${helpOf(tool)}`,
  });
}

function helpOf({ name }: Tool): string {
  return `See lotsman act ${name} --help.`;
}

function clipped(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
