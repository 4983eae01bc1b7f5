import { hostname } from 'node:os';
import type { StateSnapshot } from '@langchain/langgraph';
import { LotsmanError } from '../errors.ts';
import { languageOf } from '../language.ts';
import { Listeners } from '../listeners.ts';
import type { Asked, PersonsAnswer, RunEvent, RunResult, Told } from '../run-events.ts';
import type { Speech } from '../speech/speech.ts';
import { speechIn } from '../speech/speech-in.ts';
import type { RunStatus } from '../store/store.ts';
import { personsAnswer } from './answer.ts';
import { arrive } from './arrive.ts';
import type { Crew } from './crew.ts';
import { EventStream } from './event-stream.ts';
import type { Parked } from './graph.ts';
import { muster } from './muster.ts';
import { resultOf } from './nodes/report.ts';
import { notePerson } from './pause.ts';
import { recall, unheeded } from './recall.ts';
import type { Run, RunOptions } from './run-options.ts';
import { State } from './state.ts';
import { wallIsGone } from './wall.ts';

/** A run that is alive in this process: drives the graph from park to park. */
export class Voyage implements Run {
  readonly id: string;
  readonly result: Promise<RunResult>;
  readonly #options: RunOptions;
  readonly #events = new EventStream<RunEvent>();
  readonly #thoughts = new Listeners<string>();
  readonly #thinking = new AbortController();
  readonly #signal: AbortSignal;
  readonly #speech: Speech;
  #crew: Crew | undefined;
  readonly #orders: ((crew: Crew) => void)[] = [];
  #step = 0;
  #isStopping = false;
  #isOver = false;

