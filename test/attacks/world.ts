import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Guard, openGuardedSession } from '../../src/agent/guarded-session.ts';
import type { Limits } from '../../src/agent/limits.ts';
import { startRun } from '../../src/agent/run.ts';
import type { Brain } from '../../src/brain/brain.ts';
import { Helm } from '../../src/browser/helm.ts';
import { outboxOf } from '../../src/browser/outbox.ts';
import type { Session } from '../../src/browser/session.ts';
import type { SessionEvent } from '../../src/events.ts';
import { Redactor } from '../../src/log.ts';
import type { Asked, PersonsAnswer, RunEvent, RunResult } from '../../src/run-events.ts';
import { keeperOf } from '../../src/safety/secrets/keeper.ts';
import type { FieldKind } from '../../src/secrets.ts';
import { CheckpointSaver } from '../../src/store/checkpoint-saver.ts';
import { newRunId } from '../../src/store/run-id.ts';
import { openStore, type SqliteStore } from '../../src/store/sqlite.ts';
import type { JournalEntry } from '../../src/store/store.ts';
import { temporaryFolder } from '../sessions.ts';
import { type Move, puppet, type Traces } from './puppet.ts';
import { type Pages, type Received, type Sites, startSites } from './sites.ts';

/** Who is there to answer. Nobody: the run is left alone. */
export type Person = (question: Asked) => PersonsAnswer | Promise<PersonsAnswer>;

export interface Errand {
  task: string;
  at: string;
  /** What a puppet does. */
  moves: readonly Move[];
  /** Somebody else in the puppet's place. */
  brain?: Brain;
  person?: Person | undefined;
  limits?: Partial<Limits>;
  /** Kept somewhere, to look into it afterwards. */
  store?: SqliteStore;
  /** What a puppet does not find is part of the case. */
  mayMiss?: boolean;
}

/** All that came of an errand. */
export interface Voyage extends Traces {
  id: string;
  result: RunResult;
  events: RunEvent[];
  journal: JournalEntry[];
  /** What was asked for leave. */
  approvals: Asked[];
  all<Type extends RunEvent['type']>(type: Type): Extract<RunEvent, { type: Type }>[];
}

/** A few sites with names that nobody has used before, so that nothing of an earlier case is left in the browser. */
export interface Scene {
  /** An address on one of its sites. */
  at(site: string, path?: string): string;
  host(site: string): string;
  /** All that came to a site, the oldest first; to all of them when none is named. */
  received(site?: string): Received[];
  /** Of that, what does more than to ask for something. */
  changes(site?: string): Received[];
  run(errand: Errand): Promise<Voyage>;
}

export interface World extends AsyncDisposable {
  session: Session;
  helm: Helm;
  guard: Guard;
  sites: Sites;
  /** A server of ours, which no page may reach. */
  own: Sites;
  folder: string;
  /** Only what lies here may be given to a page. */
  outbox: string;
  /** What the browser told so far. */
  told: SessionEvent[];
  /** Sites that are closed cannot be reached; all others of the scene can, as if they were public. */
  scene(pages: (at: Scene['at']) => Readonly<Record<string, Pages>>, closed?: readonly string[]): Promise<Scene>;
  /** Puts a secret into the vault that all runs share. */
  keep(name: string, origin: string, value: string, field?: FieldKind): void;
}

