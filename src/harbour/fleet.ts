import type { Run } from '../agent/run-options.ts';
import { webAddress } from '../browser/web-address.ts';
import { type FlagValue, type Loaded, load } from '../config/load.ts';
import { isLotsmanError, LotsmanError, reasonOf } from '../errors.ts';
import { Listeners } from '../listeners.ts';
import type { Log, Redactor } from '../log.ts';
import type { RunEvent } from '../run-events.ts';
import { newRunId } from '../store/run-id.ts';
import type { SqliteStore } from '../store/sqlite.ts';
import { Berths } from './berths.ts';
import { lastThinker } from './last-thinker.ts';
import { isOver, standingOf } from './standing.ts';
import { Tallies } from './tallies.ts';
import { findThinking } from './thinking.ts';
import { fitOut, type Journey, type Vessel } from './vessel.ts';
import { Wheel } from './wheel.ts';
import { flagsFor, type Wish } from './wish.ts';

/** A run that lives in this process, with its browser. */
export interface LiveRun {
  readonly run: Run;
  readonly vessel: Vessel;
  readonly wheel: Wheel;
  /** Comes true when the run is over and its browser closed. */
  readonly over: Promise<void>;
}

export interface NewRun extends Wish {
  readonly task: string;
  readonly startUrl?: string | undefined;
}

export interface FleetOptions {
  /** As the process was started: the settings are read anew for each run. */
  readonly flags: Readonly<Record<string, FlagValue>>;
  readonly store: SqliteStore;
  readonly redactor: Redactor;
  readonly log: Log;
}

/** The runs that live in this process, side by side, each with a browser of its own. */
export class Fleet {
  readonly #options: FleetOptions;
  readonly #live = new Map<string, LiveRun>();
  /** Runs whose browsers are being opened. */
  readonly #launching = new Map<string, Promise<unknown>>();
  readonly #news = new Listeners<string>();
  readonly #berths = new Berths();
  readonly #asked = new AbortController();
  readonly #insisted = new AbortController();
  /** Ports of ours that no page may reach. */
  readonly ownPorts: number[] = [];

  constructor(options: FleetOptions) {
    this.#options = options;
  }

