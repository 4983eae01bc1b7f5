import { nearest } from '../nearest.ts';
import type { OfferedTool, Question, ToolCall } from './brain.ts';
import { readJson } from './mend-json.ts';
import type { Reply, WrittenCall } from './model.ts';
import { ModelFault } from './model-fault.ts';
import { readBy } from './read-by.ts';
import { ANSWER, isWrapped } from './tool-shape.ts';
import { isRecord, spokenIn, withoutThinking } from './written-calls.ts';

/** Why an answer cannot be used, and what the model is told about it. */
export interface Problem {
  kind: 'empty' | 'too_long' | 'broken_json' | 'unknown_tool' | 'invalid';
  /** For people, after `asked again: `. */
  said: string;
  /** For the model. */
  told: string;
}

export type ReadAnswer<T> = { value: T; mended: readonly string[] } | { problem: Problem };

/** From what a model replied to what was asked for; or why that is not possible. */
export function readAnswer<T>(question: Question<T>, reply: Reply): ReadAnswer<T> {
  if (reply.finish === 'refused') throw new ModelFault('refused', refusal(reply.text));
  if (reply.finish === 'length') return { problem: TOO_LONG };
  if (reply.calls.length === 0 && withoutThinking(reply.text).trim() === '') return { problem: EMPTY };
  return question.tools ? readChoice(question, question.tools, reply) : readValue(question, reply);
}

const TOO_LONG: Problem = {
  kind: 'too_long',
  said: 'the answer was cut off at the length limit',
  told: 'Your last answer was cut off because it was too long, and nothing of it was used. Answer again, much shorter.',
};

const EMPTY: Problem = {
  kind: 'empty',
  said: 'the answer was empty',
  told: 'Your last answer was empty. Answer now, in the form that was asked for.',
};

function readChoice<T>(question: Question<T>, tools: readonly OfferedTool[], reply: Reply): ReadAnswer<T> {
  const mended: string[] = [];
  const names = tools.map(({ name }) => name);
  let { thought, calls }: { thought: string; calls: readonly WrittenCall[] } = {
    thought: withoutThinking(reply.text).trim(),
    calls: reply.calls,
  };
  if (calls.length === 0) {
    ({ thought, calls } = spokenIn(reply.text, names));
    if (calls.length > 0) mended.push('understood a tool call that was written as text');
    else if (refusesInWords(thought)) throw new ModelFault('refused', refusal(thought));
  }

  const actions: ToolCall[] = [];
  for (const call of calls) {
    const tool = tools.find(({ name }) => name === call.tool);
    if (!tool) return { problem: unknownTool(call.tool, names) };
    const input = inputOf(call);
    if ('error' in input) return { problem: brokenJson(`the input of ${call.tool}`, input.error) };
    const read = readBy(tool.input, input.value);
    if ('error' in read) return { problem: invalid(`The input of ${call.tool}`, read.error, input.value) };
    if (input.mended) mended.push(`repaired the JSON of ${call.tool}`);
    if (read.mended) mended.push(`corrected the input of ${call.tool}`);
    actions.push({ tool: call.tool, input: read.input });
  }

  const choice = question.schema.safeParse({ thought, actions });
  if (choice.success) return { value: choice.data, mended };
  if (actions.length === 0) return { problem: noCall(names) };
  const read = readBy(question.schema, { thought, actions });
  return 'value' in read
    ? { value: read.value, mended: [...mended, 'corrected the answer'] }
    : { problem: invalid('The answer', read.error, { thought, actions }) };
}

