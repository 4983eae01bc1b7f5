import type { ChildProcess } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { stripVTControlCharacters } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { within } from '../deadline.ts';
import { isLotsmanError, LotsmanError, reasonOf } from '../errors.ts';
import type { Connection, Ending } from './connection.ts';
import { findDisplay } from './display.ts';
import { DriverWire } from './driver-wire.ts';
import { type BrowserKind, type FoundBrowser, findBrowser } from './find.ts';
import { findShell, isShell } from './find-shell.ts';
import { meetTargets } from './holding/targets.ts';
import { withLocale } from './locale-env.ts';
import { DEFAULT_DEADLINE, type ProxyOptions, type SessionOptions } from './options.ts';
import { OwnSessions } from './own-sessions.ts';
import { leaseProfile } from './profile.ts';
import { sandboxStatus } from './sandbox.ts';
import { readStorageState } from './storage-state.ts';

/** How long a browser may take to come up; a first start on a slow disk is slow. */
const LAUNCH = 30_000;
/** How long a browser may take to end in an orderly way before it is ended. */
const FAREWELL = 5_000;

/** Starts a browser with a persistent profile; visible where there is a display. */
export async function launch(options: SessionOptions, signal?: AbortSignal): Promise<Connection> {
  const found = options.headless === 'shell' ? findShell(options.browser) : findBrowser(options.browser);
  if (!found) throw notFound(options);
  const { visible, sandboxed, notes } = circumstances(options, found);
  const lease = await leaseProfile(options.profileFolder);
  if (lease.staleHolder)
    notes.push(`A lock left behind in the profile by process ${lease.staleHolder.pid}, which is gone, was removed.`);

  try {
    const { context, process } = await start(found, options, { visible, sandboxed }, signal);
    const ended = endOf(context, process).finally(() => lease[Symbol.asyncDispose]());
    return {
      mode: 'launched',
      visible,
      browser: `${NAMES[found.kind]} ${context.browser()?.version() ?? ''}`.trim(),
      notes,
      context,
      ended,
      ...reachOf(context, process),
      openPage: () => context.newPage(),
      close: async () => {
        const patience = setTimeout(() => process?.kill('SIGKILL'), FAREWELL);
        await context.close();
        await ended;
        clearTimeout(patience);
      },
    };
  } catch (error) {
    await lease[Symbol.asyncDispose]();
    throw error;
  }
}

/** All targets are reached over the driver's own wire, where it shares one. */
function reachOf(
  context: BrowserContext,
  process: ChildProcess | undefined,
): Pick<Connection, 'meetTargets' | 'openDevTools'> {
  const browser = context.browser();
  const wire = process && DriverWire.of(process);
  if (!browser || !wire) return { openDevTools: (page) => context.newCDPSession(page) };
  const sessions = new OwnSessions(browser, wire);
  return { meetTargets: (meet) => meetTargets(browser, wire, meet), openDevTools: (page) => sessions.open(page) };
}

const NAMES: Record<BrowserKind, string> = {
  configured: 'the configured browser',
  chrome: 'Chrome',
  edge: 'Edge',
  chromium: 'Chromium',
  playwright: 'Playwright’s Chromium',
  shell: 'Chrome headless shell',
};

function notFound({ headless }: SessionOptions): LotsmanError {
  if (headless !== 'shell')
    return new LotsmanError('no_browser', 'No Chrome, Edge or Chromium was found on this machine.', {
      hint: 'Run `lotsman install-browser`, or point --browser (LOTSMAN_BROWSER) to one.',
    });
  return new LotsmanError('no_browser', 'No Chrome headless shell was found on this machine.', {
    hint: 'Install chromium-headless-shell with the package manager or with `npx playwright install`, or use --headless instead.',
  });
}

