import type { PlannedAction } from '../../run-events.ts';

/** An act, ready to be put into words of some language. */
export interface Deed {
  /** The tool, or a kind of its use that has a verb of its own. */
  tool: string;
  /** What was touched, as it is called on the page, in quotation marks; nothing where it has no name. */
  target: string;
  /** What was given to it, as people read it. */
  value: string;
  /** Enter was pressed afterwards. */
  enters: boolean;
  /** The site on which it happened; nothing where that goes without saying. */
  host: string;
  tense: 'did' | 'doing';
}

/** How values are written in a language. */
export interface Quoting {
  quoted(words: string): string;
  secret(name: string): string;
  fields(count: number): string;
  directions: Readonly<Record<string, string>>;
}

/** What stands in the place of a secret. */
const PLACEHOLDER = /^\{\{\s*secret:\s*([^{}\s]+)\s*\}\}$/;

const LONGEST_NAME = 60;
const LONGEST_VALUE = 80;

export function deedOf(
  { tool, input, spoken }: PlannedAction,
  { tense, url, quoting }: { tense: Deed['tense']; url: string; quoting: Quoting },
): Deed {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const name = nameIn(spoken, tool);
  return {
    tool: kindOf(tool, given),
    target: name === '' ? '' : quoting.quoted(short(name, LONGEST_NAME)),
    value: givenTo(tool, given, quoting),
    enters: given['submit'] === true,
    host: PLACELESS.has(tool) ? '' : (URL.parse(url)?.host ?? ''),
    tense,
  };
}

/** The name out of `click button "Add to cart" (left)`. */
function nameIn(spoken: string, tool: string): string {
  if (!spoken.startsWith(`${tool} `)) return '';
  return /^[^"]*"(.*)"(?: \(.*\))?$/s.exec(spoken.slice(tool.length + 1))?.[1]?.trim() ?? '';
}

/** What says itself where it leads, or is no matter of a page. */
const PLACELESS: ReadonlySet<string> = new Set([
  'navigate',
  'tabs',
  'open_tab',
  'switch_tab',
  'close_tab',
  'wait',
  'read_file',
]);

function kindOf(tool: string, given: Readonly<Record<string, unknown>>): string {
  if (tool === 'click' && given['double'] === true) return 'double';
  if (tool === 'click' && given['button'] === 'right') return 'right';
  if (tool === 'check' && given['on'] === false) return 'uncheck';
  return tool;
}

function givenTo(tool: string, given: Readonly<Record<string, unknown>>, quoting: Quoting): string {
  const word = (name: string) => (given[name] === undefined ? '' : short(String(given[name]), LONGEST_VALUE));
  const quoted = (name: string) => (word(name) === '' ? '' : quoting.quoted(word(name)));
  switch (tool) {
    case 'type': {
      const secret = PLACEHOLDER.exec(word('text'))?.[1];
      return secret === undefined ? quoted('text') : quoting.secret(secret);
    }
    case 'select':
      return Array.isArray(given['options'])
        ? given['options'].map((one) => quoting.quoted(short(String(one), LONGEST_VALUE))).join(', ')
        : quoted('option');
    case 'set':
      return quoted('value');
    case 'press':
      return word('key');
    case 'upload':
      return Array.isArray(given['files']) ? given['files'].map((file) => lastPart(String(file))).join(', ') : '';
    case 'fill':
      return Array.isArray(given['fields']) ? quoting.fields(given['fields'].length) : '';
    case 'navigate':
      return withoutScheme(word('url'));
    case 'scroll':
      return quoting.directions[word('to') || word('direction') || 'down'] ?? '';
    case 'find':
      return quoted('query');
    case 'extract_data':
      return quoted('want');
    case 'read_file':
      return lastPart(word('name'));
    case 'switch_tab':
      return word('tab');
    case 'page_tool':
      return quoted('name');
    default:
      return '';
  }
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

function short(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
