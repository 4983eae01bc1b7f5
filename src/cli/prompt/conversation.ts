import type { Run } from '../../agent/run-options.ts';
import { isLotsmanError } from '../../errors.ts';
import { openQuestion } from '../../harbour/open-question.ts';
import type { Thinking } from '../../harbour/thinking.ts';
import type { Journey, Vessel } from '../../harbour/vessel.ts';
import { languageOf } from '../../language.ts';
import type { RunEvent } from '../../run-events.ts';
import { newRunId } from '../../store/run-id.ts';
import type { SqliteStore } from '../../store/sqlite.ts';
import type { Context } from '../command.ts';
import { failureText } from '../failure.ts';
import type { Face } from '../live/face.ts';
import { isKept, planLines } from '../live/plan-lines.ts';
import { type Words, wordsIn } from '../live/words/words.ts';
import { isWorthTelling } from '../runs/output.ts';
import { resultText } from '../runs/result-text.ts';
import { clean, type Writing } from '../runs/writing.ts';
import { sessionLine } from '../session-line.ts';
import { spokenLanguage } from '../spoken-language.ts';
import { widthOf } from '../terminal.ts';

/** Task after task in one browser, and what belongs to it. */
export class Conversation implements AsyncDisposable {
  readonly context: Context;
  readonly store: SqliteStore;
  readonly face: Face;
  /** The runs of this conversation, the newest last. */
  readonly runs: string[] = [];
  readonly #leaving = new AbortController();
  #startUrl: string | undefined;
  #vessel: Vessel | undefined;
  #thinking: Thinking | undefined;
  #loading: Promise<[typeof import('../../harbour/thinking.ts'), typeof import('../../harbour/vessel.ts')]> | undefined;
  #run: Run | undefined;
  readonly #unsaid: string[] = [];
  /** Ends the run at once. */
  #insistence = new AbortController();
  /** From the wish for a run to its end. */
  #isBusy = false;

  constructor(context: Context, store: SqliteStore, face: Face, startUrl: string | undefined) {
    this.context = context;
    this.store = store;
    this.face = face;
    this.#startUrl = startUrl;
  }

  get words(): Words {
    const { language } = this.context.config;
    return wordsIn(this.face.run ? languageOf(this.face.run.task, language) : spokenLanguage(language));
  }

  get writing(): Writing {
    const { terminal, redactor } = this.context;
    // The window may have another size by now.
    return { paint: terminal.paint, width: widthOf(process.stdout), redactor };
  }

  get vessel(): Vessel | undefined {
    return this.#vessel;
  }

