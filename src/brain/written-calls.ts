import { endOfValue, readJson } from './mend-json.ts';
import type { WrittenCall } from './model.ts';

export interface Spoken {
  /** The text without the calls. */
  thought: string;
  calls: WrittenCall[];
}

/**
 * Finds tool calls in what a model said. Small ones write them down as text, each family in its own way, because that is how
 * they were trained before there were tools.
 */
export function spokenIn(text: string, toolNames: readonly string[]): Spoken {
  const bare = withoutThinking(text);
  for (const find of [taggedFunctions, jsonCalls, codeCalls]) {
    const found = find(bare, toolNames);
    if (found.calls.length > 0) return { thought: tidy(found.thought), calls: found.calls };
  }
  return { thought: tidy(bare), calls: [] };
}

/** What a model thinks for itself is not part of what it says. */
export function withoutThinking(text: string): string {
  return text
    .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, '')
    .replace(/^[\s\S]*?<\/think(?:ing)?>/i, '');
}

/** `<function=click>{"id": 3}</function>`, also with `<parameter=id>3</parameter>` inside. */
function taggedFunctions(text: string): Spoken {
  const calls: WrittenCall[] = [];
  const thought = text.replace(/<function=([\w.-]+)>([\s\S]*?)<\/function>/g, (_, tool: string, body: string) => {
    const fields = [...body.matchAll(/<parameter=([\w.-]+)>\s*([\s\S]*?)\s*<\/parameter>/g)];
    const input =
      fields.length > 0
        ? Object.fromEntries(fields.map(([, key = '', value = '']) => [key, scalar(value)]))
        : valueOrText(body.trim() || '{}');
    calls.push({ tool, input });
    return '';
  });
  return { thought, calls };
}

/** Objects that say the name of a tool and what it is given, one or a list of them, wherever they stand. */
function jsonCalls(text: string, toolNames: readonly string[]): Spoken {
  const calls: WrittenCall[] = [];
  let thought = '';
  let said: string | undefined;
  for (let at = 0; at < text.length; ) {
    const from = text.slice(at).search(/[[{]/);
    if (from === -1) {
      thought += text.slice(at);
      break;
    }
    const end = endOfValue(text, at + from);
    const read = end === undefined ? { error: '' } : readJson(text.slice(at + from, end));
    const found = 'value' in read ? callsIn(read.value, toolNames) : [];
    if (end === undefined || found.length === 0) {
      thought += text.slice(at, at + from + 1);
      at += from + 1;
      continue;
    }
    calls.push(...found);
    said ??= 'value' in read ? thoughtIn(read.value) : undefined;
    thought += text.slice(at, at + from);
    at = end;
  }
  const rest = tidy(thought);
  return { thought: [rest, said].filter(Boolean).join('\n'), calls };
}

function callsIn(value: unknown, toolNames: readonly string[]): WrittenCall[] {
  if (Array.isArray(value)) return value.flatMap((item) => callsIn(item, toolNames));
  if (!isRecord(value)) return [];
  const list = value['tool_calls'] ?? value['actions'] ?? value['calls'];
  if (Array.isArray(list)) return callsIn(list, toolNames);
  if (isRecord(value['function'])) return callsIn(value['function'], toolNames);
  const name = value['tool'] ?? value['name'] ?? value['tool_name'] ?? value['function'] ?? value['action'];
  if (typeof name === 'string') {
    const given = ['input', 'arguments', 'parameters', 'args', 'params', 'tool_input', 'action_input'].find(
      (key) => key in value,
    );
    if (given !== undefined) return [{ tool: name, input: unpacked(value[given]) }];
    if (!toolNames.includes(name)) return [];
    const { tool, name: _1, tool_name, function: _2, action, thought, ...input } = value;
    return [{ tool: name, input }];
  }
  // `{"click": {"id": 3}}`
  const [only, ...more] = Object.entries(value);
  return only && more.length === 0 && toolNames.includes(only[0]) && isRecord(only[1])
    ? [{ tool: only[0], input: only[1] }]
    : [];
}

function thoughtIn(value: unknown): string | undefined {
  const thought = isRecord(value) ? (value['thought'] ?? value['reasoning']) : undefined;
  return typeof thought === 'string' ? thought : undefined;
}

/** `click(id=3)` and `click({"id": 3})`, on a line of its own. */
function codeCalls(text: string, toolNames: readonly string[]): Spoken {
  const calls: WrittenCall[] = [];
  const names = toolNames.map((name) => name.replace(/[^\w]/g, '\\$&')).join('|');
  if (!names) return { thought: text, calls };
  const thought = text.replace(
    new RegExp(`^[ \\t]*(${names})\\(([^\\n]*)\\);?[ \\t]*$`, 'gm'),
    (line, tool: string, inside: string) => {
      const input = argumentsIn(inside.trim());
      if (input === undefined) return line;
      calls.push({ tool, input });
      return '';
    },
  );
  return { thought, calls };
}

function argumentsIn(inside: string): unknown {
  if (inside === '') return {};
  if (inside.startsWith('{')) return valueOrText(inside);
  const pair = /\s*(\w+)\s*[=:]\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[[^\]]*\]|[^,\s]+)\s*(?:,|$)/y;
  const input: Record<string, unknown> = {};
  while (pair.lastIndex < inside.length) {
    const match = pair.exec(inside);
    if (!match) return undefined;
    input[match[1] ?? ''] = scalar(match[2] ?? '');
  }
  return input;
}

function scalar(text: string): unknown {
  if (/^'[\s\S]*'$/.test(text)) return text.slice(1, -1).replace(/\\(.)/g, '$1');
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?|"[\s\S]*"|\[[\s\S]*\]|\{[\s\S]*\})$/.test(text)) return valueOrText(text);
  return /^(?:True|False)$/.test(text) ? text === 'True' : text;
}

function valueOrText(text: string): unknown {
  const read = readJson(text);
  return 'value' in read ? read.value : text;
}

/** Some put the JSON of the input into a string. */
function unpacked(input: unknown): unknown {
  return typeof input === 'string' && /^\s*\{/.test(input) ? valueOrText(input) : (input ?? {});
}

/** Empty code blocks, tags and tokens are what is left of a call that was taken out. */
function tidy(text: string): string {
  return text
    .replace(/<\/?(?:tool_call|tool_calls|function_calls?|\|python_tag\||\|?tool[▁_]calls?[▁_]\w+\|?)>/gi, '')
    .replace(/\[\/?TOOL_CALLS\]/g, '')
    .replace(/```\w*\s*```/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
