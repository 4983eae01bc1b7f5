import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { within } from '../../deadline.ts';
import { LotsmanError } from '../../errors.ts';
import type { Context } from '../command.ts';
import { type Handover, Started } from './handover.ts';
import { readLine } from './lines.ts';
import { readHolder } from './record.ts';
import type { Whereabouts } from './whereabouts.ts';
import { asError, type Facts } from './wire.ts';

/** A first start on a slow disk is slow. */
const START = 60_000;

/** Starts a process that holds the session and outlives this one. Says nothing new when another was faster. */
export async function startSession(
  place: Whereabouts,
  flags: Context['flags'],
  signal?: AbortSignal,
): Promise<Facts | undefined> {
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  // From the sources it is a .ts file, in the published package a .js one.
  const main = join(import.meta.dirname, `host-main${extname(import.meta.filename)}`);
  const log = openSync(place.log, 'a', 0o600);
  const host = spawn(process.execPath, [main, place.name], {
    // A group of its own: Ctrl-C in this terminal, or its end, are not meant for it.
    detached: true,
    stdio: ['pipe', 'pipe', log],
    windowsHide: true,
  });
  closeSync(log);
  host.stdin?.on('error', () => {});
  host.stdin?.end(JSON.stringify({ name: place.name, flags } satisfies Handover));
  // Whoever stops waiting closes the pipe, and reads nothing more.
  signal?.addEventListener('abort', () => host.stdout?.destroy(), { once: true });
  const line = await within(START, `Starting session "${place.name}"`, firstLine(host.stdout)).catch(
    (error: unknown) => {
      if (!signal?.aborted) throw error;
      return '';
    },
  );
  host.stdout?.destroy();
  host.unref();
  if (signal?.aborted) throw new LotsmanError('stopped', 'Stopped waiting; the session is still being started.');
  const started = Started.safeParse(readLine(line));
  if (!started.success)
    throw new LotsmanError('launch_failed', `Session "${place.name}" did not start.`, {
      hint: `Its log says why: ${place.log}`,
    });
  if ('trouble' in started.data) throw asError(started.data.trouble);
  return 'opened' in started.data ? started.data.opened : undefined;
}

/** Why there is no session any more, as far as it is known; undefined when there was none. */
export async function lastWords(place: Whereabouts): Promise<string | undefined> {
  const farewell = await readFile(place.farewell, 'utf8').catch(() => undefined);
  if (farewell !== undefined) return farewell;
  return (await readHolder(place)) ? 'Its process ended without a word.' : undefined;
}

async function firstLine(output: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of output ?? []) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text;
}
