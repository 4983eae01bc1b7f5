import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { within } from '../deadline.ts';
import { LotsmanError, reasonOf } from '../errors.ts';

/** Who has a profile open. */
export interface ProfileHolder {
  pid: number;
  host: string;
  /** What the process calls itself, where the system tells. */
  command: string | undefined;
  alive: boolean;
}

/** A profile that is ours until disposed. */
export interface ProfileLease extends AsyncDisposable {
  readonly folder: string;
  /** The dead process whose lock was removed on the way. */
  readonly staleHolder: ProfileHolder | undefined;
}

const LEASE = 'lotsman.lock';
/** How long a browser may take to end after the process that started it. */
const ORPHAN = 3_000;
/** How long the file system may take. */
const FOLDER = 5_000;
const Lease = z.object({ pid: z.number(), host: z.string(), command: z.string().optional(), token: z.string() });
/** The leases that this very process has written: in a container the next process often gets the number of the last. */
const written = new Set<string>();

/** The live process that has this profile open, be it ours or a plain browser; a dead one when only its lock is left. */
export async function profileHolder(folder: string): Promise<ProfileHolder | undefined> {
  const holders = [await readLease(folder), await readBrowserLock(folder)].filter((holder) => holder !== undefined);
  return holders.find((holder) => holder.alive) ?? holders[0];
}

/**
 * Takes a profile for this process, or says who has it. Our own lease file stands beside the browser's lock, because
 * the browser's appears only after it has started: two launches at the same moment would both see a free profile.
 */
export async function leaseProfile(folder: string): Promise<ProfileLease> {
  await within(FOLDER, `Making the profile folder ${folder}`, mkdir(folder, { recursive: true, mode: 0o700 })).catch(
    (cause: unknown) => {
      throw unusable(folder, cause);
    },
  );
  await orphanGone(folder);
  const holder = await profileHolder(folder);
  if (holder?.alive) throw inUse(folder, holder);
  if (holder) await removeLocks(folder);
  await writeLease(folder);
  return {
    folder,
    staleHolder: holder,
    [Symbol.asyncDispose]: () => rm(join(folder, LEASE), { force: true }),
  };
}

/** A browser whose Lotsman was killed ends by itself when it notices; a moment of patience is kinder than a refusal. */
async function orphanGone(folder: string): Promise<void> {
  const lease = await readLease(folder);
  if (!lease || lease.alive) return;
  const deadline = performance.now() + ORPHAN;
  while (performance.now() < deadline && (await readBrowserLock(folder))?.alive) await delay(50);
}

async function writeLease(folder: string): Promise<void> {
  const draft = join(folder, `${LEASE}.${process.pid}`);
  try {
    const command = await commandOf(process.pid);
    const token = randomUUID();
    written.add(token);
    await writeFile(draft, JSON.stringify({ pid: process.pid, host: hostname(), command, token }), { mode: 0o600 });
    // A link appears with its content or not at all, and fails when the name is taken: of two processes one wins.
    await link(draft, join(folder, LEASE));
  } catch (cause) {
    const holder = await readLease(folder);
    if (holder) throw inUse(folder, holder);
    throw unusable(folder, cause);
  } finally {
    await rm(draft, { force: true });
  }
}

function unusable(folder: string, cause: unknown): LotsmanError {
  return new LotsmanError('bad_config', `The profile folder ${folder} cannot be used: ${reasonOf(cause)}.`, {
    hint: 'Choose another one with --profile-folder, or mend its permissions.',
    cause,
  });
}

function inUse(folder: string, { pid, host, command }: ProfileHolder): LotsmanError {
  const elsewhere = host === hostname() ? '' : ` on the computer ${host}`;
  const who = command === undefined ? `process ${pid}` : `${command} (process ${pid})`;
  const remedy = elsewhere
    ? `If that computer no longer runs it, delete ${LEASE} and SingletonLock in the folder.`
    : 'Close that browser, or use another profile with --profile.';
  return new LotsmanError('profile_in_use', `The profile ${folder} is in use by ${who}${elsewhere}.`, { hint: remedy });
}

async function readLease(folder: string, file = join(folder, LEASE)): Promise<ProfileHolder | undefined> {
  const lease = Lease.safeParse(await readJson(file));
  if (!lease.success) return undefined;
  const { pid, host, command, token } = lease.data;
  // A process on another computer cannot be looked at; it counts as alive, because two browsers would ruin the profile.
  if (host !== hostname()) return { pid, host, command, alive: true };
  // The number of a dead process may belong to another program by now.
  const alive = pid === process.pid ? written.has(token) : isAlive(pid) && (await commandOf(pid)) === command;
  return { pid, host, command, alive };
}

/**
 * Chromium on Linux and macOS leaves a link SingletonLock that points to `<host>-<pid>`, and a socket on which a living
 * browser answers: only the socket tells a living browser from a number that was given away again.
 */
async function readBrowserLock(folder: string): Promise<ProfileHolder | undefined> {
  const target = await readlink(join(folder, 'SingletonLock')).catch(() => '');
  const parts = target.match(/^(.*)-(\d+)$/);
  if (parts?.[1] === undefined) return undefined;
  const [pid, host] = [Number(parts[2]), parts[1]];
  const answers = await canConnect(join(folder, 'SingletonSocket'));
  return { pid, host, command: answers ? await commandOf(pid) : undefined, alive: answers || host !== hostname() };
}

async function removeLocks(folder: string): Promise<void> {
  await removeStaleLease(folder);
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    await rm(join(folder, name), { force: true });
}

/** Moves the lease aside before it is judged again: another process may have put a fresh one in its place meanwhile. */
async function removeStaleLease(folder: string): Promise<void> {
  const aside = join(folder, `${LEASE}.${process.pid}.stale`);
  if (
    !(await rename(join(folder, LEASE), aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  if ((await readLease(folder, aside))?.alive) await link(aside, join(folder, LEASE)).catch(() => {});
  await rm(aside, { force: true });
}

function canConnect(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function commandOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux')
      return basename((await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')[0] ?? '');
    if (process.platform === 'darwin') {
      const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']);
      return stdout.trim() || undefined;
    }
    const { stdout } = await promisify(execFile)('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']);
    return stdout.match(/^"([^"]+)"/)?.[1];
  } catch {
    return undefined;
  }
}
