import type { Tool } from '../../browser/tool.ts';
import { toolNamed, tools } from '../../browser/tools.ts';
import { type Part, page } from '../help.ts';
import type { HelpStyle } from '../help-style.ts';
import { type Field, fieldsOf, spokenKind } from './action-fields.ts';

/** The part of a help that lists all actions. */
export function actionsPart(): Part {
  return { title: 'Actions', lines: tools.map((tool) => [usageOf(tool), firstSentence(tool.description)]) };
}

/** The help of one action: what it takes, and its examples as they are typed. */
export function actionHelp(name: string, style: HelpStyle): string {
  const tool = toolNamed(name);
  const fields = fieldsOf(tool);
  const parts: Part[] = [
    { title: 'Input', lines: fields.map((field) => [field.name, meaningOf(field)]) },
    { title: 'Examples', lines: tool.examples.map(([input, meaning]) => [typed(tool, input), meaning]) },
  ];
  return page(
    style,
    `lotsman act ${usageOf(tool)} [flags]`,
    tool.description,
    parts.filter(({ lines }) => lines.length > 0),
  );
}

/** `type <id> <text> [append=…] …` */
export function usageOf(tool: Tool): string {
  const fields = fieldsOf(tool);
  const required = fields.filter((field) => field.required).map(({ name }) => `<${name}>`);
  const rest = fields.length > required.length ? ['[name=value …]'] : [];
  return [tool.name, ...required, ...rest].join(' ');
}

function meaningOf({ about, kind, required, fallback }: Field): string {
  const standard = defaultOf(fallback);
  const notes = [spokenKind(kind), ...(required ? ['required'] : []), ...(standard ? [`default ${standard}`] : [])];
  return [...(about === undefined ? [] : [about]), `(${notes.join('; ')})`].join(' ');
}

/** What a field is without a value, in a word; empty where that is nothing. */
export function defaultOf(fallback: unknown): string {
  if (fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)) return '';
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
}

/** An example as a person types it: required fields by their place, the others by name. */
export function typed(tool: Tool, input: Readonly<Record<string, unknown>>): string {
  const fields = fieldsOf(tool);
  const required = fields.filter((field) => field.required && field.name in input);
  const bare = required.map(({ name }) => word(input[name]));
  const named = Object.entries(input)
    .filter(([name]) => !required.some((field) => field.name === name))
    .map(([name, value]) => `${name}=${word(value)}`);
  return ['lotsman act', tool.name, ...bare, ...named].join(' ');
}

function word(value: unknown): string {
  const list = Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value.join(',') : undefined;
  const text = typeof value === 'string' ? value : (list ?? JSON.stringify(value));
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
