import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Grant, Grants } from '../store.ts';
import type { Database } from './database.ts';

const Row = z
  .object({
    id: z.string(),
    effect: z.string(),
    origin: z.string(),
    given_at: z.string(),
    run_id: z.string(),
    uses: z.number(),
    used_at: z.string().nullable(),
  })
  .transform(
    ({ id, effect, origin, given_at: givenAt, run_id: run, uses, used_at: usedAt }): Grant => ({
      ...{ id, effect, origin, givenAt, run, uses },
      ...(usedAt === null ? {} : { usedAt }),
    }),
  );

const COLUMNS = 'id, effect, origin, given_at, run_id, uses, used_at';

export function grantsIn(database: Database): Grants {
  const find = (effect: string, origin: string): Grant | undefined => {
    const row = database.get(`SELECT ${COLUMNS} FROM grants WHERE effect = ? AND origin = ?`, effect, origin);
    return row === undefined ? undefined : Row.parse(row);
  };
  return {
    async give({ effect, origin, run }) {
      const id = randomBytes(3).toString('hex');
      database.durably(() =>
        database.run(
          'INSERT INTO grants (id, effect, origin, given_at, run_id, uses) VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING',
          ...[id, effect, origin, new Date().toISOString(), run],
        ),
      );
      const grant = find(effect, origin);
      if (!grant) throw new Error('A permission that was just written down is not there.');
      return grant;
    },

    async use(effect, origin) {
      const now = new Date().toISOString();
      database.run(
        'UPDATE grants SET uses = uses + 1, used_at = ? WHERE effect = ? AND origin = ?',
        now,
        effect,
        origin,
      );
      return find(effect, origin);
    },

    async list() {
      return database.all(`SELECT ${COLUMNS} FROM grants ORDER BY origin, effect`).map((row) => Row.parse(row));
    },

    async revoke(id) {
      return database.durably(() => database.run('DELETE FROM grants WHERE id = ?', id)) === 1;
    },
  };
}