  get live(): readonly LiveRun[] {
    return [...this.#live.values()];
  }

  get(run: string): LiveRun | undefined {
    return this.#live.get(run);
  }

  /** Hears the id of a run each time it tells something, begins here or is over here; the returned function ends it. */
  onNews(listener: (run: string) => void): () => void {
    return this.#news.add(listener);
  }

  /** The settings as they are now, for a run that is to differ from them in this. */
  load(wish: Wish = {}): Promise<Loaded> {
    return load({ flags: flagsFor(wish, this.#options.flags), command: 'serve' });
  }

  /** Begins a run; returns when its browser is open. */
  async begin({ task, startUrl: address, ...wish }: NewRun): Promise<LiveRun> {
    const startUrl = address === undefined ? undefined : webAddress(address, 'about:blank');
    const loaded = await this.load(wish);
    const id = newRunId();
    const given = { id, task, startUrl };
    return this.#launch(id, loaded, { task, startUrl, begin: ({ startRun }, options) => startRun(given, options) });
  }

  /** Goes on with a run that was stopped, killed, or left waiting; in a browser of its own, at the same page. */
  async resume(run: string): Promise<LiveRun> {
    const { store } = this.#options;
    const stored = await store.runs.get(run);
    const { id, task, options: begunWith } = stored;
    const { driver, result } = await standingOf(store, stored);
    if (driver !== undefined || this.#launching.has(id)) throw driven(id, driver);
    if (result && isOver(stored.status) && result.status !== 'stopped')
      throw new LotsmanError('bad_input', `Run ${id} is over.`, { hint: 'Begin a new one.' });
    const before = await lastThinker(store, id);
    const begin: Journey['begin'] = ({ resumeRun }, options) => resumeRun(id, options);
    return this.#launch(id, await this.load(), { task, begunWith, begin }, before);
  }

  /** Ends the step of each run, saves it, and closes its browser. Nothing begins any more. */
  async stop(): Promise<void> {
    this.#asked.abort(stopped());
    for (const { run } of this.live) run.stop();
    await Promise.allSettled(this.#launching.values());
    await Promise.all(this.live.map(({ over }) => over));
  }

  /** Ends everything at once; what was saved last stands. */
  abandon(): void {
    this.#asked.abort(stopped());
    this.#insisted.abort(stopped());
  }

  async #launch(id: string, loaded: Loaded, journey: Journey, before?: string): Promise<LiveRun> {
    this.#asked.signal.throwIfAborted();
    if (this.#launching.has(id)) throw driven(id, process.pid);
    const launching = this.#cast(id, loaded, journey, before);
    this.#launching.set(id, launching);
    try {
      return await launching;
    } finally {
      this.#launching.delete(id);
    }
  }

  async #cast(id: string, loaded: Loaded, journey: Journey, before?: string): Promise<LiveRun> {
    const { store, redactor, log } = this.#options;
    redactor.add(...loaded.secrets);
    // First, because without a model no window should open.
    const thinking = await findThinking(loaded, redactor, before);
    const { vessel, leave } = await this.#berths.find(loaded.values.profileFolder, (profileFolder) =>
      fitOut(
        {
          loaded: { ...loaded, values: { ...loaded.values, profileFolder } },
          thinking,
          store,
          redactor,
          listener: (event) => log.debug(event.type, { ...event }),
          ownPorts: this.ownPorts,
          signal: this.#asked.signal,
        },
        journey,
      ),
    );
    const close = async () => {
      try {
        await vessel[Symbol.asyncDispose]();
      } catch (error) {
        log.warn('A browser did not close', { error });
      }
      leave();
    };
    try {
      const run = await vessel.begin(journey, { whenAlone: 'wait', signal: this.#insisted.signal });
      return this.#accompany(id, run, vessel, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  #accompany(id: string, run: Run, vessel: Vessel, close: () => Promise<void>): LiveRun {
    const wheel = new Wheel(run);
    const follow = async () => {
      for await (const event of run) {
        wheel.hear(event);
        this.#news.tell(id);
      }
      await run.result.catch((error: unknown) => this.#tellBroken(id, error));
      await close();
      this.#live.delete(id);
      this.#news.tell(id);
    };
    const live = { run, vessel, wheel, over: follow() };
    this.#live.set(id, live);
    // Somebody may have asked while the browser was being opened.
    if (this.#asked.signal.aborted) run.stop();
    this.#news.tell(id);
    return live;
  }

  /** A run that breaks off cannot tell it itself any more, and nobody reads what a command would print. */
  async #tellBroken(id: string, error: unknown): Promise<void> {
    if (this.#insisted.signal.aborted) return;
    const { store, redactor, log } = this.#options;
    log.error(`Run ${id} broke off: ${reasonOf(error)}`, { error });
    const { code, hint } = isLotsmanError(error) ? error : { code: 'bug', hint: undefined };
    const { steps } = await new Tallies(store).of(id);
    const told: RunEvent = {
      type: 'failed',
      what: 'run',
      code,
      message: redactor.redact(error instanceof Error ? error.message : String(error)),
      ...(hint === undefined ? {} : { hint: redactor.redact(hint) }),
      files: [],
      step: steps,
      at: new Date().toISOString(),
    };
    await store.events.append(id, told);
  }
}

function driven(id: string, pid: number | undefined): LotsmanError {
  const who = pid === process.pid || pid === undefined ? 'here' : `by process ${pid}`;
  return new LotsmanError('run_in_use', `Run ${id} is driven ${who}.`, { hint: 'It is under way: watch it.' });
}

function stopped(): LotsmanError {
  return new LotsmanError('stopped', 'The server is being stopped.');
}
