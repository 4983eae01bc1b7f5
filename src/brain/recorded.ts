import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { LotsmanError, reasonOf } from '../errors.ts';
import { Redactor } from '../log.ts';
import type { Brain, Question } from './brain.ts';
import { promptText } from './prompt-text.ts';
import { stoppedBy } from './stopped.ts';
import { answerShape, shapesOf } from './tool-shape.ts';

export interface RecordedOptions {
  /** A JSON file. Where it is missing, it is written; where it is there, it answers. */
  file: string;
  /** Who is asked while recording. Not needed to replay. */
  brain?: Brain;
  /** Takes secrets out of what is written down. */
  redactor?: Redactor;
  /** What differs from run to run and is left out when questions are compared; ports of this machine unless told. */
  ignore?: readonly RegExp[];
  /** Records anew over what is there. */
  anew?: boolean;
}

const Entry = z.object({
  /** `navigator 3`: the third question of the navigator. */
  key: z.string(),
  hash: z.string(),
  question: z.array(z.string()),
  value: z.unknown(),
  model: z.string(),
  usage: z.object({
    input: z.number(),
    output: z.number(),
    cached: z.number(),
    written: z.number().optional(),
    estimated: z.boolean(),
  }),
  cost: z.number().optional(),
  milliseconds: z.number(),
  mended: z.array(z.string()),
});
type Entry = z.infer<typeof Entry>;

const Recording = z.object({ version: z.literal(1), entries: z.array(Entry) });

/** Asks another brain once and writes its answers down; from then on it answers by itself, for ever the same. */
export function recordedBrain(options: RecordedOptions): Brain {
  const {
    file,
    brain,
    redactor = new Redactor(),
    ignore = [/(?<=(?:localhost|127\.0\.0\.1)):\d+/g],
    anew = false,
  } = options;
  const replays = !anew && existsSync(file);
  const entries: Entry[] = replays ? read(file) : [];
  const counts = new Map<string, number>();
  /** Where the run first left the recording. Whatever is asked after that says nothing about why. */
  let parting: LotsmanError | undefined;

  const replay = <T>(question: Question<T>, key: string, lines: string[]) => {
    const entry = entries.find((one) => one.key === key);
    if (!entry) parting ??= mismatch(file, key, 'is not in it: the run asks more than when it was recorded');
    else if (entry.hash !== hashOf(lines)) parting ??= mismatch(file, key, differenceOf(entry.question, lines));
    if (parting || !entry) throw parting;
    const value = question.schema.safeParse(entry.value);
    if (!value.success) throw mismatch(file, key, `has an answer of another form: ${z.prettifyError(value.error)}`);
    return { ...entry, value: value.data, cost: entry.cost };
  };

  const record = async <T>(inner: Brain, question: Question<T>, key: string, lines: string[]) => {
    const answer = await inner.ask(question);
    const { value, model, usage, cost, milliseconds, mended } = answer;
    const entry = {
      key,
      hash: hashOf(lines),
      question: lines,
      value,
      model,
      usage,
      ...(cost !== undefined && { cost }),
      milliseconds,
      mended,
    };
    entries.push(Entry.parse(masked(entry, redactor)));
    write(file, entries);
    return answer;
  };

  return {
    name: replays || !brain ? `recorded ${file}` : brain.name,
    async ask(question) {
      if (question.signal.aborted) throw stoppedBy(question.signal);
      const count = (counts.get(question.role) ?? 0) + 1;
      counts.set(question.role, count);
      const key = `${question.role} ${count}`;
      const lines = linesOf(question, (text) =>
        ignore.reduce((rest, what) => rest.replace(what, ''), redactor.redact(text)),
      );
      if (replays) {
        const { value, model, usage, cost, milliseconds, mended } = replay(question, key, lines);
        const { written, ...told } = usage;
        return {
          value,
          model,
          usage: { ...told, ...(written !== undefined && { written }) },
          cost,
          milliseconds,
          mended,
        };
      }
      if (brain) return record(brain, question, key, lines);
      throw new LotsmanError('model_confused', `There is no recording ${file}, and no brain to make one with.`, {
        hint: 'Give it a brain once.',
      });
    },
  };
}

/** Value by value: a whole line of JSON would be lost to a secret that looks like a piece of its syntax. */
function masked(entry: object, redactor: Redactor): unknown {
  return JSON.parse(JSON.stringify(entry), (key, value: unknown) => {
    if (typeof value === 'string') return redactor.redact(value);
    const isCode = typeof value === 'number' && !COUNTED.has(key) && redactor.redact(String(value)) !== String(value);
    return isCode ? redactor.redact(String(value)) : value;
  });
}

/** Numbers of ours, whose likeness to somebody's PIN is chance. */
const COUNTED: ReadonlySet<string> = new Set(['input', 'output', 'cached', 'written', 'cost', 'milliseconds']);

/** The question as text: what the model reads, and what it may answer. */
function linesOf<T>({ prompt, tools, schema }: Question<T>, clean: (text: string) => string): string[] {
  const shapes = tools ? shapesOf(tools) : [answerShape(schema)];
  const offered = shapes.map((shape) => `tool ${JSON.stringify(shape)}`);
  return clean([promptText(prompt), ...offered].join('\n')).split('\n');
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

function differenceOf(recorded: readonly string[], asked: readonly string[]): string {
  const at = recorded.findIndex((line, index) => line !== asked[index]);
  const line = at === -1 ? recorded.length : at;
  const shown = (text: string | undefined) =>
    text === undefined ? 'nothing' : `"${text.length > 160 ? `${text.slice(0, 160)}…` : text}"`;
  return `is another one now, from line ${line + 1} on: it was ${shown(recorded[line])} and is ${shown(asked[line])}`;
}

function mismatch(file: string, key: string, what: string): LotsmanError {
  const [role, count] = key.split(' ');
  return new LotsmanError(
    'model_confused',
    `Question ${count} of the ${role} does not fit the recording ${file}: it ${what}.`,
    {
      hint: 'If the change is meant, delete the recording and record it anew.',
    },
  );
}

function read(file: string): Entry[] {
  try {
    return Recording.parse(JSON.parse(readFileSync(file, 'utf8'))).entries;
  } catch (cause) {
    throw new LotsmanError('bad_input', `The recording ${file} cannot be read: ${reasonOf(cause)}.`, {
      hint: 'Delete it and record it anew.',
      cause,
    });
  }
}

/** In one piece or not at all: a run may be stopped at any moment. */
function write(file: string, entries: readonly Entry[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify({ version: 1, entries }, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
