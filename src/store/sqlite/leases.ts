import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { isRunning, processMark } from '../process-mark.ts';
import type { Driver, Lease, Leases } from '../store.ts';
import type { Database } from './database.ts';
import { ofRun } from './of-run.ts';

const Row = z.object({
  token: z.string(),
  pid: z.number(),
  host: z.string(),
  at: z.string(),
  mark: z.string().nullable(),
  beat_at: z.string(),
});
type Row = z.infer<typeof Row>;

/** How often a driver shows that it lives. */
const BEAT_EVERY = 5_000;
/** A driver whose process cannot be looked at, in another container say, counts as dead when it has not beaten for so long. */
const DEAD_AFTER = 60_000;

export function leasesIn(database: Database): Leases {
  function find(runId: string): Row | undefined {
    const row = database.get('SELECT * FROM leases WHERE run_id = ?', runId);
    return row === undefined ? undefined : Row.parse(row);
  }

  /** Whether the row was written: only over nothing, or over the very row that was seen and judged. */
  function write(runId: string, row: Row, seen: Row | undefined): boolean {
    const written = ofRun(runId, () =>
      database.run(
        `INSERT INTO leases (run_id, token, pid, host, at, mark, beat_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET token = excluded.token, pid = excluded.pid, host = excluded.host, at = excluded.at,
           mark = excluded.mark, beat_at = excluded.beat_at
         WHERE token = ?`,
        ...[runId, row.token, row.pid, row.host, row.at, row.mark, row.beat_at, seen?.token ?? ''],
      ),
    );
    return written === 1;
  }

  return {
    async claim(runId, { pid, host, at }) {
      const row = { token: randomUUID(), pid, host, at, mark: (await processMark(pid)) ?? null, beat_at: at };
      for (;;) {
        const seen = find(runId);
        if (seen && (await isAlive(seen))) throw inUse(runId, seen);
        // Another process may have come first while this one looked; then it is judged anew.
        if (write(runId, row, seen)) return held(database, runId, row.token, seen && driver(seen));
      }
    },

    async holder(runId) {
      const row = find(runId);
      return row && { ...driver(row), alive: await isAlive(row) };
    },
  };
}

function held(database: Database, runId: string, token: string, takenFrom: Driver | undefined): Lease {
  const lost = new AbortController();
  const beat = setInterval(() => {
    try {
      const now = new Date().toISOString();
      if (database.run('UPDATE leases SET beat_at = ? WHERE run_id = ? AND token = ?', now, runId, token) === 1) return;
    } catch {
      // A beat that cannot be written is no reason to stop: the next may be, and whoever writes anything else will hear of it.
      return;
    }
    clearInterval(beat);
    lost.abort(new LotsmanError('run_in_use', `Another process has taken over run ${runId}.`));
  }, BEAT_EVERY).unref();
  const release = async () => {
    clearInterval(beat);
    database.run('DELETE FROM leases WHERE run_id = ? AND token = ?', runId, token);
  };
  return { takenFrom, lost: lost.signal, release, [Symbol.asyncDispose]: release };
}

function driver({ pid, host, at }: Row): Driver {
  return { pid, host, at };
}

async function isAlive({ pid, host, mark, beat_at }: Row): Promise<boolean> {
  if (host === hostname()) return isRunning(pid, mark ?? undefined);
  return Date.now() - Date.parse(beat_at) < DEAD_AFTER;
}

function inUse(runId: string, { pid, host, at }: Row): LotsmanError {
  const elsewhere = host === hostname() ? '' : ` on the computer ${host}`;
  const hint = elsewhere
    ? `If it no longer runs there, try again in ${DEAD_AFTER / 1000} seconds.`
    : 'Watch it there, or stop that process first.';
  return new LotsmanError('run_in_use', `Run ${runId} is driven by process ${pid}${elsewhere} since ${at}.`, { hint });
}
