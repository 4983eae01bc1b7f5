import type { Outcome } from '../../action.ts';
import { type Guard, openGuardedSession } from '../../agent/guarded-session.ts';
import { guardOptions } from '../../agent/guarded-session-options.ts';
import type { Ending } from '../../browser/connection.ts';
import { renderChanges } from '../../browser/delta.ts';
import { Helm } from '../../browser/helm.ts';
import { sessionOptions } from '../../browser/options.ts';
import { renderOutcome } from '../../browser/outcome.ts';
import { render } from '../../browser/render.ts';
import type { Arrival, Tab } from '../../browser/tab.ts';
import { toolNamed } from '../../browser/tools.ts';
import { webAddress } from '../../browser/web-address.ts';
import type { Config } from '../../config/settings.ts';
import { reasonOf } from '../../errors.ts';
import type { Listener, SessionEvent } from '../../events.ts';
import type { Redactor } from '../../log.ts';
import type { Observation } from '../../observation.ts';
import type { Refusal } from '../../safety/proxy/guard-proxy.ts';
import { keeperOf } from '../../safety/secrets/keeper.ts';
import { Vault } from '../../safety/secrets/vault.ts';
import { readInput } from './action-input.ts';
import type { Held } from './host.ts';
import { refusalLine } from './refusal-line.ts';
import { pageNow, reportOf } from './report.ts';
import type { Facts, Result, Work } from './wire.ts';

type Look = Extract<Work, { ask: 'observe' }>;
type Act = Extract<Work, { ask: 'act' }>;

/** Tokens for a page that somebody wants to see all of. */
const EVERYTHING = 1_000_000;

export interface Opening {
  readonly config: Config;
  readonly listener: Listener<SessionEvent>;
  /** Hears, once for each site, of what was not let through. */
  readonly onRefused?: Listener<Refusal>;
  readonly redactor: Redactor;
  readonly signal: AbortSignal;
}

/** Opens the browser that a session keeps, and takes the helm. */
export async function openHeld({ config, listener, onRefused, redactor, signal }: Opening): Promise<Held> {
  let opened: Extract<SessionEvent, { type: 'opened' }> | undefined;
  const hear = (event: SessionEvent) => {
    if (event.type === 'opened') opened = event;
    listener(event);
  };
  let untold: Refusal[] = [];
  const guarding = {
    ...guardOptions(config, []),
    onRefused: (refusal: Refusal) => {
      untold.push(refusal);
      onRefused?.(refusal);
    },
  };
  const guarded = await openGuardedSession(sessionOptions(config), guarding, hear, signal);
  const { session, guard } = guarded;
  const secrets = keeperOf(new Vault(config.secrets));
  const highlight = config.highlight === 'on';
  const helm = new Helm(session, { deadline: config.deadline, redactor, secrets, highlight });

  const look = (work: Look, signal: AbortSignal) => {
    if (work.url !== undefined) guard.allow(work.url);
    return observe(helm, work, signal);
  };
  const act = async ({ tool, words, json, form, folder }: Act, signal: AbortSignal) => {
    const input = readInput(toolNamed(tool), words, json);
    openTyped(input, guard);
    return inFolder(folder, async () => told(await helm.act({ tool, input }, signal), form));
  };

  return {
    facts: (): Facts => ({
      browser: opened?.browser ?? '',
      mode: session.mode,
      visible: session.visible,
      notes: [...(opened?.notes ?? [])],
      profileFolder: config.profileFolder,
      url: session.tabs.length === 0 ? '' : helm.tab.url,
      tabs: session.tabs.map(({ id, url }) => ({ tab: id, url })),
    }),
    async work(work, signal) {
      if (session.tabs.length === 0) await session.newTab();
      try {
        const result = await guard.telling(() => (work.ask === 'observe' ? look(work, signal) : act(work, signal)));
        return withRefusals(result, untold.splice(0));
      } catch (error) {
        const said = reasonOf(error);
        untold = untold.filter(({ because }) => reasonOf(because) !== said);
        throw error;
      }
    },
    over: session.over.then(spokenEnding),
    close: async () => guarded[Symbol.asyncDispose](),
  };
}

/** An address that a person typed is one that they began with. A path alone is not: whose it is, is up to the page. */
function openTyped(input: unknown, guard: Guard): void {
  const { url } = (input ?? {}) as { url?: unknown };
  if (typeof url !== 'string') return;
  try {
    guard.allow(webAddress(url, 'about:blank'));
  } catch {
    // The action says what is wrong with it.
  }
}

function withRefusals(result: Result, refusals: readonly Refusal[]): Result {
  const { text, value } = result;
  if (refusals.length === 0) return result;
  if (text !== undefined) return { ...result, text: [text, ...refusals.map(refusalLine)].join('\n') };
  const refused = refusals.map(({ origin, because }) => ({ origin, because }));
  return { ...result, value: { ...(value as object), refused } };
}

async function observe(helm: Helm, { url, scope, form }: Look, signal: AbortSignal): Promise<Result> {
  const arrival = url === undefined ? undefined : await goTo(helm.tab, url, signal);
  const before = helm.last;
  const now = scope === 'page' ? await helm.observeWhole() : await helm.observe();
  if (form === 'json') return { value: scope === 'changes' ? pageNow(before, now) : now };
  const note = arrival?.becameDownload
    ? ['The address is a file: it lies in quarantine, and the page is the old one.']
    : [];
  return { value: null, text: [...note, textOf(before, now, scope)].join('\n') };
}

/** Whoever stops it need not wait for a server that does not answer, and neither need the next one. */
async function goTo(tab: Tab, url: string, signal: AbortSignal): Promise<Arrival> {
  const stop = async () => (await tab.cdp()).send('Page.stopLoading');
  const stopLoading = () => void stop().catch(() => {});
  signal.addEventListener('abort', stopLoading, { once: true });
  try {
    return await tab.goto(url);
  } finally {
    signal.removeEventListener('abort', stopLoading);
  }
}

function textOf(before: Observation | undefined, now: Observation, scope: Look['scope']): string {
  if (scope === 'page') return render(now, EVERYTHING);
  return scope === 'changes' && before ? renderChanges(before, now) : render(now);
}

function told(outcome: Outcome, form: Work['form']): Result {
  const { picture } = outcome;
  return {
    ...(form === 'json' ? { value: reportOf(outcome) } : { value: null, text: renderOutcome(outcome) }),
    ...(picture && {
      picture: { mediaType: picture.mediaType, base64: Buffer.from(picture.bytes).toString('base64') },
    }),
  };
}

/** Paths that an action is given begin where its command was typed. One thing is done at a time, so nobody is surprised. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const home = process.cwd();
  try {
    process.chdir(folder);
  } catch {
    // Gone, or not ours to enter: then only whole paths are found.
  }
  try {
    return await work();
  } finally {
    process.chdir(home);
  }
}

function spokenEnding(ending: Ending): string {
  switch (ending.how) {
    case 'closed':
      return 'The browser was closed by its user.';
    case 'killed':
      return `The browser died: ${ending.reason}.`;
    case 'disconnected':
      return `The connection to the browser was lost: ${ending.reason}.`;
  }
}