async function start(
  { path }: FoundBrowser,
  options: SessionOptions,
  { visible, sandboxed }: { visible: boolean; sandboxed: boolean },
  signal: AbortSignal | undefined,
) {
  const { chromium, devices } = await import('playwright-core');
  const device = options.device === undefined ? {} : knownDevice(devices, options.device);
  const launching = () =>
    chromium.launchPersistentContext(options.profileFolder, {
      executablePath: path,
      env: withLocale(process.env),
      headless: !visible,
      chromiumSandbox: sandboxed,
      // Ctrl-C is ours to handle: the step ends, the state is saved, then the browser is closed.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: LAUNCH,
      ignoreDefaultArgs: TELL_TALES,
      args: [
        ...CALM,
        ...(isShell(path) ? APART : []),
        ...(options.pageTools === false ? [] : ['--enable-blink-features=WebMCP']),
        ...(options.guardFlags ?? (options.proxy === 'none' ? ['--no-proxy-server'] : [])),
      ],
      acceptDownloads: true,
      ...emulation(options, visible, device),
    });
  const started = await catchProcess(launching, options.profileFolder, signal).catch((cause: unknown) => {
    throw isLotsmanError(cause) ? cause : launchError(path, cause);
  });
  try {
    const deadline = options.deadline ?? DEFAULT_DEADLINE;
    await within(deadline, 'Setting permissions', setPermissions(started.context, options.permissions ?? []));
    if (options.storageState !== undefined) await readStorageState(started.context, options.storageState, deadline);
    return started;
  } catch (error) {
    await started.context.close();
    throw error;
  }
}

/** What a person's browser has and a tester's has not, and no question about a crash that was ours. */
const CALM = [
  '--disable-blink-features=AutomationControlled',
  '--disable-quic',
  // The browser decides once, before such a worker begins, whether what it sends can be held: we may come too late to be heard.
  '--disable-shared-workers',
  '--hide-crash-restore-bubble',
];
/** What a browser with windows does by itself: a frame of another site cannot hold up the page, nor read it. */
const APART = ['--site-per-process'];
/** Switches that Playwright sets for testing and that a person's browser does not have. */
const TELL_TALES = ['--enable-automation', '--disable-popup-blocking', '--disable-extensions', '--disable-infobars'];

function circumstances(options: SessionOptions, { path }: FoundBrowser) {
  const notes: string[] = [];
  const display = findDisplay();
  const wish = options.headless ?? 'auto';
  if (wish === 'no' && isShell(path))
    throw new LotsmanError('no_display', `A visible browser was asked for, and ${path} can have no window.`, {
      hint: 'Leave --headed out, or choose another browser with --browser.',
    });
  if (wish === 'no' && display.kind === 'none')
    throw new LotsmanError(
      'no_display',
      `A visible browser was asked for, and there is no display: ${display.detail}.`,
      {
        hint: 'Leave --headed out to run without a window, or start a display first (for example: xvfb-run).',
      },
    );
  const visible = wish === 'no' || (wish === 'auto' && display.kind !== 'none' && !isShell(path));
  if (wish === 'auto' && display.kind === 'none')
    notes.push(`There is no display (${display.detail}): the browser runs without a window.`);

  const sandbox = sandboxStatus();
  const sandboxed = options.sandbox === 'on' || (options.sandbox !== 'off' && sandbox.usable);
  if (!sandboxed) {
    const reason = options.sandbox === 'off' ? 'it was switched off' : sandbox.reason;
    notes.push(`The browser runs without its sandbox: ${reason}.`);
  }
  return { visible, sandboxed, notes };
}

function emulation<Device extends object>(options: SessionOptions, visible: boolean, device: Device) {
  const screen = { viewport: visible ? null : { width: 1280, height: 800 } };
  const { viewport } = options;
  return {
    ...screen,
    ...device,
    // What was asked for by itself counts for more than what a device brings along.
    ...(viewport === undefined ? {} : { viewport: viewport === 'window' ? null : viewport }),
    ...(options.locale === undefined ? {} : { locale: options.locale }),
    ...(options.timezone === undefined ? {} : { timezoneId: options.timezone }),
    ...(options.headers === undefined ? {} : { extraHTTPHeaders: { ...options.headers } }),
    ...(typeof options.proxy === 'object' && !options.guardFlags ? { proxy: withoutGaps(options.proxy) } : {}),
  };
}