  /** Resumed, it goes on from where the saver has it. */
  constructor(id: string, options: RunOptions, beginning: State, resumed: boolean) {
    this.id = id;
    this.#options = options;
    this.#speech = speechIn(languageOf(beginning.task, options.language));
    this.#signal = options.signal ?? new AbortController().signal;
    this.result = this.#sail(beginning, resumed).finally(() => {
      this.#isOver = true;
      this.#events.end();
    });
    // Whoever reads only the events is told there.
    this.result.catch(() => {});
  }

  [Symbol.asyncIterator](): AsyncIterator<RunEvent> {
    return this.#events[Symbol.asyncIterator]();
  }

  stop(): void {
    this.#isStopping = true;
    this.#thinking.abort(new LotsmanError('stopped', 'The run was stopped.'));
  }

  answer(question: string, answer: PersonsAnswer): Promise<boolean> {
    return this.#options.store.answers.post(this.id, question, answer);
  }

  say(words: string): void {
    this.#aboard((crew) => {
      crew.tell({ type: 'heard', words });
      crew.heard.push(words);
    });
  }

  pause(): void {
    this.#aboard((crew) => notePerson(crew, crew.speech.person.wantsBrowser));
  }

  onThinking(listener: (thought: string) => void): () => void {
    return this.#thoughts.add(listener);
  }

  /** At once, or as soon as there is a crew. */
  #aboard(order: (crew: Crew) => void): void {
    if (this.#isOver) return;
    if (this.#crew) order(this.#crew);
    else this.#orders.push(order);
  }

  async #sail(beginning: State, resumed: boolean): Promise<RunResult> {
    const { store, saver } = this.#options;
    await using lease = await this.#claim();
    // Loaded here: LangGraph takes most of a second of CPU.
    const { answeredWith, goingOnFrom, graphOf, park, parkFor, STOPPED } = await import('./graph.ts');
    const signal = AbortSignal.any([this.#signal, lease.lost]);
    const crew = await muster(this.#options, {
      run: this.id,
      task: beginning.task,
      speech: this.#speech,
      tell: (told) => this.#tell(told),
      atStep: (step) => {
        this.#step = step;
      },
      wait: parkFor,
      park,
      isStopping: () => this.#isStopping,
      thinks: (thought) => this.#thoughts.tell(thought),
      thinking: AbortSignal.any([this.#thinking.signal, signal]),
      signal,
    });
    const graph = graphOf(crew, saver);
    const config = { configurable: { thread_id: this.id }, recursionLimit: MOST_NODES };
    const now = async () => standingOf(await graph.getState(config));
    // A run that was killed before its first node has left nothing but its task.
    const before = resumed ? await now() : undefined;
    let standing = before ?? { state: beginning, parked: undefined, isOver: false };
    if (standing.isOver && !mayGoOn(standing.state)) return this.#end(standing.state);
    await this.#board(crew, standing.state, resumed);
    let input: unknown = before ? null : beginning;
    // With other limits it may go further.
    if (standing.isOver) input = goingOnFrom('observe', { ending: null, result: null });
    for (;;) {
      if (standing.parked === STOPPED || isParked(standing.parked)) input = answeredWith({});
      else if (standing.parked !== undefined) {
        const answer = await this.#answerTo(standing.parked as Asked, crew);
        if (!answer) return this.#leave(crew, standing.state, 'waiting', this.#speech.endings.waits);
        input = answeredWith(answer);
      }
      await store.runs.update(this.id, { status: 'running' });
      const stream = await graph.stream(input as never, {
        ...config,
        streamMode: 'updates',
        durability: 'sync',
        signal,
      });
      for await (const _ of stream);
      standing = (await now()) ?? standing;
      if (standing.isOver) return this.#end(standing.state);
      if (standing.parked === STOPPED)
        return this.#leave(crew, standing.state, 'interrupted', this.#speech.endings.stopped);
      if (isParked(standing.parked)) return this.#leave(crew, standing.state, 'blocked', standing.parked.because);
    }
  }

  #claim() {
    const driver = { pid: process.pid, host: hostname(), at: new Date().toISOString() };
    return this.#options.store.leases.claim(this.id, driver);
  }

  /** What a run in another life of the browser has to know, and where it has to go first. */
  async #board(crew: Crew, state: State, resumed: boolean): Promise<void> {
    this.#step = state.step;
    crew.destination = resumed ? (state.page?.url ?? state.startUrl) : state.startUrl;
    const story = resumed ? await this.#options.store.events.read(this.id) : [];
    recall(crew.record, story);
    crew.heard.push(...unheeded(story));
    this.#tell({ type: 'started', run: this.id, task: state.task, model: this.#options.brain.name, resumed });
    this.#crew = crew;
    for (const order of this.#orders.splice(0)) order(crew);
  }

  #tell(told: Told): void {
    // The browser may outlive the run: what happens in it then is another story, and the store may be closed.
    if (this.#isOver) return;
    const event = { ...told, step: this.#step, at: new Date().toISOString() };
    // Written before anybody hears of it: what was told is there after a crash.
    void this.#options.store.events.append(this.id, event);
    this.#events.tell(event);
  }

  /** Whoever answers first: the person who is there, somebody elsewhere, or the page from which the wall is gone. */
  async #answerTo(question: Asked, crew: Crew): Promise<PersonsAnswer | undefined> {
    const { store, person, whenAlone = 'wait' } = this.#options;
    const given = await store.answers.answer(this.id, question.question);
    if (given) return personsAnswer(given.answer);
    if (!person && whenAlone === 'leave') return undefined;
    await store.runs.update(this.id, { status: 'waiting' });
    // A person who is to do something on the page has to see it.
    if (question.kind === 'hand_over') await arrive(crew).catch(() => {});
    using _ = question.kind === 'hand_over' ? crew.gatekeeper.standAside() : undefined;
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, crew.signal, this.#thinking.signal]);
    const elsewhere = store.answers.waitFor(this.id, question.question, signal);
    const answers = [
      elsewhere.then(({ answer }) => personsAnswer(answer)),
      ...(person ? [person(question, signal)] : []),
      ...(question.kind === 'hand_over' ? [wallIsGone(crew.helm, signal).then((): PersonsAnswer => ({}))] : []),
    ];
    try {
      return await Promise.race(answers);
    } catch (error) {
      if (this.#isStopping) return undefined;
      throw error;
    } finally {
      for (const answer of answers) answer.catch(() => {});
      done.abort();
    }
  }

  async #end(state: State): Promise<RunResult> {
    const result = resultOf(state, this.#speech);
    await this.#options.store.runs.update(this.id, { status: result.status, result });
    return result;
  }

  /** The run is not over; it can be resumed. */
  async #leave({ gatekeeper }: Crew, state: State, status: RunStatus, because: string): Promise<RunResult> {
    gatekeeper.tellPassed();
    await this.#options.store.runs.update(this.id, { status });
    const result = {
      ...resultOf(state, this.#speech),
      status: status === 'interrupted' ? 'stopped' : 'blocked',
      because,
    } as const;
    return { ...result, summary: because };
  }
}

/** A run that came to a limit is over until somebody raises it. */
function mayGoOn({ ending }: State): boolean {
  return ending?.status === 'stopped';
}

function isParked(parked: unknown): parked is Parked {
  return typeof parked === 'object' && parked !== null && 'because' in parked;
}

/** A run of many steps passes through a few nodes in each. */
const MOST_NODES = 100_000;

/** Where a run is: its state, what it waits for, whether it is over. */
interface Standing {
  state: State;
  parked: unknown;
  isOver: boolean;
}

function standingOf({ values, tasks, next }: StateSnapshot): Standing | undefined {
  if (Object.keys(values as object).length === 0) return undefined;
  const parked: unknown = tasks.flatMap(({ interrupts }) => interrupts)[0]?.value;
  return { state: State.parse(values), parked, isOver: next.length === 0 };
}
