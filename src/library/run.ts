import { z } from 'zod';
import { readerOf, shapeOf, type Wanted } from '../agent/extractor/shape.ts';
import type { Run, RunOptions } from '../agent/run-options.ts';
import type { PersonsAnswer, RunEvent, RunResult } from '../run-events.ts';
import { newRunId } from '../store/run-id.ts';
import { type Beginnings, outfit } from './outfit.ts';
import type { LibraryRun, RunSettings, RunWish, TypedResult } from './run-wish.ts';

/** Does a task. The run begins at once; what it opens is closed when it is over. */
export function run<Data = unknown>(wish: RunWish<Data>): LibraryRun<Data> {
  const { task, schema, startUrl } = wish;
  const id = newRunId();
  const wanted = schema && shapeOf(schema);
  const beginnings = async () => ({ task, options: { startUrl } });
  return new Begun(id, { settings: wish, schema, beginnings }, async (options) => {
    const { startRun } = await import('../agent/run.ts');
    return startRun({ id, task, startUrl, ...(wanted === undefined ? {} : { wanted }) }, options);
  });
}

/** Goes on with a run that was stopped, killed, or left waiting for an answer. Its store has to be given. */
export function resume<Data = unknown>(
  id: string,
  settings: RunSettings & Pick<RunWish<Data>, 'schema'>,
): LibraryRun<Data> {
  const beginnings: Beginnings = ({ runs }) => runs.get(id);
  return new Begun(id, { settings, schema: settings.schema, beginnings }, async (options) => {
    const { resumeRun } = await import('../agent/run.ts');
    return resumeRun(id, options);
  });
}

type Begin = (options: RunOptions) => Promise<Run>;

interface Plan<Data> {
  settings: RunSettings;
  schema: Wanted<Data> | undefined;
  beginnings: Beginnings;
}

/** A run that may still be waiting for its browser. */
class Begun<Data> implements LibraryRun<Data> {
  readonly id: string;
  readonly result: Promise<TypedResult<Data>>;
  readonly #run = Promise.withResolvers<Run>();

  constructor(id: string, plan: Plan<Data>, begin: Begin) {
    this.id = id;
    this.result = this.#sail(plan, begin);
    // Whoever reads only the events is told there.
    this.result.catch(() => {});
    this.#run.promise.catch(() => {});
  }

  async *[Symbol.asyncIterator](): AsyncIterator<RunEvent> {
    yield* await this.#run.promise;
    await this.result;
  }

  stop(): void {
    this.#begun((run) => run.stop());
  }

  async answer(question: string, answer: PersonsAnswer): Promise<boolean> {
    return (await this.#run.promise).answer(question, answer);
  }

  say(words: string): void {
    this.#begun((run) => run.say(words));
  }

  pause(): void {
    this.#begun((run) => run.pause());
  }

  #begun(order: (run: Run) => void): void {
    this.#run.promise.then(order, () => {});
  }

  async #sail({ settings, schema, beginnings }: Plan<Data>, begin: Begin): Promise<TypedResult<Data>> {
    await using opened = new AsyncDisposableStack();
    try {
      const run = await begin(await outfit(settings, beginnings, opened));
      this.#run.resolve(run);
      return typed(await run.result, schema);
    } catch (error) {
      this.#run.reject(error);
      throw error;
    }
  }
}

function typed<Data>({ data, ...rest }: RunResult, schema: Wanted<Data> | undefined): TypedResult<Data> {
  if (data === undefined) return rest;
  // Without a schema anything is what was wanted.
  if (!schema) return { ...rest, data: data as Data };
  const read = readerOf(schema).safeParse(data);
  return read.success
    ? { ...rest, data: read.data }
    : { ...rest, misshapen: { data, because: z.prettifyError(read.error) } };
}
