import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { NOTES, serveNotes } from '../../test/notes-site.ts';
import { temporaryFolder } from '../../test/sessions.ts';
import { thoroughly } from '../../test/thoroughly.ts';

const CHILD = fileURLToPath(import.meta.resolve('../../test/kill/child.ts'));
/** What one life has compiled the next need not: a third of what it takes to begin. */
const COMPILED = join(tmpdir(), 'node-compile-cache');

interface Ended {
  status: string;
  summary: string;
  steps: number;
  asked: string[];
  /** All moments at which the run could have been killed. */
  moments: string[];
}

async function life(folder: string, origin: string, mode: 'start' | 'resume', fatal = ''): Promise<Ended | undefined> {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const running = promisify(execFile)(process.execPath, [CHILD, folder, origin, mode, fatal], { env });
  try {
    return JSON.parse((await running).stdout) as Ended;
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
    throw error;
  }
}

/** Killed at one moment, then resumed: what it came to, and what the server got. */
async function killedAt(fatal: number): Promise<{ ended: Ended; saved: string[] }> {
  await using site = await serveNotes();
  await using folder = await temporaryFolder();
  expect(await life(folder.path, site.origin, 'start', String(fatal))).toBeUndefined();
  const ended = await life(folder.path, site.origin, 'resume');
  if (!ended) throw new Error('Nobody killed it, and yet it died.');
  return { ended, saved: site.saved };
}

test('a run that is killed at any moment goes on where it was, and nothing is sent twice', {
  timeout: 900_000,
}, async () => {
  await using site = await serveNotes();
  await using folder = await temporaryFolder();
  const undisturbed = await life(folder.path, site.origin, 'start');
  expect(undisturbed).toMatchObject({ status: 'done', asked: ['approval', 'approval', 'approval'] });
  expect(site.saved).toEqual(NOTES);

  const moments = undisturbed?.moments ?? [];
  for (const fatal of chosen(moments)) {
    const { ended, saved } = await killedAt(fatal);
    const where = `killed at moment ${fatal}, ${moments[fatal - 1]}`;
    expect(saved, where).toEqual(NOTES);
    expect(ended, where).toMatchObject({ status: 'done', summary: undisturbed?.summary });
    const inDoubt = /intent|outcome/.test(moments[fatal - 1] ?? '');
    expect(ended.asked.includes('doubt'), where).toBe(inDoubt);
  }
});

/** All of them takes a while. Otherwise the worst: in the middle of an act. */
function chosen(moments: readonly string[]): number[] {
  const all = moments.map((_, index) => index + 1).slice(0, -1);
  if (thoroughly) return all;
  const worst = all.find((moment) => moments[moment - 1] === 'before the outcome');
  if (worst === undefined) throw new Error('The run has no moment “before the outcome”.');
  return [worst];
}