  /** The one that is under way. */
  get run(): Run | undefined {
    return this.#run;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** What drives a browser takes a moment to load: that can pass while somebody types. */
  load() {
    this.#loading ??= Promise.all([import('../../harbour/thinking.ts'), import('../../harbour/vessel.ts')]);
    return this.#loading;
  }

  /** Who thinks, found when it is first needed. */
  async thinking(): Promise<Thinking> {
    const { loaded, redactor } = this.context;
    const [{ findThinking }] = await this.load();
    this.#thinking ??= await findThinking(loaded, redactor);
    return this.#thinking;
  }

  /** Another one is to think from the next task on. */
  async thinkWith(model: string): Promise<Thinking> {
    const { loaded, redactor } = this.context;
    const [{ findThinking }] = await this.load();
    const values = { ...loaded.values, model };
    this.#thinking = await findThinking({ ...loaded, values }, redactor);
    return this.#thinking;
  }

  /** Carries out a task. */
  async begin(task: string): Promise<void> {
    const id = newRunId();
    const startUrl = this.#startUrl;
    this.#startUrl = undefined;
    this.runs.push(id);
    await this.#sail(id, {
      task,
      startUrl,
      begin: ({ startRun }, options) => startRun({ id, task, startUrl }, options),
    });
  }

  /** Goes on with a run that was stopped here. */
  async goOn(id: string): Promise<void> {
    const { task, options } = await this.store.runs.get(id);
    const earlier = (await this.store.events.read(id)).map(({ event }) => event as RunEvent);
    await this.#sail(id, { task, begunWith: options, begin: ({ resumeRun }, given) => resumeRun(id, given) }, earlier);
  }

  /** Told to the run, as soon as there is one. */
  say(words: string): void {
    if (this.#run) this.#run.say(words);
    else this.#unsaid.push(words);
  }

  /** The first time the step is ended, the second time nothing is. */
  stop(): void {
    if (this.face.run?.isStopping) this.#insistence.abort();
    else {
      this.face.stopping();
      if (this.#run) this.#run.stop();
      else this.#insistence.abort();
    }
  }

  /** Says in a sentence what went wrong. */
  fail(error: unknown): void {
    const { config, redactor } = this.context;
    const debug = config.logLevel === 'debug';
    this.face.print(redactor.redact(failureText(error, { debug, paint: this.writing.paint })).split('\n'));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#insistence.abort();
    this.#leaving.abort();
    await this.#run?.result.catch(() => {});
    await this.#vessel?.[Symbol.asyncDispose]();
  }

  async #sail(id: string, journey: Journey, earlier: readonly RunEvent[] = []): Promise<void> {
    this.#isBusy = true;
    this.#insistence = new AbortController();
    const words = wordsIn(languageOf(journey.task, this.context.config.language));
    this.face.speak({ words });
    this.face.begins(id, journey.task, words.run(id), earlier);
    try {
      const run = await this.#board(journey);
      await this.#follow(run, words);
    } catch (error) {
      const isStop = this.#insistence.signal.aborted || (isLotsmanError(error) && error.code === 'stopped');
      if (isStop) this.face.tell({ mark: 'note', text: words.prompt.stopped(id) });
      else this.fail(error);
    } finally {
      this.#run = undefined;
      this.#isBusy = false;
      this.face.ends();
      this.face.speak({ words: wordsIn(spokenLanguage(this.context.config.language)) });
    }
  }

  async #board(journey: Journey): Promise<Run> {
    const { loaded, redactor } = this.context;
    const [{ tellThinking }, { fitOut }] = await this.load();
    const isKnown = this.#thinking !== undefined;
    const thinking = await this.thinking();
    if (!isKnown)
      for (const line of tellThinking(thinking)) this.face.tell({ mark: 'detail', text: redactor.redact(line) });
    const signal = AbortSignal.any([this.#insistence.signal, this.#leaving.signal]);
    if (this.#vessel && (await isGone(this.#vessel))) {
      await this.#vessel[Symbol.asyncDispose]();
      this.#vessel = undefined;
    }
    const listener = (event: Parameters<typeof sessionLine>[0]) => {
      if (isWorthTelling(event)) this.face.tell({ mark: 'note', text: clean(sessionLine(event), this.writing) });
    };
    this.#vessel ??= await fitOut({ loaded, thinking, store: this.store, redactor, listener, signal }, journey);
    const company = { whenAlone: 'leave', person: this.face.person, brain: thinking.brain, signal } as const;
    const run = await this.#vessel.begin(journey, company);
    this.#run = run;
    for (const words of this.#unsaid.splice(0)) run.say(words);
    if (this.face.run?.isStopping) run.stop();
    return run;
  }

  async #follow(run: Run, words: Words): Promise<void> {
    run.onThinking((thought) => this.face.thinking(thought));
    let isOver = false;
    for await (const event of run) {
      this.face.event(event);
      if (event.type === 'finished') isOver = true;
    }
    const result = await run.result;
    const waits = isOver ? undefined : await openQuestion(this.store, run.id);
    if (!isOver && (waits || result.status === 'stopped')) {
      this.face.tell({ mark: 'note', text: words.prompt.stopped(run.id) });
      return;
    }
    const plan = this.face.run?.plan ?? [];
    if (isKept(plan)) this.face.tell(...planLines(plan, words));
    this.face.print(['', ...resultText(run.id, result, this.writing, words)]);
  }
}

/** Whether the browser has been closed since. */
function isGone({ session }: Vessel): Promise<boolean> {
  return Promise.race([session.over.then(() => true), Promise.resolve(false)]);
}
