/**
 * What survives the process: runs, their events, the journal of what cannot be undone, answers of people, and who drives
 * which run. Everything is asynchronous, although one file on this machine need not be: a database elsewhere will be.
 *
 * A call that changes something has done so when it returns: killing the process afterwards loses nothing. What the journal
 * and the answers hold survives a power cut as well.
 */
export interface Store extends AsyncDisposable {
  readonly runs: Runs;
  readonly events: Events;
  readonly journal: Journal;
  readonly answers: Answers;
  readonly leases: Leases;
  readonly grants: Grants;
  /** A private folder for what a run leaves behind: pictures, observations. It is there when this returns. */
  folderOf(runId: string): Promise<string>;
}

export const runStatuses = [
  'running',
  'waiting',
  'done',
  'partial',
  'failed',
  'stopped',
  'blocked',
  'interrupted',
] as const;

export type RunStatus = (typeof runStatuses)[number];

export interface Run {
  readonly id: string;
  readonly task: string;
  /** As given at the start. Like all that comes back from a store: unknown until a schema has read it. */
  readonly options: unknown;
  readonly status: RunStatus;
  /** Undefined until there is one. */
  readonly result: unknown;
  readonly startedAt: string;
  readonly updatedAt: string;
}

export interface Runs {
  /** Writes down a new run, as running. `options` is anything JSON can hold; times are ISO 8601. */
  create(run: { id: string; task: string; options: unknown; startedAt: string }): Promise<Run>;
  /** By its id, or by a beginning of it that no other run has; otherwise `no_such_run`. */
  get(idOrBeginning: string): Promise<Run>;
  /** The newest first. */
  list(options?: { limit?: number }): Promise<Run[]>;
  /** A result that is not given stays as it was. */
  update(id: string, change: { status: RunStatus; result?: unknown }): Promise<void>;
}

export interface StoredEvent {
  /** Counted from 1 in each run, without gaps. */
  readonly sequence: number;
  readonly at: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

export interface Events {
  /** Returns the event's place in the story of its run. */
  append<Event extends { readonly type: string }>(runId: string, event: Event): Promise<number>;
  /** All that came after this place, in order. */
  read(runId: string, after?: number): Promise<StoredEvent[]>;
}

export interface Intent {
  /** The same act has the same key, also after a restart; another act has another. */
  readonly key: string;
  readonly step: number;
  readonly action: unknown;
}

export interface JournalEntry extends Intent {
  readonly intendedAt: string;
  /** Missing: nobody knows whether the act has happened. */
  readonly settled?: { readonly at: string; readonly outcome: unknown };
}

/**
 * An irreversible act happens at most once. Its intent is written before it, its outcome after it; an intent without an
 * outcome means that the process died in between, and that someone has to look before anything is done again.
 */
export interface Journal {
  /** To be awaited before the act. A key that is there already is refused (`bad_input`), whatever came of it. */
  intend(runId: string, intent: Intent): Promise<void>;
  /** Once for each intent: the first outcome stands. */
  settle(runId: string, key: string, outcome: unknown): Promise<void>;
  /** What nobody knows the outcome of, in the order of the intents. */
  open(runId: string): Promise<JournalEntry[]>;
  all(runId: string): Promise<JournalEntry[]>;
}

/** A person may answer from anywhere: the terminal, the web page, another process. */
export interface Answers {
  /** The first answer to a question counts. Says whether this one is it. */
  post(runId: string, questionId: string, answer: unknown): Promise<boolean>;
  answer(runId: string, questionId: string): Promise<Answer | undefined>;
  /** Waits as long as it takes. Does not by itself keep the process alive. */
  waitFor(runId: string, questionId: string, signal: AbortSignal): Promise<Answer>;
}

/** Wrapped, because `null` is an answer too. */
export interface Answer {
  readonly answer: unknown;
  readonly at: string;
}

/** What a person has allowed for good: one effect on one site. */
export interface Grant {
  readonly id: string;
  readonly effect: string;
  readonly origin: string;
  /** What it is limited to, in the words of whoever judges. */
  readonly terms: Readonly<Record<string, unknown>>;
  readonly givenAt: string;
  /** The run in which it was given. */
  readonly run: string;
  readonly uses: number;
  readonly usedAt?: string;
}

export interface Grants {
  /** What was given before on the same terms stays as it was given. */
  give(grant: Pick<Grant, 'effect' | 'origin' | 'run'> & Partial<Pick<Grant, 'terms'>>): Promise<Grant>;
  /** Counts that it was used; says whether it is still there. */
  use(id: string): Promise<boolean>;
  list(): Promise<Grant[]>;
  /** Says whether it was there. */
  revoke(id: string): Promise<boolean>;
}

export interface Driver {
  readonly pid: number;
  readonly host: string;
  /** Since when. */
  readonly at: string;
}

export interface Leases {
  /** Makes this process the only one that drives a run. Refuses with `run_in_use` while another does; a dead one is replaced. */
  claim(runId: string, driver: Driver): Promise<Lease>;
  /** Who drives a run, or did when it died. */
  holder(runId: string): Promise<(Driver & { readonly alive: boolean }) | undefined>;
}

/** A run that is ours to drive until disposed. */
export interface Lease extends AsyncDisposable {
  /** The dead process whose lease this was before. */
  readonly takenFrom: Driver | undefined;
  /** Aborted when another process has taken the run, because this one did not move for too long: stop at once. */
  readonly lost: AbortSignal;
  /** The same as disposing of it. */
  release(): Promise<void>;
}
