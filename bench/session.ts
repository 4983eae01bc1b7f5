import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionOptions } from '../src/browser/options.ts';
import { openSession, type Session } from '../src/browser/session.ts';

/** A browser without a window and without a past; its folder goes with the process. */
export async function freshSession(options: Partial<SessionOptions> = {}): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return openSession({
    browser: process.env['LOTSMAN_BROWSER'],
    headless: 'yes',
    profileFolder: join(folder, 'profile'),
    downloads: join(folder, 'downloads'),
    viewport: { width: 1280, height: 800 },
    ...options,
  });
}