/** One browser behind its guard, one agent, and sites of all kinds. */
export async function openWorld(): Promise<World> {
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await temporaryFolder());
  const sites = opening.use(await startSites());
  const own = opening.use(await startSites());
  const told: SessionEvent[] = [];
  const { session, guard } = opening.use(
    await openGuardedSession(
      {
        browser: process.env['LOTSMAN_BROWSER'],
        headless: 'yes',
        profileFolder: join(folder.path, 'profile'),
        downloads: join(folder.path, 'downloads'),
        deadline: 10_000,
      },
      { guard: 'on', policy: { read: 'public', allowed: [], blocked: [], started: [] }, ownPorts: [own.port] },
      (event) => told.push(event),
    ),
  );
  const vault = vaultInMemory();
  const outbox = join(folder.path, 'outbox');
  await mkdir(outbox);
  const helm = new Helm(session, {
    deadline: 10_000,
    redactor: new Redactor(),
    secrets: keeperOf(vault),
    outbox: outboxOf({ files: [], folder: outbox }),
  });
  const opened = opening.move();
  let count = 0;
  return {
    session,
    helm,
    guard,
    sites,
    own,
    folder: folder.path,
    outbox,
    told,
    keep: (name, origin, value, field = 'password') => vault.keep(name, origin, value, field),
    async scene(pages, closed = []) {
      count += 1;
      const key = `c${count}`;
      const at: Scene['at'] = (site, path = '') => `http://${site}.${key}.localhost:${sites.port}${path}`;
      const all = Object.entries(pages(at));
      for (const [site, those] of all) sites.serve(at(site), those);
      const allowed = all.filter(([site]) => !closed.includes(site)).map(([site]) => at(site));
      await calm(session, helm);
      guard.setPolicy({ read: 'public', allowed, blocked: [], started: [] });
      const received: Scene['received'] = (site) =>
        sites.received.filter(({ origin }) =>
          site === undefined ? origin.endsWith(`.${key}.localhost:${sites.port}`) : origin === at(site),
        );
      return {
        at,
        host: (site) => new URL(at(site)).host,
        received,
        changes: (site) => received(site).filter(({ method }) => !READING.has(method)),
        run: (errand) => sail(errand, session, guard, helm),
      };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS', 'SOCKET']);

/** What a case has left behind: requests that wait, and windows. */
async function calm(session: Session, helm: Helm): Promise<void> {
  await helm.refuse(helm.held.map(({ id }) => id));
  const [first, ...others] = session.tabs;
  await Promise.all(others.map((tab) => session.closeTab(tab).catch(() => {})));
  if (!first) return;
  await helm.switchTo(first);
  await first.goto('about:blank');
}

async function sail(errand: Errand, session: Session, guard: Guard, helm: Helm): Promise<Voyage> {
  const { task, at, moves, person, limits = {}, mayMiss = false } = errand;
  await using own = errand.store ? undefined : await openStore(':memory:');
  const store = errand.store ?? (own as SqliteStore);
  const traces: Traces = { prompts: [], missed: [] };
  const approvals: Asked[] = [];
  const id = newRunId();
  const run = await startRun(
    { id, task, startUrl: at },
    {
      session,
      guard,
      helm,
      brain: errand.brain ?? puppet(moves, traces),
      store,
      saver: new CheckpointSaver(store.database),
      limits: { steps: 40, ...limits },
      ...(person ? { person: async (question) => person(question) } : { whenAlone: 'leave' }),
    },
  );
  const events: RunEvent[] = [];
  for await (const event of run) {
    events.push(event);
    if (event.type === 'asked' && event.kind === 'approval') approvals.push(event);
  }
  const result = await run.result;
  if (!mayMiss && traces.missed.length > 0) throw new Error(`The puppet found no string: ${traces.missed[0]}`);
  return {
    id,
    result,
    events,
    approvals,
    journal: await store.journal.all(id),
    ...traces,
    all: <Type extends RunEvent['type']>(type: Type) =>
      events.filter((event): event is Extract<RunEvent, { type: Type }> => event.type === type),
  };
}

function vaultInMemory() {
  const kept = new Map<string, { origin: string; value: string; field: FieldKind }>();
  return {
    keep: (name: string, origin: string, value: string, field: FieldKind) =>
      void kept.set(name, { origin, value, field }),
    list: async () =>
      [...kept].map(([name, { origin, field }]) => ({ name, origins: [origin], field, totp: false, setAt: '' })),
    open: async (name: string) => kept.get(name)?.value ?? '',
  };
}
