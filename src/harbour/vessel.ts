import { openGuardedSession } from '../agent/guarded-session.ts';
import { beginningsOf, guardOptions, guardSettings } from '../agent/guarded-session-options.ts';
import type { Run, RunOptions } from '../agent/run-options.ts';
import { Helm } from '../browser/helm.ts';
import { sessionOptions } from '../browser/options.ts';
import { filesIn, outboxOf } from '../browser/outbox.ts';
import type { Session } from '../browser/session.ts';
import type { Loaded } from '../config/load.ts';
import type { Listener, SessionEvent } from '../events.ts';
import type { Redactor } from '../log.ts';
import { keeperOf } from '../safety/secrets/keeper.ts';
import { Vault } from '../safety/secrets/vault.ts';
import type { SqliteStore } from '../store/sqlite.ts';
import { limitsOf } from './limits.ts';
import type { Thinking } from './thinking.ts';

type Agent = typeof import('../agent/run.ts');

/** One run, to be begun or gone on with. */
export interface Journey {
  readonly task: string;
  /** Where it is to start. */
  readonly startUrl?: string | undefined;
  /** As written down when the run began, for one that goes on. */
  readonly begunWith?: unknown;
  begin(agent: Agent, options: RunOptions): Promise<Run>;
}

/** What a vessel is fitted out with. */
export interface Outfit {
  readonly loaded: Loaded;
  readonly thinking: Thinking;
  readonly store: SqliteStore;
  /** Knows the secrets of the configuration, and is told those that are used. */
  readonly redactor: Redactor;
  /** Hears what happens in the browser. */
  readonly listener: Listener<SessionEvent>;
  /** Ports of ours on this machine that no page may reach. */
  readonly ownPorts?: readonly number[];
  /** Everything is in order, and the browser is opened now: that takes a moment. */
  readonly ready?: () => void;
  /** Ends the waiting for a browser. */
  readonly signal: AbortSignal;
}

/** How one run is accompanied; also by another brain than the vessel's own. */
export type Company = Pick<RunOptions, 'person' | 'whenAlone' | 'signal' | 'hooks'> &
  Partial<Pick<RunOptions, 'brain'>>;

/** A browser that is open, and all that runs in it need. One run at a time. */
export interface Vessel extends AsyncDisposable {
  readonly session: Session;
  readonly helm: Helm;
  begin(journey: Journey, company: Company): Promise<Run>;
}

/** Opens a browser for the first of the runs, as configured. */
export async function fitOut(outfit: Outfit, first: Journey): Promise<Vessel> {
  const { loaded, thinking, store, redactor, listener, ownPorts, ready, signal } = outfit;
  const { values: config } = loaded;
  const { begunWith = { startUrl: first.startUrl } } = first;
  const guarding = guardOptions(guardSettings(loaded, begunWith), sitesOf(first));
  const vault = new Vault(config.secrets);
  // With secrets that cannot be read no window should open: they would be missed in the middle of the run.
  await vault.list();
  ready?.();
  const loading = loadAgent(thinking, first);
  // Awaited below, unless there is no browser to use it in.
  loading.catch(() => {});
  const guarded = await openGuardedSession(sessionOptions(config), { ...guarding, ownPorts }, listener, signal);
  const { session, guard } = guarded;
  const files = [...config.files];
  const helm = new Helm(session, {
    deadline: config.deadline,
    redactor,
    secrets: keeperOf(vault),
    highlight: config.highlight === 'on',
    outbox: outboxOf({ files, folder: config.outbox }),
  });
  return {
    session,
    helm,
    async begin(journey, company) {
      const { agent, CheckpointSaver } = await loading;
      for (const site of sitesOf(journey)) guard.allow(site);
      files.push(...filesIn(journey.task));
      return journey.begin(agent, {
        session,
        helm,
        guard,
        brain: thinking.brain,
        store,
        saver: new CheckpointSaver(store.database),
        limits: limitsOf(loaded, journey.begunWith),
        small: config.smallModel === 'yes',
        guardian: config.roleModels.guardian !== undefined,
        pictures: config.pictures === 'on',
        ...(config.language === 'auto' ? {} : { language: config.language }),
        ...company,
      });
    },
    [Symbol.asyncDispose]: () => guarded[Symbol.asyncDispose](),
  };
}

function sitesOf({ task, startUrl, begunWith = { startUrl } }: Journey): readonly string[] {
  return beginningsOf({ task, options: begunWith });
}

/** LangGraph, the AI SDK and the pilot take a second of CPU, which passes while the browser starts; so does reading the task. */
async function loadAgent({ needsModel, brain }: Thinking, { task }: Journey) {
  const [agent, { CheckpointSaver }] = await Promise.all([
    import('../agent/run.ts'),
    import('../store/checkpoint-saver.ts'),
    import('../agent/graph.ts'),
    needsModel ? import('ai') : undefined,
    brain.prepare?.(task).catch(() => {}),
  ]);
  return { agent, CheckpointSaver };
}
