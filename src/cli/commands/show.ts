import type { Command } from '../command.ts';

export const show: Command = {
  name: 'show',
  summary: 'Tell the story of a run: what it planned, saw, did and was asked, and what came of it.',
  argument: '<run>',
  json: true,
  examples: [
    ['lotsman show 261115-fkqsxmt', 'by its id, or a beginning of it that no other run has'],
    ['lotsman show 261115-fk --json', 'everything that is known about it, for a program'],
  ],

  async run(context) {
    const { args, config, json, terminal, redactor } = context;
    const [{ openStore }, { standingOf }, { openQuestion }] = await Promise.all([
      import('../../store/sqlite.ts'),
      import('../../harbour/standing.ts'),
      import('../../harbour/open-question.ts'),
    ]);
    await using store = await openStore(config.store);
    const run = await store.runs.get(args[0] ?? '');
    const standing = await standingOf(store, run);
    const question = await openQuestion(store, run.id);
    const events = (await store.events.read(run.id)).map(({ event }) => event);
    if (json) {
      const { status, driver = null, steps, cost = null } = standing;
      const facts = { ...run, status, driver, steps, cost, question: question ?? null, events };
      terminal.json(JSON.parse(redactor.redactJson(JSON.stringify(facts))));
      return undefined;
    }
    const { runStory } = await import('../runs/run-story.ts');
    for (const line of runStory({ run, standing, question, events }, context)) terminal.print(line);
    return undefined;
  },
};
