import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Helm } from '../../src/browser/helm.ts';
import type { SessionOptions } from '../../src/browser/options.ts';
import { outboxOf } from '../../src/browser/outbox.ts';
import type { Session } from '../../src/browser/session.ts';
import { type Practice, startPractice } from '../../src/practice/server.ts';
import { keeperOf } from '../../src/safety/secrets/keeper.ts';
import { observedSession, temporaryFolder } from '../sessions.ts';
import { Forgetful } from './forgetful.ts';
import type { OutboxFile, Secret } from './task.ts';

/** All that tasks are done with: the sites, one browser without a window, a vault and an outbox. */
export interface Ground extends AsyncDisposable {
  practice: Practice;
  session: Session;
  helm: Helm;
  /** Makes everything as if no task had been here: one empty tab, no cookies, only these secrets and files. */
  clear(origin: string, secrets: readonly Secret[], files: readonly OutboxFile[]): Promise<void>;
}

export async function openGround({ headless = 'yes' }: Pick<SessionOptions, 'headless'> = {}): Promise<Ground> {
  await using opening = new AsyncDisposableStack();
  const practice = opening.use(await startPractice());
  const folder = opening.use(await temporaryFolder());
  const { session } = opening.use(await observedSession(folder.path, { headless }));
  const outbox = join(folder.path, 'outbox');
  await mkdir(outbox);
  const kept = new Map<string, Secret & { origin: string }>();
  const vault = {
    list: async () =>
      [...kept.values()].map(({ name, field, origin }) => ({ name, field, origins: [origin], totp: false, setAt: '' })),
    open: async (name: string) => kept.get(name)?.value ?? '',
  };
  const redactor = new Forgetful();
  const helm = new Helm(session, {
    deadline: 10_000,
    redactor,
    secrets: keeperOf(vault),
    outbox: outboxOf({ files: [], folder: outbox }),
  });
  const opened = opening.move();
  return {
    practice,
    session,
    helm,
    async clear(origin, secrets, files) {
      await leaveAll(session, helm);
      redactor.forget();
      kept.clear();
      for (const secret of secrets) kept.set(secret.name, { ...secret, origin });
      for (const name of await readdir(outbox)) await rm(join(outbox, name));
      for (const { name, content } of files) await writeFile(join(outbox, name), content);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Requests that wait, windows, a language and a login from the task before would still be there. */
async function leaveAll(session: Session, helm: Helm): Promise<void> {
  await helm.refuse(helm.held.map(({ id }) => id));
  const [first, ...others] = session.tabs;
  await Promise.all(others.map((tab) => session.closeTab(tab).catch(() => {})));
  await session.context.clearCookies();
  if (!first) return;
  await helm.switchTo(first);
  // A page that asks whether to leave it is left by closing it.
  await first.goto('about:blank').catch(async () => {
    const fresh = await session.newTab();
    await session.closeTab(first);
    await helm.switchTo(fresh);
  });
}
