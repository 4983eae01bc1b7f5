import { LotsmanError } from '../errors.ts';
import type { Brain, Question, Role } from './brain.ts';
import { idOf } from './id-of.ts';
import type { Reply } from './model.ts';
import { USUAL_PATIENCE } from './model.ts';
import { ModelFault } from './model-fault.ts';
import { promptText } from './prompt-text.ts';
import { readAnswer } from './read-answer.ts';
import { stoppedBy } from './stopped.ts';
import { ANSWER, answerShape, isWrapped, shapesOf } from './tool-shape.ts';
import { estimateUsage } from './usage.ts';
import { isRecord } from './written-calls.ts';

/** What a script gets to see of a question. */
export interface Asked {
  role: Role;
  /** How often this role has asked, this time included. */
  count: number;
  /** All that a model would read. */
  text: string;
  question: Question<unknown>;
  /** The number of a thing on the page, by what stands behind it: `button "Send"`. Fails when it is not there. */
  idOf(wanted: string): number;
}

/**
 * One answer. With tools: `{ thought?, actions: [{ tool, input }] }`, or only the action, or a list of them. Without: the value.
 * An error is thrown.
 */
export type Step = object | string | number | boolean | null;
export type ScriptStep = Step | ((asked: Asked) => Step | Promise<Step>);

/** Answers by role; `otherwise` answers for all roles that are not listed. */
export interface Script extends Partial<Record<Role, readonly ScriptStep[]>> {
  otherwise?: (asked: Asked) => Step | Promise<Step>;
}

/** A brain that answers from a script, without any model. Steps alone are those of the navigator. */
export function scriptedBrain(first?: Script | ScriptStep, ...more: readonly ScriptStep[]): Brain {
  const steps = first === undefined ? [] : [first, ...more];
  const script: Script = more.length === 0 && isScript(first) ? first : { navigator: steps };
  const counts = new Map<Role, number>();
  return {
    name: 'scripted',
    async ask(question) {
      if (question.signal.aborted) throw stoppedBy(question.signal);
      const started = performance.now();
      const asked = askedBy(question, (counts.get(question.role) ?? 0) + 1);
      counts.set(question.role, asked.count);
      const step = await stepFor(script, asked);
      if (question.signal.aborted) throw stoppedBy(question.signal);
      const reply = replyOf(question, step);
      if (reply.text) question.onText?.(reply.text);
      return {
        value: valueIn(question, reply, asked),
        model: 'scripted',
        usage: reply.usage,
        cost: 0,
        milliseconds: Math.round(performance.now() - started),
        mended: [],
      };
    },
  };
}

const ROLES: readonly string[] = [
  'planner',
  'navigator',
  'guardian',
  'validator',
  'extractor',
  'summariser',
] satisfies Role[];

function isScript(given: unknown): given is Script {
  const keys = isRecord(given) ? Object.keys(given) : [];
  return keys.length > 0 && keys.every((key) => key === 'otherwise' || ROLES.includes(key));
}

function askedBy<T>(question: Question<T>, count: number): Asked {
  const { role, prompt } = question;
  return {
    role,
    count,
    text: promptText(prompt),
    question,
    idOf(wanted) {
      // The newest part comes last, and older ones may show what is no longer there.
      for (const { text } of prompt.parts.toReversed()) {
        const id = idOf(text, wanted);
        if (id !== undefined) return id;
      }
      throw wrong({ role, count }, `looks for ${wanted}, which is not in what it was shown`);
    },
  };
}

async function stepFor(script: Script, asked: Asked): Promise<Step> {
  const { role, count } = asked;
  const steps = script[role];
  const step = steps ? steps[count - 1] : script.otherwise;
  if (step === undefined) throw wrong(asked, steps ? `ends after ${steps.length}` : 'has no answers for it');
  const value = typeof step === 'function' ? await step(asked) : step;
  if (value instanceof Error) throw value;
  return value;
}

function replyOf<T>({ prompt, tools, schema, signal }: Question<T>, step: Step): Reply {
  const shapes = tools ? shapesOf(tools) : [answerShape(schema)];
  const call = { prompt, tools: shapes, corrections: [], patience: USUAL_PATIENCE, signal };
  const usage = estimateUsage(call, JSON.stringify(step));
  if (!tools) {
    const input = isWrapped(schema) ? { answer: step } : step;
    return { text: '', calls: [{ tool: ANSWER, input }], usage, finish: 'done' };
  }
  const { thought = '', actions }: { thought?: unknown; actions: unknown } =
    isRecord(step) && 'actions' in step
      ? { ...step, actions: step['actions'] }
      : { actions: Array.isArray(step) ? step : [step] };
  const calls = (Array.isArray(actions) ? actions : [])
    .filter(isRecord)
    .map(({ tool, input }) => ({ tool: String(tool), input: input ?? {} }));
  return { text: String(thought), calls, usage, finish: 'done' };
}

/** Read like a model's answer: what a test's script may say, a model could have said. */
function valueIn<T>(question: Question<T>, reply: Reply, asked: Asked): T {
  try {
    const read = readAnswer(question, reply);
    if ('value' in read) return read.value;
    throw wrong(asked, `says something that cannot be used: ${read.problem.told}`);
  } catch (error) {
    throw error instanceof ModelFault ? wrong(asked, error.message) : error;
  }
}

function wrong({ role, count }: Pick<Asked, 'role' | 'count'>, what: string): LotsmanError {
  return new LotsmanError(
    'model_confused',
    `The ${role} asked for the ${ordinal(count)} time, and the script ${what}.`,
    {
      hint: 'Add the missing answers to the script, or make the run ask less.',
    },
  );
}

function ordinal(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
