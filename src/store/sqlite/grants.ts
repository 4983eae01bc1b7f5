import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Grant, Grants } from '../store.ts';
import type { Database } from './database.ts';

const Terms = z.record(z.string(), z.unknown());

const Row = z
  .object({
    id: z.string(),
    effect: z.string(),
    origin: z.string(),
    terms: z.string(),
    given_at: z.string(),
    run_id: z.string(),
    uses: z.number(),
    used_at: z.string().nullable(),
  })
  .transform(
    ({ id, effect, origin, terms, given_at: givenAt, run_id: run, uses, used_at: usedAt }): Grant => ({
      ...{ id, effect, origin, terms: Terms.parse(JSON.parse(terms)), givenAt, run, uses },
      ...(usedAt === null ? {} : { usedAt }),
    }),
  );

const COLUMNS = 'id, effect, origin, terms, given_at, run_id, uses, used_at';

export function grantsIn(database: Database): Grants {
  const now = () => new Date().toISOString();
  return {
    async give({ effect, origin, run, terms = {} }) {
      const same = [effect, origin, inOneOrder(terms)] as const;
      database.durably(() =>
        database.run(
          'INSERT INTO grants (effect, origin, terms, id, given_at, run_id, uses) VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING',
          ...[...same, randomBytes(3).toString('hex'), now(), run],
        ),
      );
      const where = 'effect = ? AND origin = ? AND terms = ?';
      return Row.parse(database.get(`SELECT ${COLUMNS} FROM grants WHERE ${where}`, ...same));
    },

    async use(id) {
      return database.run('UPDATE grants SET uses = uses + 1, used_at = ? WHERE id = ?', now(), id) === 1;
    },

    async list() {
      return database.all(`SELECT ${COLUMNS} FROM grants ORDER BY origin, effect`).map((row) => Row.parse(row));
    },

    async revoke(id) {
      return database.durably(() => database.run('DELETE FROM grants WHERE id = ?', id)) === 1;
    },
  };
}

/** The same terms are written the same way. */
function inOneOrder(terms: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(terms, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
