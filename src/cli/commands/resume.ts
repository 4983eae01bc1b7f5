import type { Command } from '../command.ts';

export const resume: Command = {
  name: 'resume',
  summary: 'Go on with a run that was stopped, killed, or left waiting for an answer.',
  description:
    'It goes on where it was, in a new browser at the same page. What was begun and cannot be undone is never done again on a guess: it asks. Limits and lists of sites stay as they were, unless others are given. Of a run that is over the result is shown again.',
  argument: '<run>',
  json: 'Print each event as a line of JSON; the last line is the result.',
  examples: [
    ['lotsman resume 261115-fkqsxmt', 'by its id, or a beginning of it that no other run has'],
    ['lotsman resume 261115-fk --max-steps 100', 'with another limit'],
  ],

  async run(context) {
    const { openStore } = await import('../../store/sqlite.ts');
    await using store = await openStore(context.config.store);
    const run = await store.runs.get(context.args[0] ?? '');
    const { whereItStands } = await import('../runs/without-browser.ts');
    const exitCode = await whereItStands(context, store, run);
    if (exitCode !== undefined) return exitCode;
    const { drive } = await import('../runs/drive.ts');
    return await drive(context, {
      run: run.id,
      task: run.task,
      isResumed: true,
      store,
      begunWith: run.options,
      begin: ({ resumeRun }, crew) => resumeRun(run.id, crew),
    });
  },
};