/** This machine is not on the other side of a proxy. */
const LOCAL = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];

function withoutGaps({ server, username, password, bypass }: ProxyOptions) {
  return {
    server,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    bypass: [...LOCAL, ...(bypass === undefined ? [] : [bypass])].join(','),
  };
}

function knownDevice<Descriptor>(devices: Readonly<Record<string, Descriptor>>, name: string): Descriptor {
  const device = devices[name];
  if (device) return device;
  const known = Object.keys(devices).filter((one) => !one.endsWith('landscape'));
  throw new LotsmanError('bad_config', `There is no device called "${name}".`, {
    hint: `Some that exist: ${known.slice(0, 5).join(', ')} … (${known.length} in all, the names Playwright uses).`,
  });
}

/** The driver does not show the process it starts; Node announces every child, and the browser is the one in between. */
async function catchProcess(launching: () => Promise<BrowserContext>, folder: string, signal: AbortSignal | undefined) {
  const children: ChildProcess[] = [];
  const browser = () => children.find((child) => child.spawnargs.includes(`--user-data-dir=${folder}`));
  const stopped = Promise.withResolvers<never>();
  const stop = () => {
    browser()?.kill('SIGKILL');
    stopped.reject(new LotsmanError('stopped', 'Stopped before the browser was there.'));
  };
  stopped.promise.catch(() => {});
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const notice = (message: unknown) => children.push((message as { process: ChildProcess }).process);
  diagnostics.subscribe('child_process', notice);
  try {
    const starting: Promise<BrowserContext> = signal?.aborted ? stopped.promise : launching();
    // Its process may not have been there to be ended when it was stopped: then it is closed when it comes.
    starting.then((late) => (signal?.aborted ? late.close() : undefined)).catch(() => {});
    const context = await Promise.race([starting, stopped.promise]);
    return { context, process: browser() };
  } finally {
    signal?.removeEventListener('abort', stop);
    diagnostics.unsubscribe('child_process', notice);
  }
}

async function endOf(context: BrowserContext, process: ChildProcess | undefined): Promise<Ending> {
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  if (!process) return closed.then(() => ({ how: 'closed' }));
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) resolve([process.exitCode, process.signalCode]);
    process.once('exit', (...end) => resolve(end));
  });
  await closed;
  if (signal !== null) return { how: 'killed', reason: `it was ended by ${signal}` };
  return code === 0 ? { how: 'closed' } : { how: 'killed', reason: `it ended with code ${code}` };
}

/** Grants these and denies every other permission, so that no prompt waits for an answer. */
async function setPermissions(context: BrowserContext, granted: readonly string[]): Promise<void> {
  await context.grantPermissions([...granted]).catch((cause: unknown) => {
    throw new LotsmanError('bad_config', `The permissions to grant are not all known: ${reasonOf(cause)}.`, { cause });
  });
}

function launchError(path: string, cause: unknown): LotsmanError {
  return new LotsmanError('launch_failed', `The browser ${path} did not start: ${lastWords(cause)}.`, {
    hint: 'Run `lotsman doctor` to see what is missing.',
    cause,
  });
}

/** What the browser itself wrote before it went, or else what the driver makes of it. */
function lastWords(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const written = [...stripVTControlCharacters(message).matchAll(/\[err\] (?:\[[^\]]*\] ?)?(.+)/g)].map(
    ([, line = '']) => line.trim(),
  );
  const telling = written.filter((line) => !/\bd?bus\b|crashpad|unexpected operator|vaapi|gpu/i.test(line)).slice(-2);
  return telling.length === 0 ? reasonOf(cause) : telling.join(' ').replace(/\.$/, '');
}
