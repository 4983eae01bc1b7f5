import type { GuardSettings } from '../agent/guarded-session-options.ts';
import type { RunOptions } from '../agent/run-options.ts';
import type { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { findBrain } from './find-brain.ts';
import { leave } from './on-page.ts';
import type { RunSettings } from './run-wish.ts';

/** What the run begins with, or began with, which is written down in the store. */
export type Beginnings = (store: Store) => Promise<{ task: string; options: unknown }>;

/** Brings together what a run needs. What is opened here is put on the stack, to be closed with it. */
export async function outfit(
  settings: RunSettings,
  beginnings: Beginnings,
  opened: AsyncDisposableStack,
): Promise<RunOptions> {
  const { limits, hooks, person, whenAlone, signal } = settings;
  // First, because without a model no window should open.
  const brain = settings.brain ?? (await findBrain(settings.model));
  const { store, saver } = await storeFor(settings, opened);
  const begun = await beginnings(store);
  // While the browser starts.
  const prepared = brain.prepare?.(begun.task).catch(() => {});
  const { session, guard, hasNoProxy, writeSites } = await sessionFor(settings, begun, opened);
  const [{ Helm }, { outboxOf }, { tools: allTools }, { rules: allRules }] = await Promise.all([
    import('../browser/helm.ts'),
    import('../browser/outbox.ts'),
    import('../browser/tools.ts'),
    import('../safety/rules.ts'),
  ]);
  await prepared;
  const tools = [...allTools, ...(settings.tools ?? [])];
  return {
    session,
    helm: new Helm(session, {
      tools,
      outbox: outboxOf({ files: settings.files ?? [], folder: settings.outbox }),
      ...(settings.secrets ? { secrets: settings.secrets } : {}),
    }),
    ...(guard ? { guard } : {}),
    ...(hasNoProxy === undefined ? {} : { hasNoProxy }),
    ...(writeSites === undefined ? {} : { writeSites }),
    brain,
    store,
    saver,
    tools,
    rules: [...allRules, ...(settings.rules ?? [])],
    guardian: settings.guardian === true,
    pictures: settings.pictures === true,
    ...(limits === undefined ? {} : { limits }),
    ...(hooks === undefined ? {} : { hooks }),
    ...(person === undefined ? {} : { person }),
    ...(whenAlone === undefined ? {} : { whenAlone }),
    ...(signal === undefined ? {} : { signal }),
  };
}

async function sessionFor(
  settings: RunSettings,
  begun: Awaited<ReturnType<Beginnings>>,
  opened: AsyncDisposableStack,
): Promise<Pick<RunOptions, 'session' | 'guard' | 'hasNoProxy' | 'writeSites'>> {
  const { page, session, signal, onRefused, onBrowser = () => {} } = settings;
  const [{ openGuardedSession }, guards, { Session: Opened }, { load }, { sessionOptions }] = await Promise.all([
    import('../agent/guarded-session.ts'),
    import('../agent/guarded-session-options.ts'),
    import('../browser/session.ts'),
    import('../config/load.ts'),
    import('../browser/options.ts'),
  ]);
  const loaded = await load();
  const lists = { ...guards.guardSettings(loaded, begun.options), ...given(settings) };
  // Lent, it has ways out of its own. What would change something is held all the same.
  const lent = { hasNoProxy: true, ...(lists.writeSites.length > 0 ? { writeSites: lists.writeSites } : {}) };
  if (page) {
    const { borrowPage } = await import('./lent-page.ts');
    // Two who look at one page would get in each other's way.
    await leave(page);
    return { session: opened.use(await borrowPage(page, onBrowser)).session, ...lent };
  }
  if (session instanceof Opened) return { session, ...lent };
  const guarding = { ...guards.guardOptions(lists, guards.beginningsOf(begun)), onRefused };
  const options = { ...sessionOptions(loaded.values), ...session };
  return opened.use(await openGuardedSession(options, guarding, onBrowser, signal));
}

function given({ guard, allowSites, blockSites, onlySites, writeSites }: RunSettings): Partial<GuardSettings> {
  return {
    ...(guard === undefined ? {} : { guard }),
    ...(allowSites === undefined ? {} : { allowSites }),
    ...(blockSites === undefined ? {} : { blockSites }),
    ...(onlySites === undefined ? {} : { onlySites }),
    ...(writeSites === undefined ? {} : { writeSites }),
  };
}

async function storeFor(
  { store, saver }: RunSettings,
  opened: AsyncDisposableStack,
): Promise<Pick<RunOptions, 'store' | 'saver'>> {
  if (store === undefined || typeof store === 'string') {
    const { openStore } = await import('../store/sqlite.ts');
    const own = opened.use(await openStore(store ?? ':memory:'));
    return { store: own, saver: saver ?? (await saverIn(own)) };
  }
  if (saver) return { store, saver };
  if (isSqlite(store)) return { store, saver: await saverIn(store) };
  const { MemorySaver } = await import('@langchain/langgraph-checkpoint');
  return { store, saver: new MemorySaver() };
}

async function saverIn({ database }: SqliteStore): Promise<RunOptions['saver']> {
  const { CheckpointSaver } = await import('../store/checkpoint-saver.ts');
  return new CheckpointSaver(database);
}

function isSqlite(store: Store): store is SqliteStore {
  return 'database' in store;
}
