import { LotsmanError } from '../../errors.ts';
import type { Command } from '../command.ts';

export const runs: Command = {
  name: 'runs',
  summary: 'List the runs: what each was asked to do, and what came of it.',
  json: true,
  options: { 'limit <count>': 'How many, the newest first; otherwise 20.' },
  examples: [
    ['lotsman runs', 'the last twenty'],
    ['lotsman runs --limit 200 --json', 'more of them, for a program'],
  ],

  async run(context) {
    const { options, config, json, terminal } = context;
    const limit = options.get('limit') ?? '20';
    if (!/^[1-9]\d{0,5}$/.test(limit))
      throw new LotsmanError('bad_usage', `--limit must be a whole number above zero, but it is "${limit}".`);
    const [{ openStore }, { standingOf }, { runTable }] = await Promise.all([
      import('../../store/sqlite.ts'),
      import('../../harbour/standing.ts'),
      import('../runs/run-table.ts'),
    ]);
    await using store = await openStore(config.store);
    const listed = await Promise.all(
      (await store.runs.list({ limit: Number(limit) })).map(async (run) => {
        return { run, standing: await standingOf(store, run) };
      }),
    );
    if (json)
      terminal.json(
        listed.map(({ run: { id, task, startedAt, updatedAt }, standing: { status, steps, cost = null } }) => {
          return { id, status, startedAt, updatedAt, steps, cost, task };
        }),
      );
    else for (const line of runTable(listed, context)) terminal.print(line);
    return undefined;
  },
};