function readValue<T>(question: Question<T>, reply: Reply): ReadAnswer<T> {
  const mended: string[] = [];
  const given = reply.calls.filter(({ tool }) => tool === ANSWER);
  const [first, ...others] = given.length > 0 ? given : reply.calls;
  if (others.some((other) => JSON.stringify(other.input) !== JSON.stringify(first?.input)))
    return { problem: invalid('The answer', 'It was given more than once, each time another. Give one.', undefined) };

  const written = first ? inputOf(first) : readJson(withoutThinking(reply.text));
  if ('error' in written) {
    if (!first && refusesInWords(reply.text)) throw new ModelFault('refused', refusal(reply.text));
    return { problem: brokenJson('the answer', written.error) };
  }
  if (!first) mended.push('understood an answer that was written as text');
  if (written.mended) mended.push('repaired the JSON of the answer');

  const attempts = candidates(written.value, isWrapped(question.schema)).map((value) => readBy(question.schema, value));
  const read = attempts.find((attempt) => 'value' in attempt) ?? attempts[0];
  if (!read || 'error' in read) return { problem: invalid('The answer', read?.error ?? '', written.value) };
  if (read.mended) mended.push('corrected the answer');
  return { value: read.value, mended };
}

/** The value itself, and what is inside the wrappings that models put around it. */
function candidates(value: unknown, wrapped: boolean): unknown[] {
  if (!isRecord(value)) return [value];
  const inside = ['answer', 'input', 'arguments', 'parameters'].flatMap((key) => (key in value ? [value[key]] : []));
  const deeper = inside.flatMap((item) => (isRecord(item) && 'answer' in item ? [item['answer']] : []));
  return wrapped ? [...deeper, ...inside, value] : [value, ...inside];
}

function inputOf(call: WrittenCall): ReturnType<typeof readJson> {
  if (typeof call.input !== 'string') return { value: call.input ?? {}, mended: false };
  return call.input.trim() === '' ? { value: {}, mended: false } : readJson(call.input);
}

function unknownTool(tool: string, names: readonly string[]): Problem {
  const near = nearest(tool, names);
  return {
    kind: 'unknown_tool',
    said: `there is no tool ${quote(tool)}`,
    told: `There is no tool ${quote(tool)}${near ? `; did you mean ${near}?` : '.'} The tools are: ${names.join(', ')}. Nothing was done. Answer again with one of them.`,
  };
}

function brokenJson(what: string, error: string): Problem {
  return {
    kind: 'broken_json',
    said: `${what} was no JSON`,
    told: `Your last answer could not be read: ${what} is not valid JSON (${error}). Nothing was done. Answer again, in the form that was asked for, with valid JSON and without words around it.`,
  };
}

function invalid(what: string, error: string, given: unknown): Problem {
  const shown = given === undefined ? '' : `\nYou gave: ${short(JSON.stringify(given) ?? '')}`;
  return {
    kind: 'invalid',
    said: `${what.toLowerCase()} was not as asked for`,
    told: `${what} in your last answer is not as it has to be:\n${short(error)}${shown}\nNothing was done. Answer again.`,
  };
}

function noCall(names: readonly string[]): Problem {
  return {
    kind: 'invalid',
    said: 'it called no tool',
    told: `Your last answer called no tool, so nothing was done. Answer again and call one of: ${names.join(', ')}.`,
  };
}

/** Not whoever only cannot find a button. */
const REFUSALS =
  /^\W*(?:(?:i['’]?m (?:very |so )?)?sorry,? (?:but )?)?i(?: can['’]?t| cannot| won['’]?t|['’]?m (?:not able|unable) to| am (?:not able|unable) to) (?:help|assist|comply|fulfil|engage|participate)|^\W*(?:извините,? (?:но )?)?я не (?:могу|буду) (?:помочь|помогать|с этим|выполнить (?:этот|эту))/i;

/** Only where there is nothing else in the answer: a thought may well begin with an apology. */
function refusesInWords(text: string): boolean {
  return REFUSALS.test(withoutThinking(text).trim());
}

function refusal(text: string): string {
  const words = short(withoutThinking(text).replace(/\s+/g, ' ').trim(), 200);
  return words ? `refused to answer: ${words.replace(/\.$/, '')}` : 'refused to answer';
}

function quote(name: string): string {
  return `"${short(name, 60)}"`;
}

function short(text: string, most = 600): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
